import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { textWidth } from '#src/head/text-width.ts'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { readJson } from '../support/files.ts'
import { attributeOf, type Element, elementsOf, textOf } from '../support/parsed-page.ts'

// The head of every page of the sample company, as a real parser reads it.

const dist = join(inject('sampleDir'), 'dist')
const origin = 'https://www.saltbrush.example'

type PageHead = {
  path: string
  head: Element[]
  /** Head elements outside the head. */
  strays: string[]
  title: string | undefined
  canonical: string | undefined
  h1: string[]
  /** By name or property. Each occurs once, or the page is wrong. */
  meta: Map<string, string[]>
  isIndexable: boolean
}

let pages: PageHead[]
let indexable: PageHead[]

beforeAll(() => {
  const files = fastGlob.sync('**/*.html', { cwd: dist }).sort()
  pages = files.map((file) => readHead(`/${file.replace(/index\.html$/, '')}`, readFileSync(join(dist, file), 'utf8')))
  indexable = pages.filter(({ isIndexable }) => isIndexable)
})

function readHead(path: string, html: string): PageHead {
  const elements = elementsOf(html)
  const isInHead = ({ parentNode }: Element) => parentNode?.nodeName === 'head'
  const head = elements.filter(isInHead)
  const ofHead = ['title', 'meta', 'link', 'base']
  const meta = new Map<string, string[]>()
  for (const element of head.filter(({ tagName }) => tagName === 'meta')) {
    const name = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? ''
    meta.set(name, [...(meta.get(name) ?? []), attributeOf(element, 'content') ?? ''])
  }
  const titles = head.filter(({ tagName }) => tagName === 'title')
  const canonicals = head.filter((element) => attributeOf(element, 'rel') === 'canonical')
  const canonical = canonicals[0] && attributeOf(canonicals[0], 'href')
  return {
    path,
    head,
    strays: elements
      .filter(
        (element) => ofHead.includes(element.tagName) && !isInHead(element) && !element.namespaceURI.endsWith('/svg'),
      )
      .map(({ tagName }) => tagName),
    title: titles.length === 1 && titles[0] ? textOf(titles[0]) : undefined,
    canonical: canonicals.length > 1 ? 'several' : canonical,
    h1: elements.filter(({ tagName }) => tagName === 'h1').map(textOf),
    meta,
    isIndexable: canonical === origin + path && !meta.get('robots')?.[0]?.includes('noindex'),
  }
}

const metaOf = (page: PageHead, name: string) => page.meta.get(name)?.[0] ?? ''
const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

test('nothing closes the head early: all head elements are in it', () => {
  expect(pages.filter(({ strays }) => strays.length > 0)).toEqual([])
  for (const { head, path } of pages) {
    const kinds = new Set(head.map(({ tagName }) => tagName))
    expect(
      [...kinds].filter((kind) => !['link', 'meta', 'script', 'style', 'title'].includes(kind)),
      path,
    ).toEqual([])
  }
})

describe('pages to be listed', () => {
  test('are all but the aliases, the demonstration and 404.html', async () => {
    const rows = await readJson<RouteRow[]>(join(inject('sampleDir'), 'report/routes.json'))
    const listed = rows.filter(({ status, robots }) => status === 'page' && !robots?.includes('noindex'))
    expect(new Set(indexable.map(({ path }) => path))).toEqual(new Set(listed.map(({ path }) => path)))
    expect(indexable.length).toBeGreaterThan(800)
  })

  test('have titles, descriptions, canonicals and main headings of their own', () => {
    expect(twice(indexable.map(({ title = '' }) => plain(title)))).toEqual([])
    expect(twice(indexable.map((page) => plain(metaOf(page, 'description'))))).toEqual([])
    expect(twice(indexable.map(({ canonical = '' }) => canonical))).toEqual([])
    expect(twice(indexable.map(({ h1 }) => plain(h1.join(' '))))).toEqual([])
    expect(indexable.filter(({ h1 }) => h1.length !== 1).map(({ path }) => path)).toEqual([])
  })

  test('have titles from 200 to 580 pixels and descriptions from 400 to 920', () => {
    for (const page of indexable) {
      const [title, description] = [textWidth(page.title ?? '', 20), textWidth(metaOf(page, 'description'), 14)]
      expect([title >= 200, title <= 580, description >= 400, description <= 920], page.path).not.toContain(false)
    }
  })

  test('have a title and a main heading that share half of the words of either', () => {
    const wordsOf = (text: string) => new Set(plain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    const apart = indexable.filter(({ title = '', h1 }) => {
      const [a, b] = [wordsOf(title), wordsOf(h1.join(' '))]
      const shared = [...a].filter((word) => b.has(word)).length
      return shared < Math.min(a.size, b.size) / 2
    })
    expect(apart.map(({ title, h1 }) => [title, ...h1])).toEqual([])
  })
})

test('every page says once what search engines and other sites ask', () => {
  const social = [
    'title',
    'description',
    'type',
    'url',
    'site_name',
    'locale',
    'image',
    'image:width',
    'image:height',
    'image:alt',
  ]
  const twitter = ['card', 'title', 'description', 'image', 'image:alt']
  const names = [
    'viewport',
    'description',
    'robots',
    ...social.map((name) => `og:${name}`),
    ...twitter.map((name) => `twitter:${name}`),
  ]
  for (const { path, meta } of pages.filter(({ canonical }) => canonical !== undefined)) {
    const wrong = names.filter((name) => meta.get(name)?.length !== 1 || !meta.get(name)?.[0])
    expect(wrong, path).toEqual([])
  }
})

test('robots directives are known ones, and allow large image previews', () => {
  const said = new Set(pages.map((page) => metaOf(page, 'robots')))
  expect([...said].sort()).toEqual(['index, follow, max-image-preview:large', 'noindex, follow'])
})

test('the URL of a page is the same in canonical and Open Graph', () => {
  for (const page of pages.filter(({ canonical }) => canonical !== undefined))
    expect(metaOf(page, 'og:url'), page.path).toBe(page.canonical)
})

test('a page that is kept out of search engines has no canonical elsewhere', () => {
  const mixed = pages.filter(
    (page) => metaOf(page, 'robots').includes('noindex') && page.canonical && page.canonical !== origin + page.path,
  )
  expect(mixed.map(({ path }) => path)).toEqual([])
})

test('keywords are where the specification wants them: a county names its first five cities', () => {
  const county = pages.find(({ path }) => path === '/counties/summit-county-ut-cleaning-services/')
  expect(county && metaOf(county, 'keywords').split(', ')).toHaveLength(6) // the county and five of its cities
})

test('the picture for other sites is a JPEG of the stated size under 1 MB, and no other page to be listed has it', async () => {
  const pictures = indexable.map((page) => metaOf(page, 'og:image'))
  expect(twice(pictures)).toEqual([])
  for (const page of indexable.filter((_, index) => index % 40 === 0)) {
    const file = join(dist, metaOf(page, 'og:image').slice(origin.length))
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width: String(width), height: String(height) }).toEqual({
      format: 'jpeg',
      width: metaOf(page, 'og:image:width'),
      height: metaOf(page, 'og:image:height'),
    })
    expect(readFileSync(file).byteLength).toBeLessThan(1_000_000)
  }
})
