import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, isEnglish, sentencesOf, textsOf } from '../texts.ts'
import { hasPromise, promisedResult } from './promised-results.ts'

/** A rank that only someone else can give, and who gave it. */
const rank =
  /(?:#\s?1|\bnumber[- ]one)[- ]rated\b|\brated (?:#\s?1|number one)\b|(?:['’]s|\b(?:the|your|our|as)) (?:#\s?1|\bno\. ?1|\bnumber[- ](?:one|1)) (?:\p{L}+ ){0,2}(?:company|team|firm|choice|provider|contractor|crew|business|service|experts?|pros?|specialists?)\b/iu
const source = /\b(?:by|according to|award|voted|winner|on \p{Lu}\p{L}+|readers?)\b/u
/** What no product does to germs. Labels in the United States must not say so. Source: 40 CFR 156.10. */
const germs =
  /\b(?:kills?|eliminates?|destroys?|removes?) (?:100 ?%|99[.,]9+ ?%|all|every)(?: of)?(?: the)? (?:germs?|virus(?:es)?|bacteria|pathogens?|mold spores)\b|\b(?:100 ?% )?(?:virus|germ|covid)-free (?:home|house|office|guarantee)\b/i

/** Every text that the check reads has one of these. */
const hinted = /rated|#\s?1|no\. ?1|number[- ](?:one|1)|germ|virus|bacteria|pathogen|spores|covid/i

/** The sentences, where one that ends with "No." goes on with its number. */
function withNumbers(sentences: readonly string[]): string[] {
  const whole: string[] = []
  for (const sentence of sentences) {
    const before = whole.at(-1)
    if (before !== undefined && /\bno\.$/i.test(before) && /^\d/.test(sentence))
      whole[whole.length - 1] = `${before} ${sentence}`
    else whole.push(sentence)
  }
  return whole
}

/** Ranks without their source, and what no product does to germs, in English; results that others decide on. */
export function checkUnprovenClaims(sources: FactSources): Fact[] {
  const { tag } = sources.records.language
  const isRead = (text: string) => hasPromise.test(text) || hinted.test(text)
  const texts = [...companyTexts(sources), ...sources.records.folders.services.flatMap((record) => textsOf(record))]
  return texts.flatMap(({ record, path, text }) =>
    (isRead(text) ? withNumbers(sentencesOf(text)) : []).flatMap((sentence) => {
      const [ranked] = (isEnglish(sources) && !source.test(sentence) && rank.exec(sentence)) || []
      const promised = germs.exec(sentence)?.[0] ?? promisedResult(sentence, `${text} ${record.slug}`, tag)
      const words = ranked ?? promised
      if (words === undefined) return []
      const [what, fix] =
        ranked === undefined
          ? [`The text says "${words}", which no company can promise.`, 'Write what is done.']
          : [`The text says "${words}", but not who gave the rating.`, 'Name the source of the rating, or remove it.']
      return [fact(record, path, { code: 'rating-unproven', severity: 'warning', what, fix }, words)]
    }),
  )
}
