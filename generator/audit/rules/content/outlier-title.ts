import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { wordsOf } from '../../../core/text/words.ts'
import { outlierRule } from '../../findings/outliers.ts'

/** A title whose pattern differs from those of nearly all pages of its type. */
export const outlierTitle = outlierRule({
  code: 'outlier-title',
  title: 'Outlier title',
  why: 'If nearly all titles of one page type follow one pattern, a title that does not was edited by hand or belongs to another page.',
  how: 'Compares the titles of indexable pages of one type, with names of places and services masked, without the company after " | ", which a long title has no room for, and without the traits of a place after ": ". Ignores page types with fewer than eight pages, and those in which more than two titles differ.',
  fix: 'Check whether the title is intended. If the page was edited by hand, rebuild it.',
  supersededBy: ['place-differs'],
  featureOf: ({ title, titlePattern }, { manifest }) => {
    const [, company = ''] = / \| ([^|]+)$/.exec(title) ?? []
    const pattern = withoutEnd(titlePattern, company)
    const [, end = ''] = /: ([^:]+)$/.exec(company === '' ? title : title.slice(0, -` | ${company}`.length)) ?? []
    const traits = traitsIn(manifest)
    return traits.has(end) || traits.has(end.split(', ', 1)[0] ?? '') ? withoutEnd(pattern, end) : pattern
  },
  what: ({ path, title }, _, others) =>
    `The title of ${path}, "${title}", does not follow the pattern of ${others} other pages of its type.`,
})

/** The pattern of a title without the words of its end, of which names are masked. */
function withoutEnd(pattern: string, end: string): string {
  const written = wordsOf(end)
  const words = pattern.split(' ')
  for (const _ of written) {
    const last = words.at(-1) ?? ''
    if (!written.includes(last) && !last.startsWith('{')) break
    words.pop()
  }
  return words.join(' ')
}

/** Names of traits, and what they change about services, in all languages. */
const traitsIn = kept(
  (manifest: Manifest): ReadonlySet<string> =>
    new Set(
      [manifest, ...manifest.translations].flatMap(({ traits }) =>
        traits.flatMap(({ name, services }) => [name, ...Object.values(services).map(({ topic }) => topic)]),
      ),
    ),
)
