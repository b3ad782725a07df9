import { decodeHTML } from 'entities'
import type { Manifest } from '#manifest/schema.ts'
import { boundedMemo } from '../../core/bounded-memo.ts'
import type { StrayFact } from '../../core/facts.ts'
import { collapseSpace } from '../../core/html/collapse-space.ts'
import type { OwnPage } from '../../core/html/page.ts'

/** The share of the items of a list with which it is that of the service. */
const mostOfList = 0.6
const fewestItems = 3

/** Lists kept in memory. All pages of a service have the same one. */
const mostLists = 500

/** Items that are not those of the manifest, or are missing, in the list on a page of a service that says what it includes. */
export function featureReader({ services }: Pick<Manifest, 'services'>): (page: OwnPage) => readonly StrayFact[] {
  const itemsIn = boundedMemo(mostLists, itemsOf)
  const featuresOf = new Map(services.map(({ slug, features }) => [slug, features]))
  return ({ params, own: { html } }) => {
    const features = featuresOf.get(params.service ?? '')
    if (!features) return none
    const items = itemsIn(listWith(html, features))
    const strays = items.filter((item) => !features.includes(item))
    const missing = features.filter((feature) => !items.includes(feature))
    if (items.length < fewestItems || Math.max(strays.length, missing.length) > (1 - mostOfList) * items.length)
      return none
    return Array.from({ length: Math.max(strays.length, missing.length) }, (_, at) => {
      const [found = '', wanted = ''] = [strays[at], missing[at]]
      return { kind: 'altered', slot: 'list of what is included', found, wanted, phrase: found || wanted }
    })
  }
}

const none: readonly never[] = []

/** The HTML of the list that has one of the first of some items; empty if there is none. */
function listWith(html: string, features: readonly string[]): string {
  const main = html.indexOf('<main')
  for (const feature of features.filter((each) => !/[&<>"']/.test(each)).slice(0, 2)) {
    const at = html.indexOf(`>${feature}</li>`, main)
    if (at >= 0) return html.slice(html.lastIndexOf('<ul', at), html.indexOf('</ul>', at))
  }
  return ''
}

const itemsOf = (list: string): string[] =>
  list
    .split(/<li\b/)
    .slice(1)
    .map((item) => collapseSpace(decodeHTML(`<li${item}`.replace(/<[^>]*>/g, ' '))))
