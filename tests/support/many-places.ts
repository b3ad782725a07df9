import type { ManifestEdit } from './manifest-case.ts'

type ManyPlaces = {
  /** Number of cities of each county that is added. */
  cities: readonly number[]
  /** `display.placesInList` of site.yaml. */
  placesInList?: number
}

/** Edits that add counties and cities to the small site. The order of the table is not that of the names. */
export function manyPlaces({ cities, placesInList }: ManyPlaces): ManifestEdit[] {
  let count = 0
  const rows = cities.flatMap((size, county) => Array.from({ length: size }, () => cityRow(count++, county)))
  return [
    { file: 'cities.csv', replace: 'No population known\n', with: `No population known\n${rows.join('\n')}\n` },
    ...cities.map((_, county) => ({ file: `counties/${countySlug(county)}.yaml`, write: countyText(county) })),
    ...(placesInList === undefined
      ? []
      : [{ file: 'site.yaml', replace: 'display:\n', with: `display:\n  placesInList: ${placesInList}\n` }]),
  ]
}

const first =
  'Stone Alder Mill Otter Clear Raven Birch Salmon Elk Juniper Cedar Heron Amber North Willow Iron Basalt Moss Quail Fern'.split(
    ' ',
  )
const second = 'ton ford bridge field haven brook dale point wood ridge mouth gate crest hollow landing'.split(' ')

/** Names such as `Otterford`: the first 300 have two parts, the others also a number. */
function nameOf(index: number): string {
  const name = `${first[index % first.length]}${second[Math.floor(index / first.length) % second.length]}`
  const round = Math.floor(index / (first.length * second.length))
  return round === 0 ? name : `${name} ${round + 1}`
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const countyName = (county: number) => `${nameOf(county)} River`
const countySlug = (county: number) => slugOf(countyName(county))

function cityRow(index: number, county: number): string {
  const name = nameOf(index)
  const latitude = (44 + ((index * 37) % 2000) / 1000).toFixed(5)
  const longitude = (-123 + ((index * 61) % 2000) / 1000).toFixed(5)
  const description = `${name} lies between road ${index} and the river; its sewers date from ${1900 + (index % 100)}.`
  return `${countySlug(county)},${name},${slugOf(name)},,${1000 + index},census,97${String(index % 1000).padStart(3, '0')},${latitude},${longitude},,${description},Made up`
}

function countyText(county: number): string {
  const name = countyName(county)
  return `name: ${name}
order: ${county + 2}
description: Farms and mill towns along the ${name}, with clay pipe under the older streets.
body: The mains of ${name} County follow the water. Roots reach them in dry summers, and silt in wet winters.
`
}
