import type { AuditedSite } from '../../../core/audited-site.ts'
import { isKeptOut } from '../../../core/indexable.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { forbiddingRule, type RobotsLine, readRobotsTxt, rulesFor } from '../../files/robots-txt.ts'
import { shownOn } from '../../findings/references.ts'
import { listedPages } from '../../graph/indexable.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Crawlers that must not be blocked: those without their own group, and those of the two large search engines. */
const crawlers = ['*', 'googlebot', 'bingbot']

/** Crawlers of images alone. */
const imageCrawlers = ['googlebot-image']

const isImage = (url: string) => /\.(?:jpe?g|png|webp|avif|gif)$/.test(url)

/** Files that browsers and crawlers need to render a page. */
const isPartOfPages = (url: string) => /\.(css|js|mjs|json|woff2?|jpe?g|png|webp|avif|svg|gif|ico)$/.test(url)

/** Pages, or files they load, that robots.txt blocks. */
export const robotsTxtBlocks: SiteRule = {
  code: 'robots-txt-blocks',
  scope: 'site',
  title: 'robots.txt blocks search engines',
  severity: 'error',
  why: 'A blocked page is indexed without text or not at all. A blocked page with noindex stays indexed, because crawlers cannot read the noindex. Without styles and images, Google sees a broken page.',
  how: 'Applies the rules for all crawlers, for Googlebot and for Bingbot to every page and its stylesheets, scripts, fonts and images, as in RFC 9309: the longest pattern wins, with * and $. The rules for Googlebot-Image are applied to images. Crawlers of other companies may be blocked.',
  fix: 'Remove the line, or narrow it.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  check: (site) => {
    const lines = readRobotsTxt(site.files)
    const listed = listedPages(site)
    // By line of the rule.
    const blocked = new Map<number, Blocked>()
    for (const crawler of lines ? [...crawlers, ...imageCrawlers] : []) {
      const isOfImages = imageCrawlers.includes(crawler)
      const rules = rulesFor(lines ?? [], crawler)
      if (rules.every(({ isAllowed }) => isAllowed)) continue
      const note = (path: string): Blocked | undefined => {
        const rule = forbiddingRule(rules, path)
        if (!rule) return undefined
        const known = blocked.get(rule.line) ?? { rule, pages: new Set(), files: new Set() }
        blocked.set(rule.line, known)
        return known
      }
      for (const page of isOfImages ? [] : site.pages)
        if (listed.has(page) || isKeptOut(page.robots)) note(page.path)?.pages.add(page)
      const isRead = isOfImages ? isImage : isPartOfPages
      for (const url of site.files.urls) if (isRead(url)) note(url)?.files.add(url)
    }
    return runsOf([...blocked.values()]).map((run) => findingOf(site, run))
  },
}

/** The subject of a robots.txt that keeps crawlers out of the whole site, as that of a trial does. */
export const allBlocked = 'robots.txt blocks all'

type Blocked = { rule: RobotsLine; pages: Set<AuditedPage>; files: Set<string> }

/** Lines one after the other, which are one mistake. */
function runsOf(all: readonly Blocked[]): Blocked[][] {
  const runs: Blocked[][] = []
  for (const entry of all.toSorted((a, b) => a.rule.line - b.rule.line)) {
    const run = runs.at(-1)
    if (run?.at(-1)?.rule.line === entry.rule.line - 1) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

function findingOf({ manifest }: AuditedSite, run: readonly Blocked[]): SiteFinding {
  const pages = new Set(run.flatMap((each) => [...each.pages]))
  const files = new Set(run.flatMap((each) => [...each.files]))
  const counts = [
    ...(pages.size > 0 ? [`${pages.size} ${pages.size === 1 ? 'page' : 'pages'}`] : []),
    ...(files.size > 0 ? [`${files.size} ${files.size === 1 ? 'file' : 'files'} that pages load`] : []),
  ]
  const [page] = pages
  const [file] = files
  const [first, ...others] = run.map(({ rule }) => rule)
  const more =
    others.length === 0 ? '' : ` (and ${others.length === 1 ? 'the line' : `the ${others.length} lines`} after it)`
  return {
    url: page?.path ?? file ?? '/robots.txt',
    at: manifest.siteAt,
    what: `Line ${first?.line} of robots.txt, "Disallow: ${first?.value}"${more}, blocks ${counts.join(' and ')}.`,
    ...(pages.size > 1 && shownOn([...pages])),
    ...(run.some(({ rule }) => rule.value === '/') && { explains: [allBlocked] }),
  }
}
