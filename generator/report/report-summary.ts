import { placeName } from '#src/place.ts'
import type { ReportSummary } from '#src/report/data.ts'
import { citiesOf, type SiteIndex } from '#src/site.ts'
import type { ReportedSite } from '../core/audited-site.ts'
import { maskedNames } from '../core/text/name-mask.ts'
import type { KindCount } from './route-rows.ts'

/** Number of rows in one file of inlinks. */
export const inlinkChunk = 500

type SummaryInput = {
  site: SiteIndex
  audited: ReportedSite
  /** Every rule as configured. */
  rules: ReportSummary['rules']
  kinds: KindCount[]
  outcome: ReportSummary['outcome']
  hasTraffic: boolean
  searchPeriod: ReportSummary['searchPeriod']
}

export function reportSummary(input: SummaryInput): ReportSummary {
  const { site, audited, rules, kinds, outcome, hasTraffic, searchPeriod } = input
  const { manifest } = site
  const { business, origin, language } = manifest.site
  const limit = (code: string, name: string, otherwise: number) =>
    rules.find((rule) => rule.code === code)?.thresholds.find((threshold) => threshold.name === name)?.value ??
    otherwise
  const counties = new Map(manifest.counties.map((county) => [county.key, county]))
  return {
    version: 2,
    site: { name: business.name, origin, language },
    outcome,
    rules,
    kinds,
    ...(site.languages.length > 1 && {
      languages: site.languages.map(({ prefix, manifest }) => ({ tag: manifest.site.language, prefix })),
    }),
    services: manifest.services.map(({ slug, name }) => ({ slug, name })),
    places: [
      ...manifest.cities.flatMap((city) => {
        const county = counties.get(city.county)
        return county
          ? [
              {
                slug: city.slug,
                name: placeName({ kind: 'city', city, county }),
                kind: 'city' as const,
                county: county.slug,
                ...populationOf([city]),
              },
            ]
          : []
      }),
      ...manifest.counties.map((county) => ({
        slug: county.slug,
        name: placeName({ kind: 'county', county }),
        kind: 'county' as const,
        ...populationOf(citiesOf(site, county)),
      })),
    ],
    thresholds: {
      ownShare: limit('own-text-share', 'least', 0.25),
      similarity: limit('near-duplicate', 'most', 0.6),
    },
    maskedNames: namesOf(maskedNames(manifest)),
    sharedParts: sharedParts(audited),
    inlinkChunk,
    ...(hasTraffic && { hasTraffic }),
    ...(searchPeriod && { searchPeriod }),
  }
}

/** Inhabitants of some cities together, as far as the manifest has them. */
function populationOf(cities: readonly { population?: number | undefined }[]): { population?: number } {
  const known = cities.flatMap(({ population }) => population ?? [])
  return known.length > 0 ? { population: known.reduce((sum, population) => sum + population, 0) } : {}
}

const namesOf = (names: ReturnType<typeof maskedNames>): ReportSummary['maskedNames'] => ({
  place: [...names.place],
  county: [...names.county],
  zip: [...names.zip],
  service: [...names.service],
})

/** Headers and footers with their links, and the number of pages that contain each. */
function sharedParts({ parts, pages, targets, anchorTexts }: ReportedSite): ReportSummary['sharedParts'] {
  const counts = new Map<string, number>()
  for (const page of pages) for (const part of page.parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return parts.map(({ name, anchors }) => ({
    name,
    pages: counts.get(name) ?? 0,
    links: Array.from({ length: anchors.length / 3 }, (_, index) => ({
      target: targets[anchors[index * 3] ?? 0] ?? '',
      text: anchorTexts[anchors[index * 3 + 1] ?? 0] ?? '',
    })),
  }))
}
