import type { County } from '#manifest/schema.ts'
import { cityPages } from '../place-lists.ts'
import { mostInFull, PageLinks } from './AreaIndex.tsx'
import { CountyCards } from './CountyCards.tsx'
import { CountyEntries } from './CountyEntries.tsx'
import { useSite } from './site-context.ts'

type CountyIndexProps = { counties: readonly County[]; isPictured?: boolean }

/** Some of the counties: in full, as links if they are many, or as links to the list of all if they are too many. */
export function CountyIndex({ counties, isPictured }: CountyIndexProps) {
  const site = useSite()
  if (counties.length <= mostInFull) return <CountyCards counties={counties} isPictured={isPictured} />
  const entries = counties.flatMap((county) => cityPages(site, county).map((cities) => ({ county, cities })))
  return entries.length <= site.manifest.site.display.placesInList ? <CountyEntries entries={entries} /> : <PageLinks />
}
