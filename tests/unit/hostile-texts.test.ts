import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Problem } from '#generator/core/problem.ts'
import { readAtlas } from '#generator/core/read-atlas.ts'
import { expandRoutes } from '#generator/expand/expand.ts'
import { findPictures } from '#generator/images/sources.ts'
import { loadManifest } from '#generator/load/load.ts'
import { drawMap } from '#generator/map/draw-map.ts'
import { unshowable } from '#manifest/schema/primitives.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { islandUrls } from '#src/islands/registry.ts'
import { createSite, indexSite, type Site } from '#src/site.ts'
import type {} from '../support/campaign.ts'
import { everyScreen } from '../support/every-screen.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { keyOf, type ManifestTexts, readTexts, type TextField } from '../support/manifest-texts.ts'
import { type Skeleton, skeletonOf, unsafeUrls } from '../support/page-skeleton.ts'
import { attributeOf, elementsOf, textOf } from '../support/parsed-page.ts'
import { isAboutContent } from './small-site.ts'

// Hostile texts in a manifest stay text: they never change the structure of a page. One manifest with every page type is
// rewritten with many texts, and loaded and rendered as in a build.

const timeout = 300_000

let rootDir: string
let texts: ManifestTexts
/** Fields that accept any line of text. */
let lines: TextField[]
/** Fields of Markdown. */
let prose: TextField[]
/** Fields with a format, such as slugs, URLs and colours. */
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

/** The fields that accept words. The others are found by the line of the problem they cause. */
async function acceptedFields(fields: TextField[]): Promise<TextField[]> {
  for (let accepted = fields; ; ) {
    const problems = await problemsWith(new Map(accepted.map((field, number) => [keyOf(field), words(number)])))
    if (problems.length === 0) return accepted
    const wrong = new Set(problems.map(({ at }) => `${at.file}:${at.line}`))
    const next = accepted.filter(({ file }, number) => {
      const text = readFileSync(join(rootDir, 'm', file), 'utf8')
      const line = text.slice(0, text.indexOf(`"${words(number)}`)).split('\n').length
      return file.endsWith('.csv') ? !isColumnWithFormat(fields, accepted[number]) : !wrong.has(`m/${file}:${line}`)
    })
    if (next.length === accepted.length) throw new Error(JSON.stringify(problems, null, 1))
    accepted = next
  }
}

/** Whether the column of a table has a format. Only name, description and source accept words. */
function isColumnWithFormat(fields: TextField[], field: TextField | undefined): boolean {
  const lastColumn = Math.max(...fields.filter(({ file }) => file.endsWith('.csv')).map(({ path }) => Number(path[1])))
  return ![1, lastColumn - 1, lastColumn].includes(Number(field?.path[1]))
}

const dirs = () => ({ manifestDir: join(rootDir, 'm'), rootDir })

async function problemsWith(changes: Map<string, string>): Promise<Problem[]> {
  await texts.write(changes)
  const { problems } = await loadManifest(dirs())
  return problems.filter(isRefusal)
}

/** Whether a problem means that a text has another form than its field. Random texts state what is untrue, and have markup. */
const isRefusal = ({ severity, code }: Problem) => severity === 'error' && !isAboutContent(code)

/** @throws {Error} if the loader refuses the manifest. */
async function siteWith(changes: Map<string, string>): Promise<Site> {
  const { site, problems } = await loadWith(changes)
  if (!site) throw new Error(problems.map(({ at, what }) => `${at.file}:${at.line} ${what}`).join('\n'))
  return site
}

/** The errors of the manifest with other texts; without any, the site too. */
async function loadWith(changes: Map<string, string>): Promise<{ problems: Problem[]; site?: Site }> {
  await texts.write(changes)
  const { manifest: checked, draft, imageFiles, problems: all } = await loadManifest(dirs())
  const problems = all.filter(isRefusal)
  const manifest = checked ?? draft
  if (!manifest || problems.length > 0) return { problems }
  const found = await findPictures({ ...dirs(), manifest, imageFiles, shownDir: 'm', cacheDir: join(rootDir, 'cache') })
  const site = createSite(indexSite(manifest), {
    pictures: found.pictures,
    assets: { script: '/assets/entry.js', styles: {}, islands: islandUrls((source) => `/${source}`) },
    coverageMap: drawMap(manifest, await readAtlas('US')),
    brand: { mediaKit: { url: '/press/kit.zip', bytes: 1, contents: [], logos: [] } },
  })
  return { site, problems }
}

function rendered(site: Site): Map<string, string> {
  const { render } = createRenderer(site)
  return new Map([...expandRoutes(site, () => {})].map(({ target, path }) => [path, render(target).html]))
}

function renderedPage(site: Site, wanted: string): string {
  for (const { target, path } of expandRoutes(site, () => {}))
    if (path === wanted) return createRenderer(site).render(target).html
  throw new Error(`There is no page ${wanted}.`)
}

const skeletons = (site: Site) => new Map([...rendered(site)].map(([path, html]) => [path, skeletonOf(html)]))

/** Injections for HTML, attributes, JSON, XML, Markdown and templates. */
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

/** A hostile line of text that every text field accepts: without placeholders and unshowable characters. */
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
  test('there are many fields, on all page types', () => {
    expect(lines.length).toBeGreaterThan(180)
    expect(new Set(lines.map(({ file }) => file)).size).toBeGreaterThan(20)
    expect(harmless.size).toBeGreaterThan(25)
  })

  test('changes no element and no attribute of any page, and is shown as written', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostileLine, { minLength: 40, maxLength: 40 }), async (hostile) => {
        // Each field has its own number, so that unique fields stay unique.
        const changes = new Map(
          lines.map((field, number) => [keyOf(field), `${number}${hostile[number % hostile.length]}`]),
        )
        const site = await siteWith(changes)
        for (const [path, html] of rendered(site)) {
          const { outline, drawn } = skeletonOf(html)
          expect(outline, path).toEqual(harmless.get(path)?.outline)
          expect(
            [...drawn].filter((element) => !harmless.get(path)?.drawn.has(element)),
            path,
          ).toEqual([])
          expect(unsafeUrls(html), path).toEqual([])
          expectDataToMatch(html, site)
        }
      }),
      { numRuns: inject('isCampaign') ? 12 : 3 },
    )
  })
})

/** Checks that data blocks parse, and that they and the head match the manifest. */
function expectDataToMatch(html: string, site: Site): void {
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

type Numbered = { field: TextField; number: number }

/** All fields, in rounds that have one field of each file. A campaign tries each field alone. */
function rounds(fields: readonly TextField[]): Numbered[][] {
  const made: Numbered[][] = []
  const counts = new Map<string, number>()
  for (const [number, field] of fields.entries()) {
    const round = inject('isCampaign') ? number : (counts.get(field.file) ?? 0)
    counts.set(field.file, round + 1)
    made[round] = [...(made[round] ?? []), { field, number }]
  }
  return made
}

/** Problems in files that have no field of the round. */
function elsewhere(problems: readonly Problem[], round: readonly Numbered[]): string[] {
  const files = new Set(round.map(({ field }) => `m/${field.file}`))
  return problems.filter(({ at }) => !files.has(at.file)).map((problem) => JSON.stringify(problem))
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

  test('is refused in every field, at its line, with its code point', { timeout }, async () => {
    const wrong: string[] = []
    for (const round of rounds([...lines, ...prose])) {
      const chars = new Map(round.map(({ field, number }) => [field, badCharOf(field, number)]))
      const problems = await problemsWith(
        new Map([...chars].map(([field, char]) => [keyOf(field), `Words${char} here`])),
      )
      for (const [field, char] of chars) {
        const [first, ...others] = problems.filter(({ at }) => at.file === `m/${field.file}`)
        const line = readFileSync(join(rootDir, 'm', field.file), 'utf8').split('\n')[(first?.at.line ?? 0) - 1] ?? ''
        const isReported =
          first?.code === 'bad-character' &&
          first.what.includes(`U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`) &&
          line.includes('Words')
        if (!isReported || others.length > 0)
          wrong.push(`${keyOf(field)} ${JSON.stringify(char)}: ${JSON.stringify(problems)}`)
      }
      wrong.push(...elsewhere(problems, round))
    }
    expect(wrong).toEqual([])
  })

  function badCharOf({ file, path }: TextField, number: number): string {
    // Outside JSON and YAML, a file cannot contain a lone surrogate: it would become another character.
    const isRaw = file.endsWith('.csv') || (file.endsWith('.md') && path[0] === 'body')
    const possible = isRaw ? bad.filter((char) => !/\p{Cs}/u.test(char)) : bad
    return possible[number % possible.length] ?? ''
  }
})

describe('a field with a format', () => {
  test('refuses other values, or shows them without harm', { timeout }, async () => {
    const wrong: string[] = []
    for (const round of rounds(formal)) wrong.push(...(await harmOf(round)))
    expect(wrong).toEqual([])
  })

  const forms = [
    'javascript:a()',
    'java\tscript:a()',
    '//evil.example/',
    'https://a.example/"onload=',
    '../../x',
    '/a"><b>',
  ]
  const formOf = ({ number }: Numbered) => forms[number % forms.length] ?? ''

  /** What is wrong on the site with a form in each field. Fields that refuse theirs are left out, and the others shown. */
  async function harmOf(fields: readonly Numbered[]): Promise<string[]> {
    const { site, problems } = await loadWith(new Map(fields.map((each) => [keyOf(each.field), formOf(each)])))
    if (site) return [...rendered(site).values()].flatMap(unsafeUrls)
    const others = fields.filter((each) => !problems.some((problem) => isAbout(problem, each)))
    if (others.length < fields.length) return others.length > 0 ? harmOf(others) : []
    const [only, ...more] = fields
    if (more.length > 0) {
      const alone: string[] = []
      for (const each of fields) alone.push(...(await harmOf([each])))
      return alone
    }
    const isRefused = problems.some(({ at }) => at.file === `m/${only?.field.file}`)
    return isRefused ? [] : [`${JSON.stringify(only)}: ${JSON.stringify(problems)}`]
  }

  /** Whether a problem is at the line of a field. */
  function isAbout({ at }: Problem, { field, number }: Numbered): boolean {
    if (at.file !== `m/${field.file}`) return false
    const line = readFileSync(join(rootDir, 'm', field.file), 'utf8').split('\n')[at.line - 1] ?? ''
    const form = formOf({ field, number })
    return line.includes(field.file.endsWith('.csv') ? form.replaceAll('"', '""') : JSON.stringify(form))
  }
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

  test('never creates an element that runs or loads something', { timeout }, async () => {
    const harmlessNames = new Set(
      'p ul ol li a strong em code pre h2 h3 h4 h5 h6 blockquote br hr s del table thead tbody tr th td'.split(' '),
    )
    const [field] = prose.filter(({ file }) => file === 'pages/about.md')
    if (!field) throw new Error('pages/about.md has no Markdown field.')
    const usual = new Map<string, number>()
    for (const kind of skeletonOf(renderedPage(await siteWith(new Map()), '/about/')).outline)
      usual.set(kind, (usual.get(kind) ?? 0) + 1)
    const wrong: string[] = []
    for (const trick of tricks) {
      const { site, problems } = await loadWith(new Map([[keyOf(field), `Words ${trick} here\n\n${trick}`]]))
      if (!site) {
        wrong.push(...problems.filter(({ at }) => at.file !== 'm/pages/about.md').map(({ what }) => what))
        continue
      }
      const html = renderedPage(site, '/about/')
      const left = new Map(usual)
      for (const element of skeletonOf(html).outline) {
        const [name = '', ...attributes] = element.split(' ')
        const count = left.get(element) ?? 0
        left.set(element, count - 1)
        const isHarmless =
          harmlessNames.has(name) && attributes.every((each) => ['href', 'rel', 'target', 'id', 'class'].includes(each))
        if (count === 0 && !isHarmless) wrong.push(`${trick} creates ${element}`)
      }
      wrong.push(...unsafeUrls(html).map((url) => `${trick} links to ${url}`))
    }
    expect(wrong).toEqual([])
  })
})
