import type { SiteRule } from '../../rule.ts'
import { copiedSlot } from '../../truth/head-strays.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A page about a service that names another one instead. */
export const serviceDiffers: SiteRule = strayRule({
  code: 'service-differs',
  kind: 'service',
  title: 'Page names another service',
  severity: 'error',
  why: 'The search result promises another service than the page describes, and two pages compete for the same query.',
  how: 'On pages about a service, looks for names of other services in title, og:title, H1, the last entry of the breadcrumb, and Service nodes of structured data, and compares og:description with the texts of other services. The H1 must name the service if those of nearly all pages of the type do. Ignores texts that also name the service of the page. A text of the manifest that another service alone has, and a long sentence of it, must have the name of that service before it, as on a card.',
  fix: 'Write the name of the service that the page is about. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  supersededBy: ['soft-404'],
  what: ({ path }, { first, slots }) =>
    first.slot === 'passage'
      ? `${path} has a text about ${first.found}, but the page is about ${first.wanted}.`
      : first.slot === copiedSlot
        ? `The og:description of ${path} is a text about ${first.found}, but the page is about ${first.wanted}.`
        : first.found === ''
          ? `The ${slots} of ${path} is "${first.phrase}" and does not name ${first.wanted}, which the page is about.`
          : `The ${slots} of ${path} names ${first.found}, but the page is about ${first.wanted}.`,
})
