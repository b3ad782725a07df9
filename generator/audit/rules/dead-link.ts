import type { Finding } from '../../problem.ts'
import { nearest } from '../../suggest.ts'
import { findReferences, onPages, pathOf, type Reference, shownOn } from '../references.ts'
import type { AuditedSite, Rule } from '../rule.ts'

/** A link to an address of this site that nothing is served at. One finding for each such address and place it is written. */
export const deadLink: Rule = {
  code: 'dead-link',
  check: (site) =>
    findReferences(site, 'links', (target) => !isServed(site, pathOf(target))).flatMap((reference) =>
      findingsOf(site, reference),
    ),
}

/** True also for the address without its slash, or with one too many: hosts redirect it, and `link-form` speaks of it. */
function isServed({ served }: AuditedSite, path: string): boolean {
  return served.has(path) || served.has(otherForm(path))
}

export function otherForm(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}

function findingsOf(site: AuditedSite, { target: url, pages }: Reference): Finding[] {
  const [first] = pages
  if (!first) return []
  const slots = site.navigation.filter(({ path }) => pathOf(path) === url)
  const near = nearest(url, site.pagesByPath.keys())
  const finding = (at: Finding['at'], what: string): Finding => ({
    code: 'dead-link',
    severity: 'error',
    url,
    at,
    what: `${what} leads to ${url}, ${onPages(pages.length)}, and nothing is there.`,
    mend: `${near ? `Did you mean "${near}"? ` : ''}Write the page, lead the link to one that exists, or remove it.`,
    ...shownOn(pages),
  })
  const slotLines = new Set(slots.map(({ at }) => `${at.file}:${at.line}`))
  const typed = site.manifest.typedLinks.filter(
    ({ path, at }) => pathOf(path) === url && !slotLines.has(`${at.file}:${at.line}`),
  )
  const [slot] = slots
  const found = [
    ...(slot ? [finding(slot.at, `The link "${slots.map(({ name }) => name).join('", "')}"`)] : []),
    ...typed.map(({ at }) => finding(at, 'A link')),
  ]
  return found.length > 0 ? found : [finding(site.sourceOf(first), `A link of ${first.path}`)]
}
