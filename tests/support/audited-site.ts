import { auditedSite as makeSite } from '#generator/audit/audit.ts'
import { packFacts } from '#generator/audit/facts/pack-facts.ts'
import { collectFacts } from '#generator/audit/facts/site-facts.ts'
import { siteFiles } from '#generator/audit/files/site-files.ts'
import { siteFindings } from '#generator/audit/findings/site-findings.ts'
import type { SiteRule } from '#generator/audit/rule.ts'
import { contextOf } from '#generator/audit/rule-settings.ts'
import type { AuditedSite, SiteFiles } from '#generator/core/audited-site.ts'
import type { LinkFact, PageFacts, PageIssue } from '#generator/core/facts.ts'
import type { Finding } from '#generator/core/problem.ts'
import { packBlocks } from '#generator/core/text/text-blocks.ts'
import { measureSimilarity } from '#generator/similar/measure-similarity.ts'
import { Audit } from '#manifest/schema/site.ts'
import type { Location, Manifest } from '#manifest/schema.ts'
import type { Listing } from '#src/head/page-head.ts'
import type { PageImage } from '#src/route.ts'
import { messagesIn } from './messages.ts'

export const origin = 'https://town.example'

/** A link given by its target alone is in the main content. */
type LinkSketch = string | LinkFact
export type PageSketch = Pick<PageFacts, 'path'> & Partial<Omit<PageFacts, 'links'>> & { links?: LinkSketch[] }
export type SiteSketch = {
  pages: PageSketch[]
  /** Shared parts, by name. */
  parts?: Record<string, { links?: LinkSketch[]; resources?: string[]; ids?: string[]; issues?: PageIssue[] }>
  /** Empty files that the site serves in addition to its pages. */
  files?: string[]
  /** Files with content, by URL. */
  texts?: Record<string, string>
  /** URLs of pages that the manifest defines and the site lacks. */
  missing?: string[]
  /** Canonical and indexing of pages in the manifest, by path. Default: the same as on the page. */
  listings?: Record<string, Partial<Listing>>
  /** The day on which the content of a page last changed, by path. */
  lastChanges?: Record<string, string>
  redirects?: { from: string; to: string | undefined }[]
  /** All pages unless given. */
  sitemap?: string[]
  stylesheetUrls?: AuditedSite['stylesheetUrls']
  /** Where the images of pages come from, by path. */
  pictureOrigins?: Record<string, PageImage['origin'] | undefined>
  /** Names of the main images of pages, by path. */
  pictureNames?: Record<string, string>
} & Partial<Pick<AuditedSite, 'navigation' | 'lost' | 'today' | 'headOf' | 'lastBuild'>> &
  Partial<
    Pick<
      Manifest,
      'typedLinks' | 'testimonials' | 'knownIssues' | 'articles' | 'cities' | 'counties' | 'traits' | 'noindex'
    >
  > & {
    business?: Partial<Manifest['site']['business']>
    rules?: Manifest['site']['audit']['rules']
    doorways?: Partial<Manifest['site']['audit']['doorways']>
  }

/** The line of site.yaml. */
export const siteAt: Location = { file: 'manifest/site.yaml', line: 1, column: 1 }

/** A line of redirects.yaml with one redirect per line. */
export const redirectLine = (line: number): Location => ({ file: 'manifest/redirects.yaml', line, column: 1 })

/** The line of the manifest that defines a page of an audited site. */
export const sourceOf = ({ path }: { path: string }): Location => ({
  file: `manifest/pages${path}`,
  line: 1,
  column: 1,
})

/** What one rule reports on a site, before any of it is dropped in favour of another rule. */
export function findingsOf(rule: SiteRule, sketch: SiteSketch): Finding[] {
  return findingsIn(auditedSite(sketch), rule)
}

export function findingsIn(site: AuditedSite, rule: SiteRule): Finding[] {
  const { rules } = site.manifest.site.audit
  return siteFindings(rule, [...rule.check(site, contextOf(rule, rules, site.manifest))], rules)
}

/** A finished site with the facts that the test is about. A page is its own canonical unless given. */
export function auditedSite(sketch: SiteSketch): AuditedSite {
  const site = makeSite(auditInput(sketch))
  return {
    ...site,
    sitemap: new Set(sketch.sitemap ?? site.pagesByPath.keys()),
    ...(sketch.stylesheetUrls && { stylesheetUrls: sketch.stylesheetUrls }),
  }
}

/** The same site as input of the audit. */
export function auditInput(sketch: SiteSketch) {
  const collector = collectFacts()
  for (const [name, { links = [], resources = [], ids = [], issues = [] }] of Object.entries(sketch.parts ?? {}))
    collector.addPart({
      name,
      links: links.map(linkFact),
      resources,
      conditionalResources: [],
      ids,
      issues,
      externalLinks: 0,
      texts: [],
    })
  const packer = packFacts()
  for (const page of sketch.pages) {
    collector.addBlocks(sketchedBlocks(page))
    packer.add(pageFacts(page))
  }
  collector.addPages(packer.finish())
  const facts = collector.finish()
  const known = manifest(sketch)
  // By default the same as on the page, so that a sketch does not contradict its manifest.
  const listingOf = ({ path, canonical, robots }: Pick<PageFacts, 'path' | 'canonical' | 'robots'>) => ({
    canonicalPath: canonical?.slice(origin.length),
    isIndexed: !robots.includes('noindex'),
    ...sketch.listings?.[path],
  })
  return {
    ...facts,
    manifest: known,
    similarity: measureSimilarity(facts, known, listingOf),
    navigation: sketch.navigation ?? [],
    lost: sketch.lost ?? [],
    lastChangeOf: ({ path }: { path: string }) => sketch.lastChanges?.[path],
    redirectAt: (address: string) => sketch.redirects?.find(({ from }) => from === address),
    expected: new Map(
      [...sketch.pages.map(({ path }) => path), ...(sketch.missing ?? [])].map((path) => [path, sourceOf({ path })]),
    ),
    files: sketchedFiles(sketch),
    sourceOf,
    locate: () => undefined,
    listingOf,
    pictureOf: ({ path }: { path: string }) => {
      const [origin, name] = [sketch.pictureOrigins?.[path], sketch.pictureNames?.[path]]
      return origin === undefined && name === undefined ? undefined : { name: name ?? '', origin: origin ?? 'named' }
    },
    today: sketch.today ?? '2027-01-01',
    ...(sketch.headOf && { headOf: sketch.headOf }),
    ...(sketch.lastBuild && { lastBuild: sketch.lastBuild }),
  }
}

/** A text block of a sketch has its key as its only shingle. */
function sketchedBlocks({ blocks = new Float64Array() }: PageSketch) {
  const empty = new Uint32Array()
  return packBlocks(
    new Map(Array.from(blocks, (key) => [key, { plain: Uint32Array.of(key), named: empty, masked: empty }])),
  )
}

function sketchedFiles({ files = [], texts = {} }: SiteSketch): SiteFiles {
  const bytes = (url: string) => Buffer.from(texts[url] ?? '')
  const paths = new Map([...files, ...Object.keys(texts)].map((url) => [url.slice(1), '']))
  return { ...siteFiles(paths), read: bytes, head: bytes, bytes: (url) => bytes(url).byteLength }
}

const linkFact = (link: LinkSketch): LinkFact =>
  typeof link === 'string' ? { target: link, text: link, isInMain: true } : link

function pageFacts({ links = [], ...page }: PageSketch): PageFacts {
  const empty = new Uint32Array()
  return {
    file: '',
    route: 'legal',
    section: 'pages',
    params: {},
    alternates: [],
    title: '',
    description: '',
    canonical: origin + page.path,
    robots: 'index, follow',
    h1: [],
    words: 0,
    bytes: 0,
    hash: '',
    contentHash: '',
    parts: [],
    styles: [],
    pictures: [],
    pictureUses: [],
    resources: [],
    conditionalResources: [],
    ids: [],
    dataUrls: [],
    socialPictures: [],
    integrities: [],
    headLinks: [],
    externalLinks: 0,
    nodeIds: [],
    nodeReferences: [],
    statements: [],
    questions: empty,
    titlePattern: '',
    dataTypes: '',
    headingPattern: '',
    intro: '',
    ownWords: 0,
    blocks: new Float64Array(),
    claims: [],
    policies: [],
    strays: [],
    testimonials: [],
    issues: [],
    breadcrumbs: [],
    dataPictures: [],
    lastDay: '',
    jobsClose: '',
    offersEnd: '',
    textHash: '',
    ...page,
    links: links.map(linkFact),
  }
}

function manifest({
  business,
  typedLinks = [],
  testimonials,
  knownIssues = [],
  redirects = [],
  rules = {},
  doorways = {},
  articles = [],
  traits = [],
  cities = [],
  counties = [],
  noindex = [],
}: SiteSketch): Manifest {
  const partial = {
    messages: messagesIn('en-US').manifest.messages,
    translations: [],
    traits,
    services: [],
    articles,
    pages: [],
    site: {
      origin,
      language: 'en-US',
      languages: [],
      prefix: '',
      urls: { trailingSlash: 'always' },
      business: { name: 'Town Drains', sample: false, lines: [], ...business },
      audit: Audit.parse({ rules, doorways }),
    },
    siteAt,
    imagesAt: { file: 'manifest/images.yaml', line: 1, column: 1 },
    typedLinks,
    redirects: redirects.map((rule, index) => ({
      ...rule,
      at: redirectLine(index + 1),
      toAt: redirectLine(index + 1),
    })),
    testimonials: testimonials ?? { sample: false, items: [], at: siteAt },
    knownIssues,
    noindex,
    counties,
    cities,
    offices: [],
    contacts: [],
  }
  // The audit reads only these fields of the manifest.
  return partial as unknown as Manifest
}
