import { subjectWordsOf } from '../languages/subject-words.ts'

/** What a company does, sells or has, and who buys it. */
const ofBusiness =
  /\b(?:serv(?:e|es|ed|ing|ices?)|cover(?:s|ing)?|crews?|teams?|technicians?|customers?|clients?|offices?|appointments?|visits?|estimates?|quotes?|prices?|fees?|book(?:ed|ing)?|available|free|work(?:s|ing)?|travel(?:s|ing)?)\b/i
const verb = /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|will|would|must|should)\b/

/**
 * Whether an English sentence is about the company: it says `we` or `you`, names the company, or has a word of its business. A
 * heading or a label has no verb. `The beetle was found in Lane and Holt counties` is about something else.
 */
export function isAboutCompany(sentence: string, company: string): boolean {
  const words = subjectWordsOf('en')
  if (words?.own.test(sentence) || sentence.includes(company)) return true
  return words?.past.test(sentence) ? false : ofBusiness.test(sentence) || !verb.test(sentence)
}
