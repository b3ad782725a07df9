import { isKeptOut } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { forbiddingRule, type RobotsLine, readRobotsTxt, rulesFor } from '../../files/robots-txt.ts'
import { shownOn } from '../../findings/references.ts'
import { isListed } from '../../graph/indexable.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'

/** Crawlers whose being shut out costs visitors: all without a group of their own, and those of the two large engines. */
const crawlers = ['*', 'googlebot', 'bingbot']

/** What a page looks like is made of these. */
const isPartOfPages = (url: string) => /\.(css|js|mjs|json|woff2?|jpe?g|png|webp|avif|svg|gif|ico)$/.test(url)

/** Pages or their parts that robots.txt forbids to fetch. */
export const robotsTxtBlocks: SiteRule = {
  code: 'robots-txt-blocks',
  scope: 'site',
  title: 'robots.txt shuts search engines out',
  severity: 'error',
  why: 'A page that may not be fetched is listed without text or not at all; one with noindex stays listed, since nobody may read that it is not to be; and without style and pictures Google sees a broken page.',
  how: 'The rules for all crawlers, for Googlebot and for Bingbot are applied to every page and to its stylesheets, scripts, fonts and pictures as RFC 9309 has it: the longest pattern decides, with * and $. Crawlers of other companies may be shut out.',
  fix: 'Remove the line, or make it narrower.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  check: (site) => {
    const lines = readRobotsTxt(site.files)
    // The line of a rule, and what it shuts out.
    const blocked = new Map<number, Blocked>()
    for (const crawler of lines ? crawlers : []) {
      const rules = rulesFor(lines ?? [], crawler)
      if (rules.every(({ isAllowed }) => isAllowed)) continue
      const note = (path: string): Blocked | undefined => {
        const rule = forbiddingRule(rules, path)
        if (!rule) return undefined
        const known = blocked.get(rule.line) ?? { rule, pages: new Set(), files: new Set() }
        blocked.set(rule.line, known)
        return known
      }
      for (const page of site.pages)
        if (isListed(page, site.manifest) || isKeptOut(page.robots)) note(page.path)?.pages.add(page)
      for (const url of site.files.urls) if (isPartOfPages(url)) note(url)?.files.add(url)
    }
    return [...blocked.values()].map((entry) => findingOf(site, entry))
  },
}

type Blocked = { rule: RobotsLine; pages: Set<AuditedPage>; files: Set<string> }

function findingOf({ manifest }: AuditedSite, { rule, pages, files }: Blocked): SiteFinding {
  const counts = [
    ...(pages.size > 0 ? [`${pages.size} ${pages.size === 1 ? 'page' : 'pages'}`] : []),
    ...(files.size > 0 ? [`${files.size} ${files.size === 1 ? 'file' : 'files'} that pages are made of`] : []),
  ]
  const [page] = pages
  const [file] = files
  return {
    url: page?.path ?? file ?? '/robots.txt',
    at: manifest.siteAt,
    what: `Line ${rule.line} of robots.txt, "Disallow: ${rule.value}", shuts out ${counts.join(' and ')}.`,
    ...(pages.size > 1 && shownOn([...pages])),
  }
}
