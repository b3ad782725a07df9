import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { wordsOf } from '../../../core/text/words.ts'
import { isListed } from '../../graph/indexable.ts'
import { languageWords } from '../../language/language-words.ts'
import type { WholePageRule } from '../../rule.ts'
import { contentWords, sharedWords } from '../../text/content-words.ts'

/** Fewest function words of a heading that only greets. */
const fewestFunctionWords = 2

type Page = Parameters<WholePageRule['check']>[0]
type FunctionWords = Parameters<typeof contentWords>[1]

/** `Work with us`: a heading that names no subject of its own. */
const isGreeting = (heading: string, functionWords: FunctionWords) =>
  contentWords(heading, functionWords).length <= 1 &&
  wordsOf(heading).filter((word) => functionWords.has(word)).length >= fewestFunctionWords

/** Whether a page is about no service or place. */
const isGeneral = ({ params }: Page): boolean => Object.keys(params).every((param) => param === 'page')

/** Words that titles of all pages may have. */
const namesIn = kept(({ site, cities }: Manifest): ReadonlySet<string> => {
  const { name, address } = site.business
  return new Set(wordsOf([name, address.locality, address.region, ...cities.map((city) => city.name)].join(' ')))
})

/** `Technician`, `Jobs` of `Technician Jobs in Holt`. */
const wordsWithoutNames = (title: string, manifest: Manifest): string[] =>
  contentWords(title, languageWords(manifest).functionWords).filter(
    (word) => word.length >= fewestLetters && !namesIn(manifest).has(word),
  )

/** The words of the URL of a page that is about no service or place, which say what it is about. */
function subjectOf(page: Page, functionWords: FunctionWords): string[] {
  if (!isGeneral(page)) return []
  const [name = ''] = page.path.split('/').filter(Boolean).slice(-1)
  return contentWords(name.replaceAll('-', ' '), functionWords)
}

/** Forms of a word begin with the same letters; this many. */
const stem = 5
/** What begins with a shorter word may be another word, as `care` with `car`. */
const fewestLetters = 4

const hasFormOf = (word: string, text: string) =>
  wordsOf(text).some((each) => (word.length < fewestLetters ? each === word : each.startsWith(word.slice(0, stem))))

/** A title and an H1 heading about different subjects. The home page may greet as it likes. */
export const titleH1Disagree: WholePageRule = {
  code: 'title-h1-disagree',
  scope: 'whole-page',
  needsWords: true,
  title: 'Title and H1 heading disagree',
  severity: 'warning',
  why: 'Visitors who click a result expect the page its title promised. If the heading differs, they turn back, and search engines replace the title with the heading.',
  how: 'Measures how many content words of the shorter of title and first H1 heading occur in the other. Word forms count as the same. Ignores the home page, and headings with at most one content word among others, such as "Work with us". On a page about no service or place, one word that is no name is enough, and a word of its URL in both: it is the subject. Only a notice if the URL of such a page has a word of the title alone: then the heading is a matter of style.',
  fix: 'Name the subject of the page in both: the fields "title" and "heading" of a page, or the name of a service or place.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  supersededBy: [
    'place-differs',
    'service-differs',
    'placeholder-text',
    'source-in-text',
    'text-garbled',
    'text-language',
    'duplicate-title',
    'h1-several',
    'soft-404',
  ],
  thresholds: {
    least: {
      value: 0.3,
      unit: 'share of words',
      meaning: 'Smallest share of the shorter text that the other must contain.',
    },
  },
  *check(page, { manifest, limit }) {
    const [heading = ''] = page.h1
    if (page.route === 'home' || page.title === '' || heading === '' || !isListed(page, manifest)) return
    const { functionWords } = languageWords(manifest)
    if (isGreeting(heading, functionWords)) return
    if (sharedWords(page.title, heading, functionWords) >= limit('least')) return
    const inTitle = subjectOf(page, functionWords).filter((word) => hasFormOf(word, page.title))
    const subjects = isGeneral(page) ? [...inTitle, ...wordsWithoutNames(page.title, manifest)] : []
    if (subjects.some((word) => hasFormOf(word, heading))) return
    yield {
      ...(inTitle.length > 0 && { severity: 'notice' as const }),
      what: `The title {pages} is "${page.title}", but the H1 heading is "${heading}".`,
      phrase: heading,
      followsFrom: ['title', heading.toLowerCase()],
    }
  },
}
