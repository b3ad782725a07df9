// Belongs below tests/unit/ once the code does what each test says; every one of these fails today.
import { describe, expect, test } from 'vitest'
import { deadFragment } from '#generator/audit/rules/dead-fragment.ts'
import { deadLink } from '#generator/audit/rules/dead-link.ts'
import { parseCsv } from '#generator/load/parse-csv.ts'
import { unsafeOutput } from '#generator/publish/unsafe-output.ts'
import { validateManifest } from '#generator/validate.ts'
import { auditedSite } from '../support/audited-site.ts'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { smallSite } from './small-site.ts'

const codes = (edits: ManifestEdit[]) =>
  withEditedSite(edits, async (dirs) => (await validateManifest(dirs)).problems.map(({ code }) => code))

describe('audit', () => {
  test('a fragment with a stray % is judged, and throws nothing', () => {
    const pages = [{ path: '/', links: ['/contact/#50%'] }, { path: '/contact/' }]
    expect(deadFragment.check(auditedSite({ pages }))).toHaveLength(1)
  })
  test('pages that link to different fragments of one missing page are all counted', () => {
    const pages = [
      { path: '/a/', links: ['/blog/'] },
      { path: '/b/', links: ['/blog/#x'] },
    ]
    expect(deadLink.check(auditedSite({ pages }))[0]).toMatchObject({ count: 2, urls: ['/a/', '/b/'] })
  })
})

describe('load/parse-csv', () => {
  const places = (text: string, column?: string) => {
    const outcome = parseCsv({ path: 'c.csv', shown: 'c.csv', text }, ['a', 'b'])
    if (!outcome.ok) return outcome.problems.map(({ at }) => `${at.line}:${at.column}`)
    return outcome.value.rows.map(({ locate }) => `${locate(column).line}:${locate(column).column}`)
  }
  test('a row after an empty line is on its own line', () => expect(places('a,b\n\n1,2\n')).toEqual(['3:1']))
  test('a cell after an empty line of CR LF is in its own column', () =>
    expect(places('a,b\r\n\r\n1,2\r\n', 'b')).toEqual(['3:3']))
  test('a CR LF between quotes is one line break', () =>
    expect(places('a,b\r\n"x\r\ny",2\r\n3,4\r\n')).toEqual(['2:1', '4:1']))
  test('a quote that is not closed is shown where it opens', () =>
    expect(places('a,b\n1,2\n"3,4\n5,6\n7,8\n')).toEqual(['3:1']))
})

describe('load', () => {
  test('a symbolic link is not passed over in silence', async () => {
    expect(
      await codes([
        { remove: 'faqs.yaml' },
        { file: '../faqs.yaml', write: '- { question: A?, answer: B. }' },
        { symlink: 'faqs.yaml', to: '../faqs.yaml' },
      ]),
    ).toEqual(['outside-manifest'])
  })
  test('a mistake in site.yaml hides no unknown placeholder', async () => {
    expect(
      await codes([
        { file: 'site.yaml', replace: 'trailingSlash: always', with: 'trailingSlash: sometimes' },
        { file: 'pages/home.yaml', replace: '{phone}', with: '{telephone}' },
      ]),
    ).toEqual(['unknown-placeholder', 'wrong-value'])
  })
  test('a placeholder in a claim is filled or refused', async () => {
    const edit = { file: 'site.yaml', replace: 'Price before we start', with: '"Call {phone}"' }
    const { manifest } = await smallSite([edit])
    expect(manifest.faqs.items[0]?.answer).toContain('Call (541) 555-0137')
  })
  test('an unknown placeholder in the text of a picture is a problem', async () => {
    expect(
      await codes([{ file: 'images.yaml', replace: 'A wide river between dark hills', with: '"{river}"' }]),
    ).toContain('unknown-placeholder')
  })
  test('a latitude without a longitude is a problem', async () => {
    expect(await codes([{ file: 'cities.csv', replace: '45.62707,-121.54313', with: '45.62707,' }])).toHaveLength(1)
  })
  test('a date that no calendar has is a problem', async () => {
    const write = '---\nscreen: legal\nheading: Terms\nupdated: "2026-13-45"\n---\nText'
    expect(await codes([{ file: 'pages/terms.md', write }])).toHaveLength(1)
  })
  test('an alias of a page with a fixed address is a problem', async () => {
    const edit = { file: 'pages/home.yaml', replace: 'screen: home', with: 'screen: home\naliases: [start]' }
    expect(await codes([edit])).toEqual(['bad-alias'])
  })
  test('an alias that is another page’s slug is a problem', async () => {
    expect(await codes([{ file: 'pages/contact.yaml', replace: '[call]', with: '[home]' }])).toHaveLength(1)
  })
  test.each(['constructor.yaml', 'toString/a.yaml', 'services/a.YAML'])(
    '%s is not passed over in silence',
    async (file) => {
      expect(await codes([{ file, write: 'name: A' }])).not.toEqual([])
    },
  )
  test('a README in a folder of records is no record', async () => {
    expect(await codes([{ file: 'services/README.md', write: 'About these.' }])).toEqual([])
  })
  test('two claims with one id are a problem', async () => {
    const claim = '  - { id: upfront, text: Price before we start }'
    expect(await codes([{ file: 'site.yaml', replace: claim, with: `${claim}\n${claim}` }])).toHaveLength(1)
  })
  test('a service type named like a method of every object needs its levels too', async () => {
    const write =
      'serviceTypes: [{ id: constructor, label: C }]\ngroups: [{ id: a, title: A, tasks: [{ name: T, levels: {} }] }]\naddOns: [{ name: T, levels: { constructor: addon } }]\n'
    expect(await codes([{ file: 'checklist.yaml', write }])).toEqual(['missing-level'])
  })
})

describe('publish/unsafe-output', () => {
  test('the root directory is unsafe: everything lies in it', async () => {
    expect(await unsafeOutput('/', ['/work/manifest'])).toBeDefined()
  })
  test('a file where the output should be is an answer, not a throw', async () => {
    expect(await unsafeOutput(import.meta.filename, [])).toBeDefined()
  })
})
