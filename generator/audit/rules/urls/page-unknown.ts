import { dirname } from 'node:path/posix'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { isSpam } from '../../../core/text/spam-words.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { languageWords } from '../../language/language-words.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** Files that prove ownership of a site to a search engine. */
const proofOfOwnership = /^\/(google[0-9a-f]{16}|yandex_[0-9a-f]{16}|pinterest-[0-9a-z]{5,})\.html$/

/** An HTML file that no route of the table would write. */
export const pageUnknown: SiteRule = {
  code: 'page-unknown',
  scope: 'site',
  title: 'Page that is not in the manifest',
  severity: 'warning',
  why: 'A page left from an earlier build, or added by hand, is served and indexed, but not maintained: its prices, names and links become outdated.',
  how: 'Every HTML file of the output must have a URL that follows from the manifest. Many such pages in one folder are an error: they may come from someone who broke into the site. So is one in another language than the site, with spam, a harmful script, a secret or personal data, and one whose title or heading says that there is nothing. Nothing else is reported about such a page. A file that proves ownership to a search engine must be copied from public/. Ignores files that only redirect.',
  fix: 'Remove the file, or add the page to the manifest.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  thresholds: {
    error: { value: 10, unit: 'pages', meaning: 'More pages than this in one folder are an error.' },
  },
  explainsPage: true,
  supersededBy: ['duplicate-page', 'page-missing'],
  check: (site, { limit }) => {
    const unknown = site.pages.flatMap((page, number) =>
      page.route === undefined
        ? [{ page, folder: dirname(page.path.replace(/\/$/, '')), reach: reachOf(site, page, number) }]
        : [],
    )
    const folders = groupBy(unknown, ({ folder }) => folder)
    return unknown.map(({ page, folder, reach }): SiteFinding => {
      const { length } = folders.get(folder) ?? []
      if (proofOfOwnership.test(page.path))
        return {
          url: page.path,
          at: site.sourceOf(page),
          what: `${page.path} proves to a search engine that someone owns the site, but public/ does not have it.`,
          fix: 'Copy it into public/ if it is yours. Otherwise remove it, and the owner from the settings of the search engine.',
        }
      const harm = signOfHarm(page, site)
      // soft-404 reports the same of pages of the manifest.
      const empty = languageWords(site.manifest).emptyPage.exec([page.title, ...page.h1].join(' '))?.[0]
      const clause = harm ?? (empty === undefined ? '' : `, and it says "${empty}"`)
      return {
        url: page.path,
        at: site.sourceOf(page),
        ...((length > limit('error') || clause !== '') && { severity: 'error' }),
        what: `The manifest has no page ${page.path}${reach}${clause}.`,
        ...(harm !== undefined && { fix: 'Remove the file, and find out who wrote it.' }),
        followsFrom: [
          ...(page.textHash === '' ? [] : [textSubject(page)]),
          // The file of a missing page may have another name.
          ...(page.canonical === undefined ? [] : [withoutOrigin(page.canonical, site.manifest.site.origin)]),
        ],
        group: { name: `${folder} ${reach}${clause}` },
      }
    })
  },
}

/** What keeps search engines from a page, in addition: its URL or canonical, or the way to it. */
function reachOf({ graph, manifest }: AuditedSite, { path, canonical }: AuditedPage, number: number): string {
  if (encodeURI(path) !== path) return ', whose URL has characters that links must encode'
  if (canonical !== undefined && canonical !== manifest.site.origin + path) return `, and its canonical is ${canonical}`
  if (graph.inlinks[number] === 0) return ', and no page links to it'
  const depth = graph.depth[number] ?? -1
  if (depth < 0) return ', and it cannot be reached from the home page'
  return depth > farAway ? ', and it is many clicks away from the home page' : ''
}

const farAway = 4

/** What intruders leave in pages, and what must not be published, by the rules that find it. */
const harmful: readonly (readonly [code: string, what: string])[] = [
  ['link-spam', ', and it has spam'],
  ['link-hidden', ', and it has hidden links'],
  ['script-harmful', ', and it has a harmful script'],
  ['text-language', ', and it is in another language than the site'],
  ['secret-in-page', ', and it has a secret'],
  ['personal-data', ', and it has personal data'],
]

/** What shows that someone else wrote a page, or that it does harm: a clause about it. */
function signOfHarm(page: AuditedPage, site: AuditedSite): string | undefined {
  const { issues, title, description, h1 } = page
  const { language, languages } = site.manifest.site
  const texts = [title, description ?? '', ...h1].join(' ')
  if (isSpam(texts)) return ', and it has spam'
  const tags = [language, ...languages.map(({ tag }) => tag)]
  const own = langOf(page, site)
  const isOther = own !== undefined && tags.every((tag) => primaryOf(tag) !== primaryOf(own))
  if (isOther || !isInScriptOf(texts, tags)) return ', and it is in another language than the site'
  return harmful.find(([code]) => issues.some((issue) => issue.code === code))?.[1]
}

/** The language that the file of a page names. */
const langOf = (page: AuditedPage, { readPage }: AuditedSite): string | undefined =>
  /<html\s(?:[^>]*\s)?lang=["']?([a-z][\w-]*)/i.exec(readPage?.(page).slice(0, longestStart) ?? '')?.[1]

/** Characters in which a page begins with its html element. */
const longestStart = 1000

const primaryOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

/** Whether half the letters of a text are of a script that one of the languages has. It knows Latin letters only. */
function isInScriptOf(text: string, languages: readonly string[]): boolean {
  if (languages.some((language) => new Intl.Locale(language).maximize().script !== 'Latn')) return true
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  return letters.length < fewestLetters || 2 * latin.length >= letters.length
}

/** Fewer letters may be a name. */
const fewestLetters = 6
