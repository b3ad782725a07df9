import type { Finding } from '../../problem.ts'
import { nearest } from '../../suggest.ts'
import { findReferences, onPages, otherForm, pathOf, type Reference, shownOn } from '../references.ts'
import type { AuditedSite, Rule } from '../rule.ts'
import { leadsTo } from './link-redirected.ts'

/** A link to an address of this site that nothing is served at. One finding for each such address and place it is written. */
export const deadLink: Rule = {
  code: 'dead-link',
  check: (site) =>
    findReferences(site, 'links', (target) => !isAnswered(site, pathOf(target))).flatMap((reference) =>
      findingsOf(site, reference),
    ),
}

/**
 * True also for the address without its slash, or with one too many, which hosts redirect, and for one that a redirect
 * leads on from: `link-form` and `link-redirected` speak of these.
 */
function isAnswered(site: AuditedSite, path: string): boolean {
  return site.served.has(path) || site.served.has(otherForm(path)) || leadsTo(site, path) !== undefined
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
