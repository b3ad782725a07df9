import { type Fact, type FactSources, fact, lineOf } from '../../fact.ts'
import { companyAndServiceTexts, sentencesOf } from '../../texts.ts'

/** Verbs with which companies say what they do not do. Without "not", `we do repair` stresses the verb. */
const verbs =
  'repair|clean|paint|patch|move|remove|replace|install|treat|haul|wash|fix|sell|rent|share|promise|guarantee|guess|subcontract|outsource|store|touch|cut|climb|open|enter|dump|resell|diagnose|charge'
/** `We clean; we do repair`: two statements of a contrast, the second without a word that stresses it. */
const contrast = new RegExp(
  `\\b[Ww]e [a-z]+(?: [a-z]+){0,3}[;,] we do (${verbs})(?=[.;,]| (?:the|any|your|a|an|it|them)\\b|$)`,
)
const stressed = new RegExp(`\\b[Ww]e do (${verbs})\\b`)
/** What makes a stressed verb natural: a contrast in words, a condition, an addition. */
const natural =
  /\b(?:but|however|though|although|while|whereas|yet|still|if|when|where|also|too|as well|yes|indeed|instead|only|unless|not|never|no|because|so|and)\b|n['’]t\b|\?$/i

/** `We clean; we do repair`, which lost its "not". English alone. */
export function checkLostNegations(sources: FactSources): Fact[] {
  const texts = companyAndServiceTexts(sources)
  return texts.flatMap((field) => {
    if (!/\b[Ww]e\s+do\s+(?!not\b)/.test(field.text)) return []
    for (const sentence of sentencesOf(field.text)) {
      const { 0: words, 1: verb = '' } = contrast.exec(sentence) ?? stressed.exec(sentence) ?? []
      if (words === undefined || natural.test(sentence)) continue
      const isContrast = /[;,]/.test(words)
      const denial = new RegExp(`\\b[Ww]e (?:do not|don[’']t|never) ${verb}\\b`)
      const other = texts.find((each) => each !== field && denial.test(each.text.replace(/\s+/g, ' ')))
      if (!isContrast && !other) continue
      const at = other && lineOf({ at: other.record.locate(other.path) })
      const why = at === undefined ? 'whose second half reads as if a "not" were missing' : `but ${at} denies it`
      const what = `The text says "${words}", ${why}.`
      const fix = 'Add the "not", or say it without the stress.'
      return [fact(field.record, field.path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}
