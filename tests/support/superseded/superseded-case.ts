import { audit } from '#generator/audit/audit.ts'
import { createPageRules } from '#generator/audit/audit-page.ts'
import type { Rule } from '#generator/audit/rule.ts'
import { rules } from '#generator/audit/rules.ts'
import type { StrayFact } from '#generator/core/facts.ts'
import type { PageMeta } from '#generator/core/html/page.ts'
import type { Manifest } from '#manifest/schema.ts'
import { auditInput, type PageSketch, type SiteSketch } from '../audited-site.ts'
import { scannedFacts, scannedPage } from '../scanned-page.ts'

/** A page given by its HTML; page and markup rules check it. */
type HtmlPage = { html: string; strays?: StrayFact[] } & Partial<PageMeta>

/** The smallest site with a fault that both `rule` and `by` find, where `rule` names `by` in its `supersededBy`. */
export type SupersededCase = {
  rule: string
  by: string
  site: Omit<SiteSketch, 'pages'> & { pages: (PageSketch | HtmlPage)[] }
  /** Fields of the manifest that the rules read, in addition to those of a sketch. */
  manifest?: { [Field in keyof Manifest]?: Field extends 'site' ? object : unknown }
}

/** Codes of the findings on the site of a case; all rules are off except `on`. */
export function codesFound({ site, manifest = {} }: SupersededCase, on: readonly string[]): string[] {
  const active = rules.filter(({ code }) => on.includes(code))
  const off = rules.filter((rule) => !active.includes(rule))
  const input = auditInput({
    ...site,
    pages: [],
    rules: Object.fromEntries(off.map(({ code }) => [code, { severity: 'off', thresholds: {} }])),
  })
  const business = manifest.site && 'business' in manifest.site ? (manifest.site.business as object) : undefined
  const complete = {
    ...input.manifest,
    ...manifest,
    site: { ...input.manifest.site, ...manifest.site, ...(business && { business: { lines: [], ...business } }) },
  } as Manifest
  const pages = site.pages.map((page) => ('html' in page ? checkedPage(page, active, complete) : page))
  return audit({ ...input, ...auditedInput({ ...site, pages }), manifest: complete }).findings.map(({ code }) => code)
}

/** The page facts of a sketch, without its manifest. */
function auditedInput(sketch: SiteSketch) {
  const { manifest: _, ...input } = auditInput(sketch)
  return input
}

function checkedPage(
  { html, strays = [], ...meta }: HtmlPage,
  active: readonly Rule[],
  manifest: Manifest,
): PageSketch {
  const page = scannedPage(html, meta)
  const [issues = []] = createPageRules(manifest, active).pageIssues([page])
  return { ...scannedFacts(html, meta), strays, parts: [], issues }
}
