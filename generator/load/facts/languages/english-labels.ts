import { isFrequentWord } from '../../../core/text/frequent-words.ts'

/** Headings, menu entries and labels of forms that English sites have, and no text of another language. */
const labels = [
  'about (?:us|me|the company)',
  'contact(?: us)?(?: today| now)',
  'contact us',
  '(?:our|all|more) (?:services|work|team|story|projects|reviews)',
  'services? areas?',
  'areas? (?:we serve|served)',
  'where we work',
  'book (?:now|online|a visit|an appointment)',
  '(?:get|request|ask for) (?:a|your|my) (?:free )?(?:quote|estimate)',
  'free (?:quote|estimate)s?',
  'get (?:started|in touch)',
  '(?:read|learn|see|show) more',
  'call (?:us|now)(?: today| now)?',
  'why (?:choose us|us)',
  'how it works',
  '(?:privacy|cookie|cancellation|refund) policy',
  'terms (?:of (?:service|use)|(?:and|&) conditions)',
  'frequently asked questions',
  'what (?:our )?(?:customers|clients) say',
  'e-?mail address',
  '(?:first|last|full|your) name',
  '(?:phone|telephone) number',
  'zip code',
  'street address',
  'send (?:message|request)',
  'customer (?:login|area|reviews|portal)',
  'opening hours',
  'follow us',
]

export const englishLabel = new RegExp(`^(?:${labels.join('|')})[.!?]?$`, 'i')

/** Small words of English sentences that languages beside it do not have. */
const smallWords = new Set(
  'the and with you your they our us we from than that this have when which were there their what who it is are of to for by at any every each today get call'.split(
    ' ',
  ),
)
const fewestWords = 4

/** `Call us today for a quote.`: a sentence of frequent English words alone, some of which only English has. */
export function isEnglishSentence(sentence: string): boolean {
  // `piano-and-heavy-items` is the slug of a page, whose language is another one.
  if (!sentence.includes(' ')) return false
  const [first = '', ...others] = sentence.match(/[\p{L}’']+/gu) ?? []
  if (others.length + 1 < fewestWords || !others.some((word) => smallWords.has(word))) return false
  return [first, ...others].every(
    (word) => /^[ai]$/i.test(word) || isFrequentWord(word.toLowerCase().replaceAll('’', "'")),
  )
}
