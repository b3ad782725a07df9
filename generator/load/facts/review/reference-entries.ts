import type { Gallery } from '#manifest/schema/gallery.ts'
import type { Located, Records } from '../../records.ts'
import { nameOf } from '../fact.ts'
import { checklistEntries } from './checklist-entries.ts'
import { type Cell, entryOf } from './entry.ts'
import { hourEntries } from './hour-entries.ts'
import { linkEntries } from './link-entries.ts'
import type { StatedSentence } from './stated-sentence.ts'

/**
 * What the records of a manifest refer to: other records, pictures, and words of a fixed list that pages show or say, such as
 * the kind of a place. Fields that only arrange, such as order, icons and slugs, are none.
 */
export function referenceEntries({ folders, documents, cities, landmarks }: Records): StatedSentence[] {
  const { site, testimonials, checklist, images, navigation, quote, redirects } = documents
  return [
    ...cities.map((row) => {
      const cells = cellsOf(row.value, ['county', 'kind', 'alias_of', 'population_basis', 'hero_image'])
      return entryOf(row, { noun: 'row', name: row.slug, path: [], cells })
    }),
    ...[...folders.cities, ...folders.counties].map((record) => {
      const { traits } = record.value
      const ofTraits = traits.map(({ trait }, at): Cell => [`trait ${trait}`, ['traits', at, 'trait']])
      return ofFile(record, [...ofTraits, ...cellsOf(record.value, ['region', 'heroImage'])])
    }),
    ...folders.services.flatMap((record) => {
      const { price, gallery } = record.value
      const cells = [
        ...cellsOf(record.value, ['category', 'type', 'image']),
        ...cellsOf(price, ['kind', 'currency', 'unit'], ['price']),
      ]
      return [ofFile(record, cells), ...galleryEntries(record, gallery)]
    }),
    ...folders.categories.map((record) => ofFile(record, cellsOf(record.value, ['image']))),
    ...folders.offices.flatMap((record) => {
      const { address, hours } = record.value
      const cells = [
        ...cellsOf(record.value, ['counties', 'cities', 'image']),
        ...cellsOf(address ?? {}, ['region'], ['address']),
      ]
      return [ofFile(record, cells), ...hourEntries(record, hours)]
    }),
    ...folders.pages.flatMap((record) => [
      ofFile(record, cellsOf(record.value, ['image'])),
      ...galleryEntries(record, record.value.gallery),
      ...(record.value.screen === 'about' ? listedServices(record, record.value.services.items) : []),
      ...(record.value.screen === 'checklist' ? [legendEntry(record, record.value.legend)] : []),
      ...linkEntries(record),
    ]),
    ...folders.articles.map((record) => ofFile(record, cellsOf(record.value, ['services', 'image', 'date']))),
    ...folders.guide.map((record) => ofFile(record, cellsOf(record.value, ['monthNumbers']))),
    ...folders.traits.flatMap(topicEntries),
    ...landmarks.map(landmarkEntry),
    ...(site ? siteEntries(site) : []),
    ...(testimonials ? testimonialEntries(testimonials) : []),
    ...(checklist ? checklistEntries(checklist) : []),
    ...(images ? imageEntries(images) : []),
    ...(navigation ? linkEntries(navigation) : []),
    ...(quote ? fieldEntries(quote) : []),
    ...(redirects ? redirectEntries(redirects) : []),
  ]
}

const ofFile = (record: Located<unknown>, cells: readonly Cell[]): StatedSentence =>
  entryOf(record, { noun: 'file', name: nameOf(record), path: [], cells })

/** Fields of a value as facts: `service roof-repair`. Each item of a list is one. */
function cellsOf(value: object, keys: readonly string[], path: readonly PropertyKey[] = []): Cell[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (!keys.includes(key) || item === undefined) return []
    if (!Array.isArray(item)) return [[`${key} ${item}`, [...path, key]] satisfies Cell]
    return item.map((each, at): Cell => [`${key} ${each}`, [...path, key, at]])
  })
}

type Document<Name extends keyof Records['documents']> = NonNullable<Records['documents'][Name]>

function siteEntries(site: Document<'site'>): StatedSentence[] {
  const { business, hours, embeds, display } = site.value
  const cells = [
    ...cellsOf(site.value, ['origin']),
    ...cellsOf(business, ['type', 'sameAs'], ['business']),
    ...cellsOf(business.address, ['region', 'country'], ['business', 'address']),
    ...cellsOf(site.value, ['defaultImage']),
    ...cellsOf(display?.toast ?? {}, ['limit', 'duration', 'hotkey', 'swipeDirection'], ['display', 'toast']),
  ]
  const frames = Object.entries(embeds).map(([name, embed]) => {
    const path = ['embeds', name]
    return entryOf(site, {
      noun: 'frame',
      name,
      path,
      cells: cellsOf(embed ?? {}, ['url', 'linkUrl', 'alsoFrom'], path),
    })
  })
  return [ofFile(site, cells), ...frames, ...hourEntries(site, hours)]
}

/** A row of landmarks.csv. */
const landmarkEntry = (row: Records['landmarks'][number]): StatedSentence => {
  const { name, counties, places, points, flows } = row.value
  const cells = [
    ...cellsOf({ counties, places, flows }, ['counties', 'places', 'flows']).map(
      ([fact, [column = '']]): Cell => [fact, [column]],
    ),
    ...points.map(({ latitude, longitude }): Cell => [`point ${latitude} ${longitude}`, ['coordinates']]),
  ]
  return entryOf(row, { noun: 'row', name, path: ['name'], cells })
}

/** The topic that a trait has for each service, which is the heading of its text. */
const topicEntries = (record: Records['folders']['traits'][number]): StatedSentence[] =>
  Object.entries(record.value.services).map(([service, value]) => {
    const path = ['services', service]
    return entryOf(record, { noun: 'service', name: service, path, cells: cellsOf(value, ['topic'], path) })
  })

/** What the signs of the checklist mean. */
const legendEntry = (record: Located<unknown>, legend: Readonly<Record<string, string>>): StatedSentence =>
  entryOf(record, {
    noun: 'legend',
    name: 'legend',
    path: ['legend'],
    cells: cellsOf(legend, Object.keys(legend), ['legend']),
  })

/** Where each redirect leads. */
const redirectEntries = (record: Document<'redirects'>): StatedSentence[] =>
  record.value.map(({ to, toCounty, gone, ...from }, at) => {
    const [[key, name] = ['from', '']] = Object.entries(from)
    const cells = cellsOf({ to, toCounty, gone }, ['to', 'toCounty', 'gone'], [at])
    return entryOf(record, { noun: 'redirect', name: String(name), path: [at, key], cells })
  })

const testimonialEntries = (record: Document<'testimonials'>): StatedSentence[] =>
  record.value.items.map((item, at) => {
    const path = ['items', at]
    const cells = cellsOf(item, ['service', 'location', 'rating', 'image', 'source', 'date'], path)
    return entryOf(record, { noun: 'testimonial', name: item.name, path: [...path, 'name'], cells })
  })

/** The picture of each place, what each drawing shows, and the picture of all others. */
function imageEntries(record: Document<'images'>): StatedSentence[] {
  const { pictures, drawings } = record.value
  const lists = [
    ...pictures.map(({ file, ...uses }, at) => ({ name: file, uses, path: ['pictures', at] })),
    ...drawings.map(({ name, ...uses }, at) => ({ name, uses, path: ['drawings', at] })),
  ]
  const ofPlaces = new Map<string, Cell[]>()
  for (const { name, uses, path } of lists)
    for (const key of ['stockFor', 'alwaysFor'] as const)
      for (const [at, place] of uses[key].entries())
        ofPlaces.set(place, [...(ofPlaces.get(place) ?? []), [`${key} ${name}`, [...path, key, at]]])
  const others = drawings.flatMap(({ name, stockForOthers }, at): Cell[] =>
    stockForOthers ? [[`stockForOthers ${name}`, ['drawings', at, 'stockForOthers']]] : [],
  )
  return [
    ofFile(record, [...cellsOf(record.value, ['scenes', 'fallback']), ...others]),
    ...[...ofPlaces].map(([name, cells]) =>
      entryOf(record, { noun: 'place', name, path: [...(cells[0]?.[1] ?? [])], cells }),
    ),
    ...drawings.map((drawing, at) => {
      const path = ['drawings', at]
      const cells = cellsOf(drawing, ['scene', 'seasons'], path)
      return entryOf(record, { noun: 'drawing', name: drawing.name, path: [...path, 'name'], cells })
    }),
  ]
}

const galleryEntries = (record: Located<unknown>, gallery: Gallery | undefined): StatedSentence[] =>
  (gallery?.items ?? []).map((item, at) => {
    const path = ['gallery', 'items', at]
    const key = item.image === undefined ? 'after' : 'image'
    const cells = cellsOf(item, ['before', 'city'], path)
    return entryOf(record, { noun: 'picture', name: item[key] ?? '', path: [...path, key], cells })
  })

const listedServices = (
  record: Located<unknown>,
  items: readonly { name: string; service: string }[],
): StatedSentence[] =>
  items.map((item, at) => {
    const path = ['services', 'items', at]
    return entryOf(record, {
      noun: 'item',
      name: item.name,
      path: [...path, 'name'],
      cells: cellsOf(item, ['service'], path),
    })
  })

/** The fields of the form that have the options of other records, or are about some services. */
const fieldEntries = (record: Document<'quote'>): StatedSentence[] =>
  record.value.fields.flatMap((field, at) => {
    const path = ['fields', at]
    const cells = cellsOf(field, ['services', 'optionsFrom', 'past', 'minimum', 'maximum'], path)
    const named = { noun: 'field', name: field.name, path: [...path, 'name'], cells }
    return cells.length === 0 ? [] : [entryOf(record, named)]
  })
