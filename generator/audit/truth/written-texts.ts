import type { City, Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { placeSentences } from '#src/local/place-sentences.ts'
import { localSite } from '#src/local-site.ts'
import { indexSite, placeOfPage } from '#src/site.ts'
import { collapseSpace } from '../../core/html/collapse-space.ts'
import { scanHtml } from '../../core/html/scan-html.ts'
import type { AuditedPage } from '../../core/site-facts.ts'

/** The texts that the manifest has for a page. */
export type WrittenTexts = {
  /** Whether a text block is one of them: of the company, or of the place of the page. */
  has: (text: string, page: Pick<AuditedPage, 'params' | 'route'>) => boolean
  /** The sentences computed from the table of cities about the place of a page; empty without any. */
  sentences: (page: Pick<AuditedPage, 'params' | 'route'>) => string
}

/** Reads the texts of a manifest when a rule first asks: on most sites no page has a stray in another text. */
export const writtenTexts = kept((manifest: Manifest): WrittenTexts => {
  const index = indexSite(manifest)
  const company = new Set(companyTexts(manifest))
  const ofCity = kept((city: City) => new Set(textsIn(city)))
  const sentences: WrittenTexts['sentences'] = ({ params, route }) => {
    const place = placeOfPage(index, params)
    if (!place || route === undefined) return ''
    return placeSentences(localSite(index, { id: route, params }), place)
  }
  return {
    sentences,
    has: (text, page) => {
      if (company.has(text)) return true
      const place = placeOfPage(index, page.params)
      if (!place) return false
      const cities = place.kind === 'city' ? [place.city] : (index.citiesOfCounty.get(place.county.key) ?? [])
      return cities.some((city) => isIn(ofCity(city), text)) || sentences(page) === text
    },
  }
})

/** A description ends where the search results cut it. */
function isIn(texts: ReadonlySet<string>, text: string): boolean {
  if (texts.has(text)) return true
  const start = text.replace(/…$/, '').trim()
  return start !== text && [...texts].some((each) => each.startsWith(start))
}

/** All texts but those of cities, which only their own pages may show. */
function companyTexts({ cities: _, translations: __, messages: ___, ...manifest }: Manifest): string[] {
  return textsIn(manifest)
}

/** Every text of a value, as text blocks of a page. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.includes('<')) return scanHtml(`<main>${value}</main>`).text
    return [collapseSpace(value), ...value.split(/\n{2,}/).map(collapseSpace)]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
