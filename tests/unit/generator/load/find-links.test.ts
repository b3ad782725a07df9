import { describe, expect, test } from 'vitest'
import { findLinks, typedLinks } from '#generator/load/find-links.ts'
import { parseYaml } from '#generator/load/parse/parse-yaml.ts'
import type { Located } from '#generator/load/records.ts'

describe('findLinks', () => {
  test('finds links at any depth, with the path of each', () => {
    const value = { hero: { primary: { page: 'contact' } }, lists: [{ title: 'A', links: [{ city: 'odell' }] }] }
    expect(findLinks(value)).toEqual([
      { link: { page: 'contact' }, path: ['hero', 'primary'] },
      { link: { city: 'odell' }, path: ['lists', 0, 'links', 0] },
    ])
  })

  test('a label without a target is not a link', () => {
    expect(findLinks({ mediaKit: { label: 'Download' } })).toEqual([])
  })

  test('an object with a field that links do not have is not a link, even if it names a service', () => {
    expect(findLinks([{ name: 'House', service: 'house-cleaning' }])).toEqual([])
  })

  test('undefined fields are ignored', () => {
    const link = { page: 'contact', label: undefined, note: undefined }
    expect(findLinks([link])).toHaveLength(1)
  })

  test('an empty object and an empty list contain no link', () => {
    expect(findLinks({ embeds: {}, links: [] })).toEqual([])
  })
})

describe('typedLinks', () => {
  function record(text: string): Located<unknown> {
    const file = { path: 'pages/a.yaml', shown: 'manifest/pages/a.yaml', text }
    const outcome = parseYaml(file)
    if (!outcome.ok) throw new Error('not YAML')
    const { value, locate } = outcome.value
    return { slug: 'a', value, at: locate([]), locate, file }
  }

  test('finds a link with a path, in the URL form of the site, at its path', () => {
    // `action: { path: ` is 16 characters
    expect(typedLinks(record('action: { path: /blog, label: Blog }'), { trailingSlash: 'always', prefix: '' })).toEqual(
      [{ path: '/blog/', at: { file: 'manifest/pages/a.yaml', line: 1, column: 17 } }],
    )
  })

  test('finds a link in Markdown, at its URL', () => {
    // `  Read [it](` is 12 characters
    expect(typedLinks(record('body: |\n  Read [it](/guide#spring).'), { trailingSlash: 'never', prefix: '' })).toEqual([
      { path: '/guide#spring', at: { file: 'manifest/pages/a.yaml', line: 2, column: 13 } },
    ])
  })

  test('ignores links by slug and links to other sites', () => {
    expect(
      typedLinks(record('a: { page: home }\nb: "[x](https://other.example/)"'), {
        trailingSlash: 'always',
        prefix: '',
      }),
    ).toEqual([])
  })
})
