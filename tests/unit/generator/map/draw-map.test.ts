import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readAtlas } from '#generator/core/read-atlas.ts'
import { loadManifest } from '#generator/load/load.ts'
import { apart, isWithin, overlap } from '#generator/map/boxes.ts'
import { drawMap } from '#generator/map/draw-map.ts'
import { dotBox } from '#generator/map/label-cities.ts'
import { countyBox } from '#generator/map/label-counties.ts'
import { textBox } from '#generator/map/set-text.ts'
import type { City, Manifest } from '#manifest/schema.ts'
import { type Box, type CoverageMap, type MapDrawing, mapRanks, mapType } from '#src/coverage-map.ts'
import { companyEdits } from '../../../support/companies.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { cascadeLocksIsOdell, smallSite } from '../../small-site.ts'

const atlas = await readAtlas('US')
const rootDir = fileURLToPath(new URL('../../../..', import.meta.url))

async function smallMap(...edits: ManifestEdit[]): Promise<CoverageMap> {
  const map = drawMap((await smallSite(edits)).manifest, atlas)
  if (!map) throw new Error('The small site has no map.')
  return map
}

/** The sample company: 56 places, half of them in one valley. */
async function crowdedMap(): Promise<CoverageMap> {
  const { manifest } = await loadManifest({ manifestDir: `${rootDir}manifest`, rootDir })
  const map = manifest && drawMap(manifest, atlas)
  if (!map) throw new Error('The sample company has no map.')
  return map
}

/** The small site with other cities. */
async function withCities(cities: Partial<City>[]): Promise<Manifest> {
  const { manifest } = await smallSite()
  const [city] = manifest.cities
  if (!city) throw new Error('The small site has no city.')
  return { ...manifest, cities: cities.map((change) => ({ ...city, ...change })) }
}

const withoutCoordinates: ManifestEdit[] = ['45.70540,-121.52146', '45.66984,-121.89064', '45.62707,-121.54313'].map(
  (replace) => ({ file: 'cities.csv', replace, with: ',' }),
)

describe('the map shows', () => {
  test('every city with coordinates, the largest first', async () => {
    const { wide } = await smallMap()
    // 8313 residents, 1379, and unknown
    expect(wide.cities.map(({ slug, rank }) => [slug, rank])).toEqual([
      ['hood-river', 2],
      ['cascade-locks', 2],
      ['odell', 3],
    ])
  })

  test('no alias of a city', async () => {
    const { wide } = await smallMap(cascadeLocksIsOdell)
    expect(wide.cities.map(({ slug }) => slug)).toEqual(['hood-river', 'odell'])
  })

  test('no city without coordinates; without any coordinates there is no map', async () => {
    const [one] = withoutCoordinates
    if (!one) throw new Error('No edit.')
    expect((await smallMap(one)).wide.cities).toHaveLength(2)
    expect(drawMap((await smallSite(withoutCoordinates)).manifest, atlas)).toBeUndefined()
  })

  test('the outline and name of the county, and the borders of its neighbors', async () => {
    const { outlines, counties } = (await smallMap()).wide
    expect(outlines.area).toMatch(/^M.+z$/)
    expect(outlines.outer).not.toBe('')
    expect(outlines.inner).toBe('') // with one county there is no inner border
    expect(counties.map(({ lines }) => lines.join(' '))).toEqual(['Hood River County'])
  })

  test('no outline of a county missing from the atlas, but the dots of its cities', async () => {
    const { wide } = await smallMap({
      file: 'counties/hood-river.yaml',
      replace: 'name: Hood River',
      with: 'name: Île-du-Nord',
    })
    expect(wide.outlines.area).toBe('')
    expect(wide.counties).toEqual([])
    expect(wide.cities).toHaveLength(3)
  })

  test('north up: Odell is south of Hood River, and Cascade Locks west of both', async () => {
    const [hoodRiver, cascadeLocks, odell] = (await smallMap()).wide.cities
    expect(odell?.y).toBeGreaterThan(hoodRiver?.y ?? Infinity)
    expect(cascadeLocks?.x).toBeLessThan(Math.min(hoodRiver?.x ?? -Infinity, odell?.x ?? -Infinity))
  })

  test('the 150 largest of a thousand cities', async () => {
    const cities = Array.from({ length: 1000 }, (_, index) => ({
      slug: `city-${index}`,
      population: index + 1,
      coordinates: { latitude: 40 + (index % 40) / 10, longitude: -120 + Math.floor(index / 40) / 10 },
    }))
    const map = drawMap(await withCities(cities), atlas)
    expect(map?.wide.cities).toHaveLength(150)
    expect(map?.wide.cities.every(({ slug }) => Number(slug.slice(5)) >= 850)).toBe(true)
  })

  test('the same drawing for the same manifest', async () => {
    expect(JSON.stringify(await crowdedMap())).toBe(JSON.stringify(await crowdedMap()))
  })
})

test('every office of a company with several has a pin, at its own place', async () => {
  const map = await smallMap(...(await companyEdits('two-offices')))
  for (const { offices } of [map.compact, map.wide]) {
    expect(offices.map(({ name }) => name)).toEqual(['Gorge Drain Hood River', 'Gorge Drain Vancouver'])
    const [east, west] = offices
    // Vancouver is west of Hood River.
    expect((east?.x ?? 0) - (west?.x ?? 0)).toBeGreaterThan(50)
  }
})

test('the names of offices that are near each other do not overlap', async () => {
  const { manifest } = await smallSite(await companyEdits('two-offices'))
  const [east, west] = manifest.offices
  if (!east || !west) throw new Error('The company has two offices.')
  // Some 4 km to the west: on the map, the names are longer than that.
  const near = { latitude: east.coordinates.latitude + 0.005, longitude: east.coordinates.longitude - 0.05 }
  const map = drawMap({ ...manifest, offices: [east, { ...west, coordinates: near }] }, atlas)
  for (const offices of [map?.compact.offices, map?.wide.offices]) {
    const names = offices?.flatMap(({ label }) => (label ? [textBox(label, mapType.office)] : [])) ?? []
    expect(names.length).toBeGreaterThan(0)
    expect(pairs(names).filter(([a, b]) => overlap(a, b))).toEqual([])
  }
  expect(map?.wide.offices.filter(({ label }) => label)).toHaveLength(2)
})

describe.each(['compact', 'wide'] as const)('in the %s map of a crowded area', async (look) => {
  const drawing = (await crowdedMap())[look]
  const page = { x: 0, y: 0, width: drawing.width, height: drawing.height }
  const { cityTexts, texts, targets, dots } = boxesOf(drawing)

  test('office and cities are inside the page, clear of its edge', () => {
    const inner = { x: 20, y: 20, width: page.width - 40, height: page.height - 40 }
    for (const { x, y } of [...drawing.offices, ...drawing.cities])
      expect(isWithin({ x, y, width: 0, height: 0 }, inner)).toBe(true)
  })

  test('the office, the counties and at least a third of the cities are named', () => {
    expect(drawing.offices[0]?.label?.lines.join(' ')).toBe('Saltbrush Cleaning')
    expect(drawing.counties).toHaveLength(4)
    expect(cityTexts.length).toBeGreaterThan(drawing.cities.length / 3)
  })

  test('the largest city is named', () => {
    expect(drawing.cities[0]?.label?.lines.join(' ')).toBe('Salt Lake City')
  })

  test('no name overlaps another or leaves the page', () => {
    expect(pairs(texts).filter(([a, b]) => overlap(a, b))).toEqual([])
    expect(texts.filter((text) => !isWithin(text, page))).toEqual([])
  })

  test('no name covers a dot', () => {
    const isHidden = ({ x, y, radius }: (typeof dots)[number]) =>
      texts.some((text) => apart(text, { x, y, width: 0, height: 0 }) < radius)
    expect(dots.filter(isHidden)).toEqual([])
  })

  test('click targets are at least 26 units high and wide, and do not overlap', () => {
    expect(targets.filter(({ width, height }) => Math.min(width, height) < 26)).toEqual([])
    expect(pairs(targets).filter(([a, b]) => overlap(a, b))).toEqual([])
  })

  test('a name is nearer to its own dot than to any other', () => {
    for (const city of drawing.cities) {
      if (!city.label) continue
      const text = cityText(city)
      const own = apart(text, dotBox(city))
      const others = drawing.cities.filter((other) => other !== city).map((other) => apart(text, dotBox(other)))
      expect(Math.min(...others), city.name).toBeGreaterThan(own - 2)
    }
  })
})

function boxesOf(drawing: MapDrawing) {
  const named = drawing.cities.filter(({ label }) => label)
  const cityTexts = named.map(cityText)
  const office = drawing.offices.flatMap(({ label }) => (label ? [textBox(label, mapType.office)] : []))
  return {
    cityTexts,
    texts: [...cityTexts, ...office, ...drawing.counties.map(countyBox)],
    targets: named.flatMap(({ target }) => target ?? []),
    dots: drawing.cities.map(({ x, y, rank }) => ({ x, y, radius: mapRanks[rank]?.radius ?? 0 })),
  }
}

function cityText({ label, rank }: MapDrawing['cities'][number]): Box {
  const fontSize = mapRanks[rank]?.fontSize ?? 0
  if (!label) throw new Error('The city has no name on the map.')
  return textBox(label, { fontSize, lineHeight: fontSize, letterSpacing: 0 })
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other): [T, T] => [item, other]))
}

test('abroad, the map shows coasts and borders of countries, and no county', async () => {
  const manifest = await withCities([
    { slug: 'calais', name: 'Calais', coordinates: { latitude: 50.95, longitude: 1.86 } },
    { slug: 'brugge', name: 'Brugge', coordinates: { latitude: 51.21, longitude: 3.22 } },
  ])
  const business = { ...manifest.site.business, coordinates: { latitude: 51.05, longitude: 2.4 } }
  const map = drawMap({ ...manifest, site: { ...manifest.site, business } }, await readAtlas('BE'))
  expect(map?.wide.outlines.land).not.toBe('')
  expect(map?.wide.outlines.outer).not.toBe('')
  expect(map?.wide.outlines.area).toBe('')
  expect(map?.wide.counties).toEqual([])
})
