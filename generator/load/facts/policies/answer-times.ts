import { numberInWords, wholeNumberOf } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { matchesOf, sentencesOf } from '../texts.ts'
import { minutesIn } from './measures.ts'
import { policyTexts } from './repeating-texts.ts'
import { headingAbove, isOtherTerm, policyOn, textsOfPolicy } from './subjects.ts'

const subject = 'quote-response'
const number = `(\\d+|(?<![\\p{L}-])(?:half an?|an?|${numberInWords}|una?|dos|tres|cuatro|cinco))`
const time = `${number}[ -](?:full |business |working )?(minute|hour|day|week|fortnight|minuto|hora|día|semana)s?(?!\\p{L})`
const answered = [
  `(?:requests?|enquir(?:y|ies)|inquir(?:y|ies)|messages?|quotes?) (?:[^.;:]{0,40}? )?(?:is|are|gets?|will be) (?:answered|returned|(?:an?|our) (?:answer|reply))`,
  `(?<!\\p{L})we(?:['’]ll| will| aim to| try to)? (?:answer|reply|respond|get back|contact you)`,
  `(?<!\\p{L})you(?:['’]ll| will| can)? (?:hear (?:back )?from us|(?:have|get|receive|expect) (?:an?|our) (?:answer|reply|response))`,
  `(?<!\\p{L})(?:respondemos|contestamos|(?:le|te) (?:respondemos|contestamos)|recib(?:e|irá|irás) (?:una|nuestra) respuesta|(?:se )?(?:responden?|contestan?))(?!\\p{L})`,
].join('|')
/** `Booking requests are answered within 30 minutes`, `respondemos en un día laborable`. */
const answerTime = new RegExp(
  `(?:${answered})[^.;:]{0,60}?(?<!\\p{L})(?:within|in(?: under| less than)?|en(?: menos de| un plazo de)?|dentro de) (?:the next )?(${time})`,
  'iu',
)
const anyTime = new RegExp(time, 'giu')

/** Answers by phone, in an emergency, at other hours, to complaints or to customers with a plan, which have times of their own. */
const otherAnswer =
  /(?<!\p{L})(?:emergenc\w+|urgent\w*|phone|calls?|texts?|sms|chat|whatsapp|storms?|leaks?|after[- ]hours|outside|weekends?|saturdays?|sundays?|holidays?|nights?|evenings?|otherwise|peak|busy|visit|complain\w*|reviews?|applications?|refunds?|claims?|quejas?|reclamaci\w+|solicitudes de empleo|members?|memberships?|plans?|subscri\w+|contracts?|existing|regular|clientes? con|cuota|abonad[oa]s?|soci[oa]s?|contratos?|urgencias?|urgente|llamadas?|teléfono|fuera de|festivos?|noches?|fin de semana|visita)(?!\p{L})/iu
/** `We usually answer in an hour`: a shorter time than that of the policy. */
const usually =
  /(?<!\p{L})(?:usual\w*|most\w*|often|typical\w*|normal\w*|average|many|many times|suele|solemos|casi)(?!\p{L})/iu

const inEnglish: Readonly<Record<string, string>> = { minuto: 'minute', hora: 'hour', día: 'day', semana: 'week' }
const spanish = ['un', 'dos', 'tres', 'cuatro', 'cinco']

function minutesOf(words: string): number {
  const [, amount = '', unit = ''] = new RegExp(time, 'iu').exec(words) ?? []
  const small = amount.toLowerCase().replace(/^an?$/, 'one').replace(/^una$/, 'un')
  const count = /^half/.test(small) ? 0.5 : wholeNumberOf(small) || spanish.indexOf(small) + 1
  const name = unit.toLowerCase()
  return count * (minutesIn[inEnglish[name] ?? name] ?? 0)
}

/** In another policy, such as that on damage: `Answer within 3 business days`. */
const ofAnswer = new RegExp(
  `(?<!\\p{L})(?:answers?|answered|repl(?:y|ies)|respon\\p{L}+|contest\\p{L}+)(?!\\p{L})[^.,;:]{0,40}?(?<!\\p{L})${time}`,
  'giu',
)

/** A text that promises an answer in another time than the policy, also in another unit. */
export function checkAnswerTimes(sources: FactSources): Fact[] {
  const { policies } = sources.site.value
  const texts = policies.filter((policy) => policy.subject === subject).flatMap(textsOfPolicy)
  const [, stated] = texts.map((text) => answerTime.exec(text)).find((found) => found) ?? []
  if (stated === undefined) return []
  const promised = policies.flatMap(textsOfPolicy).flatMap((text) => matchesOf(text, ofAnswer).map(([words]) => words))
  const known = new Set(
    [...texts, ...promised].flatMap((text) => matchesOf(text, anyTime).map(([words]) => minutesOf(words))),
  )
  return policyTexts(sources).flatMap((field) =>
    (field.text.search(anyTime) < 0 ? [] : sentencesOf(field.text)).flatMap((sentence) => {
      const [, words] = answerTime.exec(sentence) ?? []
      if (words === undefined) return []
      if (otherAnswer.test(`${field.about} ${headingAbove(field.text, words)} ${sentence}`)) return []
      if (isOtherTerm(subject, sentence, field)) return []
      if (matchesOf(sentence, anyTime).some(([each]) => known.has(minutesOf(each)))) return []
      if (usually.test(sentence) && minutesOf(words) < minutesOf(stated)) return []
      const what = `The text says "${words}", but the policy on ${subject} has "${stated}".`
      const fix = 'Correct the text, or the policy in site.yaml.'
      return [
        fact(
          field.record,
          field.path,
          { code: 'policy-numbers-differ', severity: 'warning', what, fix, subject: policyOn(subject) },
          words,
          sentence,
        ),
      ]
    }),
  )
}
