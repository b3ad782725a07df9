import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Problem } from '#generator/core/problem.ts'
import { expandRoutes } from '#generator/expand/expand.ts'
import { findPictures } from '#generator/images/sources.ts'
import { loadManifest } from '#generator/load/load.ts'
import { drawMap } from '#generator/map/draw-map.ts'
import { readAtlas } from '#generator/map/read-atlas.ts'
import { unshowable } from '#manifest/schema/primitives.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { createSite, type Site } from '#src/site.ts'
import { everyScreen } from '../support/every-screen.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { keyOf, type ManifestTexts, readTexts, type TextField } from '../support/manifest-texts.ts'
import { type Skeleton, skeletonOf, unsafeUrls } from '../support/page-skeleton.ts'
import { attributeOf, elementsOf, textOf } from '../support/parsed-page.ts'

// Whatever a manifest says, its pages keep their shape: text stays text. One manifest with a page of every kind is
// written again and again with other texts, loaded and rendered as in a build.

const timeout = 300_000

declare module 'vitest' {
  interface ProvidedContext {
    /** More runs, as in `npm run test:full`, which runs this file a second time. */
    isCampaign: boolean
  }
}

let rootDir: string
let texts: ManifestTexts
/** Fields in which any line of text may stand. */
let lines: TextField[]
/** Fields of Markdown. */
let prose: TextField[]
/** Slugs, addresses, colours and the like, which have a form. */
let formal: TextField[]
let harmless: Map<string, Skeleton>

beforeAll(async () => {
  rootDir = await mkdtemp(join(tmpdir(), 'citywide-hostile-'))
  await applyEdits(join(rootDir, 'm'), everyScreen)
  texts = await readTexts(join(rootDir, 'm'))
  const isProse = ({ path }: TextField) =>
    ['body', 'fullDescription'].includes(String(path.at(-1))) || (path[0] === 'sections' && path[2] === 'text')
  prose = texts.fields.filter(isProse)
  const isName = ({ file, path }: TextField) => file === 'cities.csv' && path[0] === 0
  lines = await acceptedFields(texts.fields.filter((field) => !isProse(field) && !isName(field)))
  formal = texts.fields.filter((field) => !isProse(field) && !isName(field) && !lines.includes(field))
  harmless = skeletons(await siteWith(new Map(lines.map((field, number) => [keyOf(field), words(number)]))))
}, timeout)
afterAll(() => rm(rootDir, { recursive: true, force: true }))

const words = (number: number) => `${number} plain words`

/** The fields that take words. Those that do not are found by the line of the problem they make. */
async function acceptedFields(fields: TextField[]): Promise<TextField[]> {
  for (let accepted = fields; ; ) {
    const problems = await problemsWith(new Map(accepted.map((field, number) => [keyOf(field), words(number)])))
    if (problems.length === 0) return accepted
    const wrong = new Set(problems.map(({ at }) => `${at.file}:${at.line}`))
    const next = accepted.filter(({ file }, number) => {
      const text = readFileSync(join(rootDir, 'm', file), 'utf8')
      const line = text.slice(0, text.indexOf(`"${words(number)}`)).split('\n').length
      return file.endsWith('.csv') ? !isColumnOfForm(fields, accepted[number]) : !wrong.has(`m/${file}:${line}`)
    })
    if (next.length === accepted.length) throw new Error(JSON.stringify(problems, null, 1))
    accepted = next
  }
}

/** The columns of a table that take words, by number: name, description and source. */
function isColumnOfForm(fields: TextField[], field: TextField | undefined): boolean {
  const lastColumn = Math.max(...fields.filter(({ file }) => file.endsWith('.csv')).map(({ path }) => Number(path[1])))
  return ![1, lastColumn - 1, lastColumn].includes(Number(field?.path[1]))
}

const dirs = () => ({ manifestDir: join(rootDir, 'm'), rootDir })

async function problemsWith(changes: Map<string, string>): Promise<Problem[]> {
  await texts.write(changes)
  const { problems } = await loadManifest(dirs())
  return problems.filter(({ severity }) => severity === 'error')
}

async function siteWith(changes: Map<string, string>): Promise<Site> {
  await texts.write(changes)
  return load()
}

/** @throws {Error} when the loader refuses the manifest. */
async function load(): Promise<Site> {
  const { manifest, imageFiles, problems } = await loadManifest(dirs())
  if (!manifest) throw new Error(problems.map(({ at, what }) => `${at.file}:${at.line} ${what}`).join('\n'))
  const found = await findPictures({ ...dirs(), manifest, imageFiles, shownDir: 'm', cacheDir: join(rootDir, 'cache') })
  return createSite({
    manifest,
    pictures: found.pictures,
    assets: { script: '/assets/entry.js', stylesheets: [] },
    coverageMap: drawMap(manifest, await readAtlas()),
    brand: { mediaKit: { url: '/press/kit.zip', bytes: 1, contents: [], logos: [] } },
  })
}

function rendered(site: Site): Map<string, string> {
  const { render } = createRenderer(site)
  return new Map([...expandRoutes(site, () => {})].map(({ target, path }) => [path, render(target)]))
}

function renderedPage(site: Site, wanted: string): string {
  for (const { target, path } of expandRoutes(site, () => {}))
    if (path === wanted) return createRenderer(site).render(target)
  throw new Error(`There is no page ${wanted}.`)
}

const skeletons = (site: Site) => new Map([...rendered(site)].map(([path, html]) => [path, skeletonOf(html)]))

/** What tries to be more than text, in HTML, in an attribute, in JSON, in XML, in Markdown or in a template. */
const attacks = [
  '</script>',
  '<!--',
  '-->',
  '<script>',
  '</title>',
  '</style>',
  '<img src=x onerror=a()>',
  '" onmouseover="a()',
  "' autofocus onfocus='a()",
  ']]>',
  '<![CDATA[',
  '{{7*7}}',
  '{{',
  '$' + '{a}',
  '&lt;b&gt;',
  '&#x3c;',
  '<?xml ?>',
  '%3Cscript%3E',
  'javascript:a()',
  'java\tscript:a()',
  'data:text/html,<b>',
  '\\u003c/script>',
  '\\',
  '`',
  '\u200f\u202eabc',
  '\u2066x',
  '👩‍🔧🏔️',
  '\ufeff',
  '\u00a0x',
  'é\u0301',
]

/** One line of text that may stand wherever words may: nothing in it is a placeholder or a character no page can show. */
const hostileLine = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...attacks) }, fc.string({ unit: 'grapheme', maxLength: 6 })),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .map((parts) => parts.join('').trimEnd())
  .filter(
    (text) => text.length < 26 && !/[\n\r]|\{[a-z]/i.test(text) && !/\p{Cc}/u.test(text) && !unshowable.test(text),
  )

describe('a line of text', () => {
  test('there are many, and each kind of page has some', () => {
    expect(lines.length).toBeGreaterThan(180)
    expect(new Set(lines.map(({ file }) => file)).size).toBeGreaterThan(20)
    expect(harmless.size).toBeGreaterThan(25)
  })

  test('changes no element and no attribute of any page, and is read as it was written', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostileLine, { minLength: 40, maxLength: 40 }), async (hostile) => {
        // Each field has a number of its own, so that what must not stand twice does not.
        const changes = new Map(
          lines.map((field, number) => [keyOf(field), `${number}${hostile[number % hostile.length]}`]),
        )
        const site = await siteWith(changes)
        for (const [path, html] of rendered(site)) {
          const { outline, drawn } = skeletonOf(html)
          expect(outline, path).toEqual(harmless.get(path)?.outline)
          expect(
            [...drawn].filter((kind) => !harmless.get(path)?.drawn.has(kind)),
            path,
          ).toEqual([])
          expect(unsafeUrls(html), path).toEqual([])
          expectDataToHold(html, site)
        }
      }),
      { numRuns: inject('isCampaign') ? 12 : 3 },
    )
  })
})

/** Data blocks parse, and what they and the head say is what the manifest says. */
function expectDataToHold(html: string, site: Site): void {
  const { business } = site.manifest.site
  for (const element of elementsOf(html)) {
    const type = attributeOf(element, 'type')
    if (element.tagName === 'script' && type !== 'module') {
      const data = JSON.parse(textOf(element))
      if (type === 'application/ld+json') {
        const company = data['@graph'][0]
        expect([company.name, company.address.streetAddress]).toEqual([business.name, business.address.street])
      }
    }
    if (attributeOf(element, 'property') === 'og:site_name') expect(attributeOf(element, 'content')).toBe(business.name)
  }
}

describe('a character no page can show', () => {
  const bad = [
    '\ud800',
    '\udfff',
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u009b',
    '\u2028',
    '\u2029',
    '\ufffe',
    '\u{1ffff}',
  ]

  test('is refused in every field, at its line, by its number', { timeout }, async () => {
    const wrong: string[] = []
    for (const [number, field] of [...lines, ...prose].entries()) {
      // A text that is no JSON cannot hold half of a surrogate pair: it would be another character in the file.
      const isRaw = field.file.endsWith('.csv') || (field.file.endsWith('.md') && field.path[0] === 'body')
      const possible = isRaw ? bad.filter((char) => !/\p{Cs}/u.test(char)) : bad
      const char = possible[number % possible.length] ?? ''
      const problems = await problemsWith(new Map([[keyOf(field), `Words${char} here`]]))
      const [first, ...others] = problems
      const line = readFileSync(join(rootDir, 'm', field.file), 'utf8').split('\n')[(first?.at.line ?? 0) - 1] ?? ''
      const isTold =
        first?.code === 'bad-character' &&
        first.what.includes(`U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`) &&
        first.at.file === `m/${field.file}` &&
        line.includes('Words')
      if (!isTold || others.length > 0)
        wrong.push(`${keyOf(field)} ${JSON.stringify(char)}: ${JSON.stringify(problems)}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('a field that has a form', () => {
  test('refuses what has another at its file, or shows it without harm', { timeout }, async () => {
    const wrong: string[] = []
    const forms = [
      'javascript:a()',
      'java\tscript:a()',
      '//evil.example/',
      'https://a.example/"onload=',
      '../../x',
      '/a"><b>',
    ]
    for (const [number, field] of formal.entries()) {
      const text = forms[number % forms.length] ?? ''
      const problems = await problemsWith(new Map([[keyOf(field), text]]))
      if (problems.some(({ at }) => at.file === `m/${field.file}`)) continue
      if (problems.length > 0) wrong.push(`${keyOf(field)} ${text}: ${JSON.stringify(problems)}`)
      else for (const html of rendered(await load()).values()) wrong.push(...unsafeUrls(html))
    }
    expect(wrong).toEqual([])
  })
})

describe('Markdown', () => {
  const tricks = [
    ...attacks,
    '[a](javascript:a())',
    '[a](java&#x73;cript:a())',
    '[a](JAVASCRIPT:a())',
    '[a](&#1;javascript:a())',
    '[a](data:text/html,x)',
    '[a](vbscript:a())',
    '[a](//evil.example/)',
    '[a](https://a.example/"onload="a())',
    '![a](javascript:a())',
    '![a](https://a.example/x "onerror=a()")',
    '<javascript:a()>',
    '<https://a.example/"onload=a()>',
    '[a]: javascript:a()\n\n[a]',
    '<b\nonclick=a()>',
    '<a/href=javascript:a()>',
    '<svg/onload=a()>',
    '    <script>a()</script>',
    '```\n</code><script>\n```',
    '`</code><script>`',
  ]

  test('never makes an element that runs or loads something, whatever is in it', { timeout }, async () => {
    const calm = new Set(
      'p ul ol li a strong em code pre h2 h3 h4 h5 h6 blockquote br hr s del table thead tbody tr th td'.split(' '),
    )
    const [field] = prose.filter(({ file }) => file === 'pages/about.md')
    if (!field) throw new Error('The page about the company has prose.')
    const usual = new Map<string, number>()
    for (const kind of skeletonOf(renderedPage(await siteWith(new Map()), '/about/')).outline)
      usual.set(kind, (usual.get(kind) ?? 0) + 1)
    const wrong: string[] = []
    for (const trick of tricks) {
      const problems = await problemsWith(new Map([[keyOf(field), `Words ${trick} here\n\n${trick}`]]))
      if (problems.length > 0) {
        wrong.push(...problems.filter(({ at }) => at.file !== 'm/pages/about.md').map(({ what }) => what))
        continue
      }
      const html = renderedPage(await load(), '/about/')
      const left = new Map(usual)
      for (const kind of skeletonOf(html).outline) {
        const [name = '', ...attributes] = kind.split(' ')
        const count = left.get(kind) ?? 0
        left.set(kind, count - 1)
        const isHarmless =
          calm.has(name) && attributes.every((each) => ['href', 'rel', 'target', 'id', 'class'].includes(each))
        if (count === 0 && !isHarmless) wrong.push(`${trick} makes ${kind}`)
      }
      wrong.push(...unsafeUrls(html).map((url) => `${trick} leads to ${url}`))
    }
    expect(wrong).toEqual([])
  })
})
