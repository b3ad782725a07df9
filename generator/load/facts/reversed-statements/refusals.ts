import { oneLine } from '../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, type FieldText, matchesOf, textsOf } from '../texts.ts'

const verbs = 'clean|handle|remove|repair|service|treat|move|haul|install|take|wash|paint'
/** `We do not clean biohazards, broken glass or wasps.` */
const refusal = new RegExp(`\\b[Ww]e do not (?:${verbs}) ([^.;:!?]{4,160})`, 'g')
const offer = new RegExp(`\\b[Ww]e (?:do )?(?:${verbs}) (?:[a-z]+ ){0,2}?([a-z]{7,})\\b`, 'g')
/** What limits a refusal to some jobs. */
const limited = /\b(?:if|unless|without|until|before|after|when|during|from|in|on|by|for|that|which)\b/

/** `We clean biohazards` in the text of a service, of which another text says that the company does not clean them. */
export function checkRefusals(sources: FactSources): Fact[] {
  const refused = new Map<string, FieldText>()
  for (const field of companyTexts(sources))
    for (const [, list = ''] of matchesOf(oneLine(field.text), refusal))
      for (const item of list.split(/, (?:or |and )?| or | and /)) {
        const [things = ''] = item.split(limited)
        const noun = /([a-z]{7,}s)$/.exec(things.trim())?.[1]
        if (noun !== undefined && things === item) refused.set(noun, field)
      }
  if (refused.size === 0) return []
  return sources.records.folders.services.flatMap((service) =>
    textsOf(service).flatMap(({ record, path, text }) =>
      matchesOf(oneLine(text), offer).flatMap(([words, noun = '']) => {
        const other = refused.get(noun)
        if (!other) return []
        const at = other.record.locate(other.path)
        const what = `The text says "${words}", but ${at.file}:${at.line} says that the company does not.`
        const fix = 'Look for a "not" that is missing, or one too many.'
        return [fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
      }),
    ),
  )
}
