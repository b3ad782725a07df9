import type { Location, Manifest } from '#manifest/schema.ts'
import { manifestAt } from '../core/manifest-at.ts'
import type { PageMetadata } from '../core/page-metadata.ts'
import { compareText, type Finding, sortProblems } from '../core/problem.ts'
import { deadLinks, type LinkTargets } from './dead-links.ts'
import { applyKnownIssues } from './findings/known-issues.ts'
import { siteFindings } from './findings/site-findings.ts'
import { comparableText, duplicateFinding } from './findings/unique-text-rule.ts'
import { collectRepeatedTexts } from './repeated-texts.ts'
import type { SiteFinding, SiteRule } from './rule.ts'
import { isOn } from './rule-settings.ts'
import { deadCanonical } from './rules/head/dead-canonical.ts'
import { duplicateDescription } from './rules/head/duplicate-description.ts'
import { duplicateTitle } from './rules/head/duplicate-title.ts'
import { deadLink } from './rules/links/dead-link.ts'

export type MetadataAudit = {
  /** Notes a page; every page once, in any order. */
  add: (page: PageMetadata, number: number) => void
  /**
   * What the rules find, with their settings and the known issues applied.
   * @param replay gives the pages whose number passes a test again, in order.
   */
  finish: (replay: (isWanted: (number: number) => boolean) => Iterable<PageMetadata>) => Finding[]
}

type MetadataInput = {
  manifest: Manifest
  /** Number of pages. */
  count: number
  targets: LinkTargets
  today: string
}

/**
 * Applies the rules that need no rendered page: duplicate titles and descriptions, and links to URLs without a page in
 * the navigation, in the texts of the manifest, in breadcrumbs and canonicals. Nothing is kept of a page except hashes.
 */
export function auditMetadata({ manifest, count, targets, today }: MetadataInput): MetadataAudit {
  const settings = manifest.site.audit.rules
  const { isServed } = targets
  const texts = [
    { rule: duplicateTitle, name: 'title', textOf: ({ title }: PageMetadata) => title },
    { rule: duplicateDescription, name: 'meta description', textOf: ({ description }: PageMetadata) => description },
  ].map((kind) => ({ ...kind, repeated: collectRepeatedTexts(count) }))
  /** A text in two languages, such as a name, is not a duplicate. */
  const comparedText = ({ path }: PageMetadata, text: string) =>
    text === '' ? '' : manifestAt(manifest, path).site.prefix + comparableText(text)
  const crumbs = collectDeadTargets()
  const canonicals = collectDeadTargets()

  return {
    add: (page, number) => {
      for (const { textOf, repeated } of texts)
        repeated.note(number, page.isIndexable ? comparedText(page, textOf(page)) : '')
      for (const { path } of page.breadcrumbs) if (!isServed(path)) crumbs.add(path, page)
      const { canonicalPath } = page
      if (canonicalPath !== undefined && !isServed(canonicalPath)) canonicals.add(canonicalPath, page)
    },
    finish: (replay) => {
      const found: [SiteRule, SiteFinding[]][] = [
        ...texts.map(({ rule, name, textOf, repeated }): [SiteRule, SiteFinding[]] => [
          rule,
          duplicates(name, { textOf, comparedText, pages: replay(repeated.mayRepeat) }),
        ]),
        [
          deadLink,
          [
            ...[manifest, ...manifest.translations].flatMap((each) => deadLinks(each, targets)),
            ...crumbs.findings('breadcrumb'),
          ],
        ],
        [deadCanonical, canonicals.findings('canonical')],
      ]
      const findings = found.flatMap(([rule, each]) =>
        isOn(rule, manifest.site) ? siteFindings(rule, each, settings) : [],
      )
      return sortProblems(applyKnownIssues(findings, manifest.knownIssues, today).findings)
    },
  }
}

type Compared = {
  textOf: (page: PageMetadata) => string
  comparedText: (page: PageMetadata, text: string) => string
  pages: Iterable<PageMetadata>
}

function duplicates(name: string, { textOf, comparedText, pages }: Compared): SiteFinding[] {
  type Holder = { path: string; text: string; at: Location | undefined }
  const groups = new Map<string, Holder[]>()
  for (const page of pages) {
    const text = textOf(page)
    const holder = { path: page.path, text, at: page.sources[0] }
    const key = comparedText(page, text)
    const group = groups.get(key)
    if (group) group.push(holder)
    else groups.set(key, [holder])
  }
  return [...groups.values()].flatMap((group) => {
    // The audit of a finished site has its pages in this order.
    const holders = group.sort((a, b) => compareText(a.path, b.path))
    const [first, second] = holders
    if (!first || !second?.at) return []
    const paths = holders.map(({ path }) => path)
    return [duplicateFinding(name, first.text, paths, second.at)]
  })
}

/** URLs without a page to which the route table leads, each with the first page and the number of pages. */
function collectDeadTargets() {
  const targets = new Map<string, { page: PageMetadata; count: number }>()
  return {
    add: (target: string, page: PageMetadata) => {
      const known = targets.get(target)
      if (known) known.count++
      else targets.set(target, { page, count: 1 })
    },
    findings: (what: string): SiteFinding[] =>
      [...targets].flatMap(([url, { page, count }]) => {
        const [at] = page.sources
        if (!at) return []
        const more = count === 1 ? '' : ` (and ${count - 1} more)`
        return [
          {
            url,
            at,
            count,
            what: `The ${what} of ${page.path}${more} leads to ${url}, but the site has no such page.`,
          },
        ]
      }),
  }
}
