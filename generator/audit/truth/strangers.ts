import type { Manifest } from '#manifest/schema.ts'
import type { Known } from './known-names.ts'
import { strangeAddressReader } from './strangers/strange-addresses.ts'
import { fallingRangeReader, strangeAmountReader } from './strangers/strange-amounts.ts'
import { otherCompanyReader, otherLicenseReader, otherPeopleReader } from './strangers/strange-people.ts'
import {
  listedPlaceReader,
  namedCountyReader,
  otherCountyReader,
  otherRegionReader,
  ownPlaces,
  servedPlaceReader,
  townInRegionReader,
  workplaceReader,
} from './strangers/strange-places.ts'
import { none, type StrangerReader, writtenText } from './strangers/stranger.ts'

/** Reads towns, counties, e-mail addresses, hosts, currencies and license numbers that the manifest does not have. */
export function strangerReader(manifest: Manifest, known: Known, written = writtenText(manifest)): StrangerReader {
  const places = ownPlaces(manifest, known, written)
  const readers = [
    otherLicenseReader(manifest),
    otherCompanyReader(manifest, written, places.isPlace),
    otherPeopleReader(manifest, written),
    fallingRangeReader,
    strangeAddressReader(manifest, written),
    strangeAmountReader(manifest),
    townInRegionReader(places),
    otherRegionReader(manifest, places),
    otherCountyReader(places),
    namedCountyReader(manifest, places),
    listedPlaceReader(places),
  ]
  const served = [servedPlaceReader(places), workplaceReader(places)]
  return (text, mentioned) => {
    const found = readers.flatMap((read) => read(text, mentioned))
    for (const each of served.flatMap((read) => read(text, mentioned)))
      if (found.every((other) => !other.found.includes(each.found))) found.push(each)
    return found.length === 0 ? none : found
  }
}
