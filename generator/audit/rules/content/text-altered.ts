import type { AuditedSite } from '../../../core/audited-site.ts'
import { wholeNumber } from '../../../core/text/number-words.ts'
import { languageWords } from '../../language/language-words.ts'
import { stopWords } from '../../language/stop-words.ts'
import type { SiteRule } from '../../rule.ts'
import { contradicts } from '../../text/contradicts.ts'
import { answerSlot } from '../../truth/answer-strays.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A text of the manifest that a page has with other words. */
export const textAltered: SiteRule = strayRule({
  code: 'text-altered',
  kind: 'altered',
  title: 'Text unlike that of the manifest',
  severity: 'warning',
  why: 'A number, a name or a promise that was changed on one page contradicts the other pages, and the next build loses it.',
  how: 'Compares the text blocks of the main content with the texts of the manifest. A block that differs from one of them in a single passage of up to 14 words, or by an added one, and is otherwise the same, was edited; one that is its beginning, without the end of a sentence, was cut off; of headings, one that differs in a number alone. Under a question, the answer to another one was misplaced, or the answer is another one. Ignores texts of fewer than six words, headings of fewer than 15 letters. An error if a number, its unit, a day, a month, a name of several words, the name of the company, a "not" or an answer differs, if the words are in another language or the same ones in another order, or if question marks stand for letters and apostrophes that were lost.',
  fix: 'Rebuild the page. If the new words are right, write them in the manifest.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: [
    'address-differs',
    'faq-hidden',
    'hours-differ',
    'link-spam',
    'link-generic-text',
    'link-without-text',
    'name-misspelt',
    'phone-differs',
    'phone-misplaced',
    'place-differs',
    'placeholder-text',
    'source-in-text',
    'policy-undeclared',
    'text-garbled',
    'text-language',
  ],
  explainedBy: ['link text', 'phone', 'street'],
  causeOf: ({ slot, found, wanted }) => [slot, found, wanted].join(' '),
  // Other words may be an edit; another number is another fact.
  severityOf: ({ slot, found, wanted }, { manifest }) =>
    slot === answerSlot ||
    contradicts(found, wanted) ||
    (isNumber.test(found) && isNumber.test(wanted)) ||
    (isUnit.test(found) && isUnit.test(wanted)) ||
    (isName.test(found) && isName.test(wanted)) ||
    isTurned(found, wanted) ||
    isOtherCompany(found, wanted, manifest) ||
    isOtherCompany(wanted, found, manifest) ||
    isForeign(found, manifest) ||
    isLossy(found, wanted)
      ? 'error'
      : undefined,
  what: ({ path }, { first: { slot, found, wanted, phrase } }) =>
    slot === answerSlot
      ? `Under the question "${phrase}", ${path} has the answer "${shortened(found)}" ${wanted === '' ? 'of another question' : `instead of "${shortened(wanted)}"`}.`
      : found === ''
        ? `A text of ${path} lacks the words "${shortened(wanted)}", which the manifest has.`
        : wanted === ''
          ? `A text of ${path} has the words "${found}", which are not in the manifest.`
          : `A text of ${path} says "${found}", but the manifest has "${wanted}".`,
})

const isNumber = new RegExp(`^${wholeNumber}$`, 'i')

/** `weeks.`: with another unit, the number before it is another one. */
const isUnit =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|feet|foot|yards?|miles?|meters?|metres?|kilometers?|kilometres?|pounds?|ounces?|gallons?|quarts?|cups?|teaspoons?|tablespoons?|percent|días?|horas?|semanas?|meses|mes|años?|metros?|kilómetros?)[.,;:!?)]*$/i

/** `Weber State`: words with capitals alone, of several letters. */
const isName = /^(?:\p{Lu}[\p{L}’'-]+(?: (?:of |the |de |del )*(?=\p{Lu})|[.,;:!?)]*$)){2,}/u

const shortened = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`)

/** Whether another name has the place of that of the company. */
const isOtherCompany = (text: string, other: string, { site }: AuditedSite['manifest']) =>
  other.includes(site.business.name) &&
  !text.includes(site.business.name) &&
  /\p{Lu}[\p{L}’'-]+ (?:of )?\p{Lu}/u.test(text)

/** Fewest words that tell a language, and the share of them that its most frequent words are, at least. */
const fewestForeign = 5
const leastForeign = 0.4

/** Whether words are in another language, as a translator leaves them. */
function isForeign(text: string, manifest: AuditedSite['manifest']): boolean {
  const own = languageWords(manifest).functionWords
  const words = wordsOf(text)
  // Of some languages the words are not known, so none is foreign there.
  if (own.size === 0 || words.length < fewestForeign || words.some((word) => own.has(word))) return false
  return Object.values(stopWords).some(
    (frequent) => words.filter((word) => frequent.has(word)).length >= leastForeign * words.length,
  )
}

/** `west to Holt in the east`, in place of the east and the west: the same words in another order. */
function isTurned(found: string, wanted: string): boolean {
  const [one, other] = [wordsOf(found), wordsOf(wanted)]
  return one.join() !== other.join() && one.sort().join() === other.sort().join()
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** `What?s` for `What’s`: characters that an encoding does not have. */
function isLossy(found: string, wanted: string): boolean {
  if (!found.includes('?') || wanted.includes('?')) return false
  const parts = found.split('?').map((part) => part.replace(/[.*+^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^\\x00-\\x7f]{1,2}')}$`).test(wanted)
}
