import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, sentencesOf } from '../texts.ts'

const trial =
  '(?:(?:trial|try-?out|test|training|shadow(?:ing)?|orientation|probation(?:ary)?|induction|onboarding|working|ride-along|practice)(?: (?:shifts?|days?|weeks?|periods?|hours|time|visits?|jobs?|months?|interviews?|sessions?))?|(?:first|initial)(?: (?:few|two|three|four|five|\\d+))? (?:shifts?|days?|weeks?|hours|jobs?|visits?|months?|fortnight|cleanings?)|internships?|overtime)'
const unpaid =
  '(?:unpaid|not paid|not compensated|without (?:any )?(?:pay|wages|compensation)|free of charge|for free|for no pay|at no pay|on your own time|off the clock)'
/** Words between the two: `the first week with us will be`. */
const between =
  '(?: (?:with|at|on|of|for|us|your|the|each|every|a|an|our|crew|job|here|is|are|will|be|always|also|usually|it)){0,6}'

/** Work without pay that applicants and beginners are to do. */
const found: readonly RegExp[] = [
  `\\bunpaid (?:[a-z-]+ )?${trial}\\b|\\b${trial},? (?:which is )?unpaid\\b`,
  `\\b${trial}${between},? ${unpaid}\\b`,
  `\\b(?:do(?: not|n[’']t)|will not|won[’']t|cannot|can[’']t|never) pay (?:you |people |anyone |any wages |wages )?(?:for|during|in) (?:the |your |any )*${trial}`,
  `\\b(?:is|are|there is|there’s|there's) (?:no|not any) (?:pay|wages?|compensation)(?: for you)? (?:for|during|in|on|until after) (?:the |your )*${trial}`,
  `\\bno (?:pay|wages?|compensation) (?:for|during|in|on) (?:the |your )*${trial}`,
  `\\b(?:work|works|clean|shadow|help|join us|come along|train)(?: (?:for|with|on|a|an|us|one|the|your|crew|team|at|our|of))* ${trial}(?: [a-z]+){0,3} (?:${unpaid})\\b`,
  `\\bwork(?:ing)? (?:for )?(?:the |your |a |an |one |two )*(?:${trial}|shift|day|week)(?: with (?:us|a crew|our crew))? (?:without pay|unpaid|for free|for no pay)\\b`,
  `\\b(?:pay|paid|wages?|paychecks?)(?: (?:is|are|you|only|will|be))* (?:start(?:s|ing)?|begins?|beginning|from) (?:only )?(?:after|once|with|in|from|on)? ?(?:you have |you )?(?:the |your )?(?:second (?:week|shift|day|month)|week two|(?:${trial})|complet\\w+ (?:the |your )*${trial}|finish\\w* (?:the |your )*${trial}|pass\\w* (?:the |your )*${trial})`,
  '\\b(?:overtime|extra hours|drive time|travel time|time (?:spent )?(?:driving |traveling )?between (?:jobs|houses|visits|customers|stops)|(?:driving|travel) between (?:jobs|houses|visits|customers|stops)|set-?up time|clean-?up time|loading (?:the van|the truck|time))(?: (?:at|to|of|the|your|end|on|is|are|will|be|always|and)){0,6} (?:unpaid|not paid|not compensated|off the clock|on your own time)\\b',
  '\\b(?:stay|work|finish|come in|arrive)(?: [a-z]+){0,4} off the clock\\b',
].map((pattern) => new RegExp(pattern, 'i'))

const hint = /unpaid|(?:pay|paid|wages?|compensat|paycheck)|free of charge|for free|own time|off the clock/i
/** `From the first day`, and what is paid: `after the first week, pay rises`. */
const denied =
  /\b(?:never|nothing|no (?:one|unpaid)|not unpaid|unlike|others|other companies|competitors|instead of|rather than|illegal|unlawful|leave|time off|breaks?|lunch|meal|vacation|holidays?|sick|volunteer\w*|school|college|rises?|raises?|more|higher|bonus|weekly|every (?:two )?weeks?|fridays?|from the first|customers?|clients?|guests?)\b|n[’']t (?:ask|have|expect)|\?$/i
/** `There is no unpaid training`. */
const deniedBefore = /\b(?:no|not|not an?|without an?|without|neither|nor)\s$/i
const ofJobs = /\b(?:hiring|applicants?|candidates?|job openings?|vacanc(?:y|ies)|join our team|new hires?)\b/i

/** `What the unpaid first week looks like`: laws ask for the wage of every hour. English alone. */
export function checkUnpaidWork(sources: FactSources): Fact[] {
  const { folders, language } = sources.records
  if (!language.tag.startsWith('en')) return []
  const careers = new Set<unknown>(folders.pages.filter(({ value }) => value.screen === 'careers'))
  return companyTexts(sources).flatMap(({ record, path, text }) => {
    if (!hint.test(text) || !(careers.has(record) || ofJobs.test(text))) return []
    for (const sentence of sentencesOf(text)) {
      const [words] = hint.test(sentence) ? found.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? []) : []
      if (words === undefined || denied.test(sentence.replace(words, ''))) continue
      if (deniedBefore.test(sentence.slice(0, sentence.indexOf(words)))) continue
      const what = `The text says "${words}", but an employee is paid for every hour of work, also while learning.`
      const fix = 'Say what is paid, from the first hour.'
      return [fact(record, path, { code: 'wage-below-minimum', severity: 'warning', what, fix }, words, sentence)]
    }
    return []
  })
}
