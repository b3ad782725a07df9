import { distinctElement } from '../../core/html/distinct-element.ts'
import type { ScannedPage } from '../../core/html/page.ts'
import { elementsNamed } from '../../core/html/scan-html.ts'
import { tagOf } from '../../core/html/tag.ts'

/** Stands for the policy in a rendered page until the page has been scanned: the policy lists what the page loads. */
export const unknownPolicy = '{policy}'
const policyStart = '<meta http-equiv="Content-Security-Policy" content="'
const policyEnd = '"/>'

/**
 * The element with the policy of a page, for hosts that send no headers. It is before everything the page loads or runs,
 * because a browser applies it only to what follows.
 */
export const policyElement = (policy: string) => policyStart + policy + policyEnd

/** Offset in the HTML of a page after its policy. */
export const endOfPolicy = (html: string) => html.indexOf(policyEnd, html.indexOf(policyStart))

/** The HTML of a page with the placeholder in place of its policy. */
export function emptyPolicy(html: string): string {
  const start = html.indexOf(policyStart) + policyStart.length
  const end = html.indexOf(policyEnd, start)
  return html.slice(0, start) + unknownPolicy + html.slice(end)
}

/**
 * Puts the policy into a page that was rendered with another one, or with the placeholder. The scan stays true without a
 * second one.
 */
export function changePolicy(page: ScannedPage, former: string, policy: string): ScannedPage {
  if (former === policy) return page
  const { own } = page
  const element = elementsNamed(own, 'meta').find(({ attributes }) => attributes.content === former)
  if (!element) throw new Error(`${page.path} was rendered without a place for its policy.`)
  const fill = (html: string) => html.replace(former, () => policy)
  const tag = tagOf(fill(element.distinct.tag))
  element.distinct = distinctElement(tag, element.surroundings)
  element.attributes = tag.attributes
  const growth = policy.length - former.length
  const { offset: start } = element
  for (const each of own.elements) {
    if (each.offset > start) each.offset += growth
    if (each.end > start) each.end += growth
  }
  return { ...page, html: fill(page.html), own: { ...own, html: fill(own.html) } }
}
