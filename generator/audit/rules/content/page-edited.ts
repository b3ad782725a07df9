import { differenceOf } from '../../../core/text/difference.ts'
import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A page that somebody has changed since it was built. */
export const pageEdited: SiteRule = strayRule({
  code: 'page-edited',
  kind: 'edited',
  isLastResort: true,
  supersededBy: ['head-altered'],
  title: 'Page edited after the build',
  severity: 'warning',
  why: 'What was changed by hand in a file contradicts the manifest, and the next build loses it.',
  how: 'Compares each page with what the last build wrote to the directory, and names the first difference. Reported only if no other rule has found anything new on the page, except a measure of its text. Ignores sites that this machine has not built.',
  fix: 'Make the change in the manifest, and build again.',
  source: 'https://en.wikipedia.org/wiki/Single_source_of_truth',
  // A script, a plugin or a search and replace changes many pages in the same way.
  causeOf: ({ slot, found, wanted }) => [slot, ...differenceOf(found, wanted)].join(' '),
  what: ({ path }, { first: { slot, found, wanted } }) => {
    const start = `${path} differs from what the last build wrote`
    if (found === '' && wanted === '') return `${start}, in its ${slot}. Its texts, links and images are the same.`
    if (found === '') return `${start}: the ${slot} "${wanted}" is missing.`
    if (wanted === '') return `${start}: the ${slot} "${found}" is new.`
    return `${start}: the ${slot} is "${found}" instead of "${wanted}".`
  },
})
