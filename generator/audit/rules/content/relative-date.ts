import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { elementsNamed, type HtmlScan } from '../../../core/html/scan-html.ts'
import { sentencesOf } from '../../../core/text/sentences.ts'
import { languageWords } from '../../language/language-words.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { testimonialsIn } from '../../text/testimonials.ts'

/** A date relative to the day of writing. */
export const relativeDate: PageRule = {
  code: 'relative-date',
  scope: 'page',
  needsWords: true,
  title: 'Relative date',
  severity: 'warning',
  why: '"2 weeks ago" is wrong soon after the page is published. Under a review it also hides how old the review is.',
  how: 'Searches the text for expressions such as "3 days ago", "a month ago", "updated last week" or "have changed within the last five years". Ignores articles, which show their day, sentences about any day, such as those on "a lawn you seeded two weeks ago", expressions in a <time> with a datetime attribute, the words of a customer above the date of the review, and more than ten years.',
  fix: 'Write the date, or put the expression into a <time datetime="…">.',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  *check({ own, route }, { manifest }): Generator<Issue> {
    // An article shows the day on which it was written.
    if (route === 'article') return
    const phrasesIn = readerOf(manifest)
    for (const block of own.textBlocks)
      for (const phrase of phrasesIn(block))
        if (
          !isDatedQuote(block.text, own) &&
          !elementsNamed(own, 'time').some(({ attributes, text }) => attributes.datetime && text.includes(phrase))
        )
          yield { what: `The text {pages} says "${phrase}", which is soon out of date.`, phrase }
  },
}

/** Whether a text is the quotation of a testimonial with a date: a reader sees from when the customer counts. */
const isDatedQuote = (text: string, own: HtmlScan) => testimonialsIn(own).some(({ quote }) => quote === text)

const readerOf = kept((manifest: Manifest) => {
  const { signs, phrase: relative, isGeneric } = languageWords(manifest).relativeDate
  const phrasesIn = (sentence: string) =>
    Array.from(sentence.matchAll(relative), ({ 0: phrase, index }) => ({
      phrase,
      isOfAnyDay: isGeneric(sentence.slice(0, index), sentence.slice(index + phrase.length)),
    })).flatMap(({ phrase, isOfAnyDay }) => (isOfAnyDay ? [] : phrase))
  return perText((text) => (signs.test(text) ? sentencesOf(text).flatMap(phrasesIn) : []))
})
