import type { Finding } from '../../problem.ts'
import { nearest } from '../../suggest.ts'
import { pathOf, referenceFindings } from '../references.ts'
import type { AuditedSite, Rule } from '../rule.ts'

/** A link to an address of this site that nothing is served at. One finding for each such address. */
export const deadLink: Rule = {
  code: 'dead-link',
  check: (site) =>
    referenceFindings(site, 'links', (target) => !isServed(site, pathOf(target))).flatMap((reference) =>
      finding(site, reference),
    ),
}

/** True also for the address without its slash, or with one too many: hosts redirect it, and `link-form` speaks of it. */
export function isServed({ served }: AuditedSite, path: string): boolean {
  return served.has(path) || served.has(otherForm(path))
}

export function otherForm(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}

function finding(site: AuditedSite, { target, referrers }: ReturnType<typeof referenceFindings>[number]): Finding[] {
  const url = pathOf(target)
  const slots = site.navigation.filter(({ path }) => pathOf(path) === url)
  const typed = site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)
  const [first] = referrers.first
  if (!first) return []
  const near = nearest(url, site.pagesByPath.keys())
  const slot = slots[0]
  const onPages = `on ${referrers.count} ${referrers.count === 1 ? 'page' : 'pages'}`
  return [
    {
      code: 'dead-link',
      severity: 'error',
      url,
      at: slot?.at ?? typed?.at ?? site.sourceOf(first),
      what: slot
        ? `The link "${slots.map(({ name }) => name).join('", "')}" leads to ${url}, ${onPages}, and nothing is there.`
        : `A link leads to ${url}, ${onPages}, the first of them ${first.path}, and nothing is there.`,
      mend: `${near ? `Did you mean "${near}"? ` : ''}Write the page, lead the link to one that exists, or remove it.`,
      count: referrers.count,
      urls: referrers.first.map(({ path }) => path),
    },
  ]
}
