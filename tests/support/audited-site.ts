import { indexReferrers } from '#generator/audit/referrers.ts'
import type { AuditedSite } from '#generator/audit/rule.ts'
import { collectFacts } from '#generator/audit/site-facts.ts'
import type { LinkFacts, PageFacts } from '#generator/facts.ts'
import type { Location, Manifest } from '#manifest/schema.ts'

export const origin = 'https://town.example'

export type PageSketch = Pick<PageFacts, 'path'> & Partial<PageFacts>
export type SiteSketch = {
  pages: PageSketch[]
  /** Shared parts, by name. */
  parts?: Record<string, Partial<LinkFacts>>
  /** What the site serves besides its pages. */
  files?: string[]
  redirects?: { from: string; to: string | undefined }[]
  /** Every page unless given. */
  sitemap?: string[]
  /** How pages come by their pictures, by path. */
  pictureOrigins?: Record<string, ReturnType<AuditedSite['pictureOriginOf']>>
} & Partial<Pick<AuditedSite, 'navigation' | 'lost' | 'stylesheetUrls'>> &
  Partial<Pick<Manifest, 'typedLinks' | 'testimonials' | 'knownIssues'>> & {
    business?: Partial<Manifest['site']['business']>
  }

/** The line of site.yaml. */
export const siteAt: Location = { file: 'manifest/site.yaml', line: 1, column: 1 }

/** A line of redirects.yaml, each of which holds one redirect. */
export const redirectLine = (line: number): Location => ({ file: 'manifest/redirects.yaml', line, column: 1 })

/** The line a page of an audited site is written on. */
export const sourceOf = ({ path }: { path: string }): Location => ({
  file: `manifest/pages${path}`,
  line: 1,
  column: 1,
})

/** A finished site of a few pages, each with no more than the test is about. A page is its own canonical unless it says otherwise. */
export function auditedSite(sketch: SiteSketch): AuditedSite {
  const collector = collectFacts()
  for (const [name, facts] of Object.entries(sketch.parts ?? {})) {
    collector.addPart({ name, html: '', facts: { links: [], resources: [], ids: [], ...facts } })
  }
  for (const page of sketch.pages) collector.addPage(pageFacts(page))
  const facts = collector.finish()
  const pagesByPath = new Map(facts.pages.map((page) => [page.path, page]))
  return {
    ...facts,
    manifest: manifest(sketch),
    navigation: sketch.navigation ?? [],
    lost: sketch.lost ?? [],
    redirectAt: (address) => sketch.redirects?.find(({ from }) => from === address),
    pagesByPath,
    served: new Set([...pagesByPath.keys(), ...(sketch.files ?? [])]),
    sitemap: new Set(sketch.sitemap ?? pagesByPath.keys()),
    stylesheetUrls: sketch.stylesheetUrls ?? [],
    referrers: indexReferrers(facts, new Set(facts.targets.keys())),
    sourceOf,
    pictureOriginOf: ({ path }) => sketch.pictureOrigins?.[path],
  }
}

function pageFacts(page: PageSketch): PageFacts {
  return {
    file: '',
    route: 'legal',
    section: 'pages',
    params: {},
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
    pictures: [],
    links: [],
    resources: [],
    ids: [],
    dataUrls: [],
    jsonLdErrors: [],
    breadcrumbs: [],
    ...page,
  }
}

function manifest({ business, typedLinks = [], testimonials, knownIssues = [], redirects = [] }: SiteSketch): Manifest {
  const partial = {
    site: { origin, urls: { trailingSlash: 'always' }, business: { name: 'Town Drains', sample: false, ...business } },
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
  }
  // The audit reads these fields of the manifest and no others.
  return partial as unknown as Manifest
}
