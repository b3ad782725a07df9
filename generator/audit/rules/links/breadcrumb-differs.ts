import type { Manifest } from '#manifest/schema.ts'
import { countyName } from '#src/place.ts'
import type { ScannedPage } from '../../../core/html/page.ts'
import { garbledIn, mayBeGarbled } from '../../../core/text/garbled.ts'
import { hasLeftover } from '../../../core/text/leftovers.ts'
import { pathOf } from '../../../core/url.ts'
import type { Issue, WholePageRule } from '../../rule.ts'
import {
  isMarkedWell,
  markedLinks,
  markedTrail,
  trailNames,
  visibleLinks,
  visibleTrail,
} from '../../structured-data/breadcrumbs.ts'
import { replacement } from '../../text/replacement.ts'

/** The visible breadcrumb trail and the one in structured data differ. */
export const breadcrumbDiffers: WholePageRule = {
  code: 'breadcrumb-differs',
  scope: 'whole-page',
  title: 'Breadcrumb trail differs from structured data',
  severity: 'warning',
  why: 'Structured data must match what readers see. Where it does not, search engines may drop the trail from the result or ignore all structured data of the page.',
  how: 'Compares the names in the visible trail with those of the BreadcrumbList, in order. The structured data may omit the first or the last name. An error if they name different places, and if steps of one name have different URLs.',
  fix: 'Build the site again, or write the same names in both.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  supersededBy: [
    'breadcrumb-shape',
    'county-differs',
    'dead-data-url',
    'dead-link',
    'duplicate-page',
    'link-text-differs',
    'placeholder-text',
    'private-host',
    'source-in-text',
    'text-garbled',
  ],
  *check(page, { manifest }) {
    if (page.route === undefined || page.route === 'home' || page.route === 'notFound') return
    const visible = visibleTrail(page)
    const marked = markedTrail(page)
    if (!visible || !marked) return
    if (isSame(visible, marked)) {
      yield* otherLink(page, manifest)
      return
    }
    const [onlyVisible, onlyMarked] = [without(visible, marked), without(marked, visible)]
    yield {
      ...(onlyVisible.some(isPlaceOf(manifest)) &&
        onlyMarked.some(isPlaceOf(manifest)) && { severity: 'error' as const }),
      what: `The breadcrumb trail {pages} is "${visible.join(' › ')}", but the structured data has "${marked.join(' › ')}".`,
      replaced: replacement(onlyMarked.join(), onlyVisible.join()),
      // breadcrumb-shape fires on the whole page.
      ...(isMarkedWell(page) && { subject: trailNames }),
      // link-text-differs fires on the text of a link, and county-differs on the name of a county.
      followsFrom: [
        ...onlyVisible.map((name) => name.toLowerCase()),
        // A name that was never written, or was damaged, is a finding about the text of the page.
        ...([...onlyVisible, ...onlyMarked].some(isDamaged) ? [''] : []),
      ],
    }
  },
}

/** A URL without what forms of it differ in. `link-form` reports links to another form. */
const bare = (path: string) => pathOf(path).replace(/\/(?:index\.html)?$/, '')

/** A step of the structured data with another URL than the link of the same name. */
function* otherLink(page: ScannedPage, { site: { origin } }: Manifest): Generator<Issue> {
  const links = visibleLinks(page)
  for (const [name, url] of markedLinks(page)) {
    const href = links.get(name)
    if (href === undefined || !href.startsWith('/') || !url.startsWith(`${origin}/`)) continue
    const path = url.slice(origin.length)
    if (bare(path) === bare(href)) continue
    yield {
      severity: 'error',
      what: `The step "${name}" of the breadcrumb {pages} is ${path} in the structured data, but its link leads to ${href}.`,
      cause: `${name} ${path}`,
      subject: trailNames,
      followsFrom: [path, href, name.toLowerCase()],
    }
  }
}

const isDamaged = (name: string) =>
  hasLeftover(name) || (mayBeGarbled(name) && garbledIn(name) !== undefined) || /&(?:\w+|#\d+);/.test(name)

const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name))

const isPlaceOf =
  ({ cities, counties }: Manifest) =>
  (name: string) =>
    cities.some((city) => city.name === name) || counties.some((county) => countyName(county) === name)

function isSame(visible: readonly string[], marked: readonly string[]): boolean {
  const expected = marked.map((name) => name.replace(/\s+/g, ' ').trim()).join('\n')
  return [visible, visible.slice(1), visible.slice(0, -1)].some(
    (names) => names.length > 0 && names.join('\n') === expected,
  )
}
