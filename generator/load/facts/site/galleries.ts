import type { Gallery } from '#manifest/schema/gallery.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'

type Item = Gallery['items'][number]

/** Pictures and captions that a gallery has twice, and pairs whose names say that they are the other way round. */
export function checkGalleries({ records: { folders } }: FactSources): Fact[] {
  return [...folders.services, ...folders.pages].flatMap((record) => {
    const items = record.value.gallery?.items ?? []
    return items.flatMap((item, index) => [
      ...exchanged(record, item, index),
      ...twice(record, item, { index, earlier: items.slice(0, index) }),
    ])
  })
}

/** Words for before and after in names of files. */
const named = {
  before: /(?:^|[-_/])(?:before|antes|avant|vorher|prima|voor)(?=[-_./]|\d|$)/i,
  after: /(?:^|[-_/])(?:after|despues|depois|apres|nachher|dopo|na)(?=[-_./]|\d|$)/i,
}

function exchanged(record: Located<unknown>, { before, after }: Item, index: number): Fact[] {
  if (before === undefined || after === undefined) return []
  const isAfter = named.after.test(before) && !named.before.test(before)
  const isBefore = named.before.test(after) && !named.after.test(after)
  if (!isAfter || !isBefore) return []
  const what = `The picture before the work is "${before}", and the one after it is "${after}".`
  const fix = 'Exchange the two.'
  return [fact(record, ['gallery', 'items', index, 'before'], { code: 'pictures-exchanged', what, fix })]
}

/** Fewest words of a caption that says more than `Before and after`. */
const fewestWords = 4

function twice(record: Located<unknown>, item: Item, { index, earlier }: { index: number; earlier: Item[] }): Fact[] {
  const picturesOf = ({ image, before, after }: Item) => [image, before, after].filter((each) => each !== undefined)
  const shown = new Set(earlier.flatMap(picturesOf))
  const path = (field: string) => ['gallery', 'items', index, field]
  const report = (field: string, text: string, fix: string) => [
    fact(record, path(field), {
      code: 'picture-twice',
      severity: 'warning',
      what: `The gallery has ${text} twice.`,
      fix,
    }),
  ]
  const again = (['image', 'before', 'after'] as const).find((field) => shown.has(item[field] ?? ''))
  if (again) return report(again, `the picture "${item[again]}"`, 'Show another picture, or remove the entry.')
  const isCaptionAgain = earlier.some(({ caption, city }) => caption === item.caption && city === item.city)
  if (!isCaptionAgain || item.caption.split(/\s+/).length < fewestWords) return []
  return report('caption', `the caption "${item.caption}"`, 'Say what this picture shows.')
}
