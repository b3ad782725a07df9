import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { say } from '#src/messages.ts'
import { createNameMask, maskedNames } from '../../../core/text/name-mask.ts'
import { wordsOf } from '../../../core/text/words.ts'
import { outlierRule } from '../../findings/outliers.ts'

/** A title whose pattern differs from those of nearly all pages of its type. */
export const outlierTitle = outlierRule({
  code: 'outlier-title',
  title: 'Outlier title',
  why: 'If nearly all titles of one page type follow one pattern, a title that does not was edited by hand or belongs to another page.',
  how: 'Compares the titles of indexable pages of one type, with names of places, counties and services masked, without the traits of a place after ": ", without its region after a comma, and without the name of the company after " | " and the words of `service.of-trade-in-place`, for which some titles have no room. Ignores titles whose words are all in the usual one, page types with fewer than eight pages, and those in which more than two titles differ.',
  fix: 'Check whether the title is intended. If the page was edited by hand, rebuild it.',
  supersededBy: ['county-differs', 'place-differs', 'text-garbled'],
  featureOf: ({ title, titlePattern }, { manifest }) => {
    const ends = [
      (each: Titled) => traitsOf(each, traitsIn(manifest)),
      () => ` | ${manifest.site.business.name}`,
      (each: Titled) => regionOf(each, regionsIn(manifest)),
    ]
    const { maskText } = maskIn(manifest)
    const { pattern } = ends.reduce((each, endOf) => withoutEnd(each, endOf(each), maskText), {
      title,
      pattern: titlePattern,
    })
    const added = wordsOfTrade(manifest)
    return withoutRegion(title, pattern, regionsIn(manifest))
      .replaceAll('{county}', '{place}')
      .split(' ')
      .filter((word) => !added.has(word))
      .join(' ')
  },
  isForm: isAbridged,
  what: ({ path, title }, _, others) =>
    `The title of ${path}, "${title}", does not follow the pattern of ${others} other pages of its type.`,
})

/** Whether a title has no word that the usual one lacks: `Odell, OR: Plumbing` where others are `Plumbing Services in Hood River, OR | Company`. */
function isAbridged(pattern: string, usual: string): boolean {
  const words = new Set(usual.split(' '))
  return pattern.split(' ').every((word) => words.has(word))
}

/** `services` and `in`, which a title of `Plumbing Services in Odell` has if there is room for them. */
const wordsOfTrade = kept(
  (manifest: Manifest): ReadonlySet<string> =>
    new Set(wordsOf(say({ manifest }, 'service.of-trade-in-place', { alone: 'false', trade: '', place: '' }))),
)

/** Masks the names in titles: a company may have that of a service in its own, as Forks Storage. */
const maskIn = kept((manifest: Manifest) => createNameMask(maskedNames(manifest)))

/** Names of traits, and what they change about services, in all languages. */
const traitsIn = kept(
  (manifest: Manifest): ReadonlySet<string> =>
    new Set(
      [manifest, ...manifest.translations].flatMap(({ traits }) =>
        traits.flatMap(({ name, services }) =>
          [name, ...Object.values(services).map(({ topic }) => topic)].map((each) => each?.toLowerCase()),
        ),
      ),
    ),
)

/** Regions of the counties, as addresses write them and in full. */
const regionsIn = kept((manifest: Manifest): readonly string[] =>
  manifest.counties.flatMap(({ region = [], regionName = [] }) => [region, regionName].flat()),
)

/** A title, and its words with names masked. */
type Titled = { title: string; pattern: string }

/** `, Oregon` or `, OR`, with which titles of some places end. */
const regionOf = ({ title }: Titled, regions: readonly string[]): string =>
  regions.map((region) => `, ${region}`).find((end) => title.endsWith(end)) ?? ''

/** The pattern of `Odell, OR: Plumbing` without the region. */
function withoutRegion(title: string, pattern: string, regions: readonly string[]): string {
  const region = regions.find((each) => title.includes(`, ${each}: `))
  return region === undefined ? pattern : pattern.replace(`} ${wordsOf(region).join(' ')} `, '} ')
}

/** `: Roots in the line` or `: Hard water, clay soil`, with which titles of some places end. */
function traitsOf({ title }: Titled, traits: ReadonlySet<string>): string {
  const [end = '', names = ''] = /: ([^:]+)$/.exec(title) ?? []
  return [names, names.split(', ', 1)[0] ?? ''].some((name) => traits.has(name.toLowerCase())) ? end : ''
}

/** A title without its end. */
function withoutEnd({ title, pattern }: Titled, end: string, maskText: (text: string) => string): Titled {
  const words = ` ${maskText(end)}`
  if (end === '' || !title.endsWith(end) || !pattern.endsWith(words)) return { title, pattern }
  return { title: title.slice(0, -end.length), pattern: pattern.slice(0, -words.length) }
}
