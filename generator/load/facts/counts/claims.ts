import { experienceIn, isTogether } from '../../../core/text/experience.ts'
import { wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { sentenceAt } from '../../../core/text/sentences.ts'
import { houses } from '../company/office-places.ts'
import { type Fact, type FactSources, fact, lineOfWords } from '../fact.ts'
import { pairWordsOf } from '../languages/pair-words.ts'
import { companyTexts, type FieldText } from '../texts.ts'

/** Claims whose number is not the one they declare, and years of experience that contradict each other or the founding. */
export function checkClaims(sources: FactSources): Fact[] {
  return [...checkValues(sources), ...checkYears(sources)]
}

function checkValues({ site, records }: FactSources): Fact[] {
  const inWords = pairWordsOf(records.language.tag)?.numbers
  return site.value.claims.flatMap(({ text, value }, index) => {
    const digits = [...text.matchAll(/\d[\d,.]*/g)].map(([each]) => Number(each.replace(/[.,](?=\d{3})|[.,]$/g, '')))
    const first = inWords?.get(text.toLowerCase().split(' ', 1)[0] ?? '')
    const numbers = digits.length === 0 && first !== undefined ? [first] : digits
    if (value === undefined || numbers.length === 0 || numbers.includes(value)) return []
    return [
      fact(site, ['claims', index, 'value'], {
        code: 'claim-value-differs',
        what: `The claim says "${text}", but its value is ${value}.`,
        fix: 'Correct the text or the value.',
      }),
    ]
  })
}

const longer = /(?:over|more than) (\d+) years/i
/** Words of a sentence about something else that lasts for years. */
const lasting = /\b(?:lasts?|lasting|lifespan|service life|warrant(?:y|ies)|guarantees?|old)\b/i
/** `over two decades of experience` */
const decades = new RegExp(`(${wholeNumber}) decades(?= of (?:\\w+ )?experience| in business| in the trade)`, 'i')
const founding =
  /\b(?:since|founded in|established in|est\.|in business since|started in|opened in|began in|(?:started|began|founded|launched) (?:this|the|our) (?:business|company|firm) in|we (?:started|began|opened|launched|set out)\b(?! (?:the|our|an?|this) (?!business|company|firm|doors))[^.;!?\d]{0,40}\bin) (\d{4})\b/i

/** `Ada Birch, estimator, has …`, or a sentence about `her`. */
const aboutPerson =
  /\b(?:with|for|to) us since\b|^\W*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\W*(?:,| \(| (?:has|is|was|joined|leads|runs|heads|manages) )|\b(?:s?he|her|his|who (?:has|have|had)|(?:one|some|many|most|several) (?:has|have) been)\b/iu

/** `the office in New Albany, which opened in 2014` */
const openedHouse = new RegExp(`\\b(?:which|that|${houses})\\b`, 'i')

/** `The bridge opened in 2005` */
const ofOtherThing =
  /\b[Tt]he (?:\p{L}+ )?(?!(?:company|business|firm|shop|store|office|doors|family)\b)\p{L}+ (?:was |were |has |had |first )?opened in\b/u

/** `what we have seen since 2012`, `We have offered it since 2015`: the age of a part of the work. */
const otherWork =
  /\b(?:laws?|code|requires?|required|banned|illegal|built|remodell?ed|constructed)\b|\bwe(?: have|['’]ve) (?:(?:also|all|now|\w+ly) )?(?!been\b|served?\b|worked\b|run\b|owned\b|lived\b|traded\b)[a-z]+\b/i

/** What has happened since the year: `Since 2019 the standards for rented houses have asked for an alarm`. */
const otherSubject =
  /^,? (?:the|an?|this|these|those|all|every|each|most|many|some|no) (?!(?:\p{L}+ )?(?:company|business|firm|family|shop|team|office|crew)\b)\p{L}/u

/** `The truck has our name on it, spelled correctly since 2003`. */
const doneSince =
  /, (?!(?:\p{L}+[ -])?(?:established|founded|owned|run|based|licensed|trusted|located|operated|managed|insured|certified|bonded|accredited|registered|incorporated|loved|rated|recommended|known)\b)(?:\p{Ll}+ )?\p{Ll}+ed(?: \p{Ll}+ly)?(?: \p{Ll}+){0,3} $/u

/** `Gene, who remembers every basement since 2004` */
const ofWhom = /\bwho (?!(?:we|our)\b)[^.!?;]*$/

const ofCompany = /\b(?:we|our|us|company|business|firm|family|owned|serving)\b/i
/** What else a page says of its company: `Since 1999`, `Open since 1999`, `Plumbers since 1999`, `Clearing drains since 1999`. */
const ofWork = /^since\b|\b(?:open|trusted|local(?:ly)?|\p{L}{3,}(?:ing|ers|ians|ists))\b/iu

/** Whether the year after `since` is that of an employee or in an article or an answer of anything else, or after `opened` of a house. */
function isOfOther({ record, text }: FieldText, { index, 0: words }: RegExpExecArray, sources: FactSources): boolean {
  const { name } = sources.site.value.business
  const sentence = sentenceAt(text, index)
  if (sentence.includes(name)) return false
  if (/^opened/i.test(words)) return openedHouse.test(sentence) || ofOtherThing.test(sentence)
  if (!/^since/i.test(words)) return false
  const before = text.slice(0, index)
  if (otherSubject.test(text.slice(index + words.length)) || doneSince.test(before) || ofWhom.test(before)) return true
  if (otherWork.test(sentence)) return true
  if (aboutPerson.test(sentence)) return true
  const { folders, documents } = sources.records
  const isOfAnything = record === documents.faqs || folders.articles.some((article) => article === record)
  // `Hardiness zone 9a since 2023`
  return !ofCompany.test(sentence) && (isOfAnything || !ofWork.test(sentence))
}

/** Whether a sentence with years is about something that lasts for them, or in an article about anything: `The mines closed`. */
function isOfThing({ record }: FieldText, sentence: string, { site, records }: FactSources): boolean {
  if (lasting.test(sentence)) return true
  const isArticle = records.folders.articles.some((article) => article === record)
  return isArticle && !ofCompany.test(sentence) && !sentence.includes(site.value.business.name)
}

function checkYears(sources: FactSources): Fact[] {
  const { today } = sources
  const texts = companyTexts(sources)
  const years = texts.flatMap((field) => {
    const stated = experienceIn(field.text)
    if (stated) return [{ ...field, ...stated }]
    const over = longer.exec(field.text)
    if (over && !isTogether(field.text, over.index) && !isOfThing(field, sentenceAt(field.text, over.index), sources))
      return [{ ...field, words: over[0], years: Number(over[1]) }]
    const [words, number] = decades.exec(field.text) ?? []
    return words && number ? [{ ...field, words, years: 10 * wholeNumberOf(number) }] : []
  })
  // The year of an office is that of its opening.
  const isOffice = ({ record }: FieldText) => sources.records.folders.offices.some((office) => office === record)
  const founded = texts.flatMap((field) => {
    // The note beside a service is about that service.
    if (isOffice(field) || field.path.at(-1) === 'note') return []
    const match = founding.exec(field.text)
    const year = Number(match?.[1])
    return match && year > 1850 && year < 2100 && !isOfOther(field, match, sources)
      ? [{ ...field, words: match[0], year }]
      : []
  })
  const [claimed] = years
  const others = years.slice(1).filter((each) => each.years !== claimed?.years)
  const now = Number(today?.slice(0, 4))
  const [first] = founded
  // A text that has the first year, too, tells the history of the company.
  const differing = founded
    .slice(1)
    .filter(({ year, text }) => first && year !== first.year && !text.includes(`${first.year}`))
  type Stated = (typeof years)[number] | (typeof founded)[number]
  const problem = (field: Stated, what: string, other?: Stated) => {
    const fix = other
      ? `Correct one of the two texts. ${lineOfWords(other.record, other.path, other.words)} has the other.`
      : 'Correct the text.'
    return fact(field.record, field.path, { code: 'experience-differs', what, fix }, field.words)
  }
  const isDated = today !== undefined && first !== undefined && differing.length === 0
  const future = founded.filter(({ year }) => today !== undefined && year > now)
  return [
    ...(claimed
      ? others.map((each) =>
          problem(each, `The text says "${each.words}", but another says "${claimed.words}".`, claimed),
        )
      : []),
    ...future.map((each) => problem(each, `The text says "${each.words}", which is in the future.`)),
    ...(first && future.length === 0
      ? differing.map((each) =>
          problem(each, `The text says "${each.words}", but another says "${first.words}".`, first),
        )
      : []),
    ...(today !== undefined && claimed && first && future.length === 0 && now - first.year < claimed.years
      ? [problem(first, `The text says "${first.words}", but the company claims "${claimed.words}".`, claimed)]
      : []),
    ...(isDated && claimed && isAge.test(claimed.words) && now - first.year - claimed.years >= stale
      ? [problem(first, `The text says "${first.words}", but the company claims only "${claimed.words}".`, claimed)]
      : []),
    ...(isDated ? reviewsBefore(first, sources) : []),
  ]
}

/** `17 years in business` is the age of the company; `17+ years` and experience may be any part of it. */
const isAge = /^\d+ years in business$/i
/** Years by which an age may be behind: texts are not corrected every January. */
const stale = 4

/** Testimonials from the time before the company. */
function reviewsBefore({ words, year }: { words: string; year: number }, { records }: FactSources): Fact[] {
  const { testimonials } = records.documents
  if (!testimonials) return []
  return testimonials.value.items.flatMap(({ date, name }, index) => {
    if (Number(date.slice(0, 4)) >= year) return []
    const what = `The testimonial of ${name} has the date ${date}, but a text says "${words}".`
    const fix = 'Correct the date, or the text.'
    const at = ['items', index, 'date']
    return [fact(testimonials, at, { code: 'date-too-early', severity: 'warning', what, fix })]
  })
}
