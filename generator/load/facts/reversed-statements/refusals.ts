import { oneLine } from '../../../core/text/one-line.ts'
import { oneWorker, workers } from '../../../core/text/workers.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, type FieldText, matchesOf, sentencesOf, textsOf } from '../texts.ts'

const verbs = 'clean|handle|remove|repair|service|treat|move|haul|install|take|wash|paint'
/** `We do not clean biohazards, broken glass or wasps.` */
const refusal = new RegExp(`\\b[Ww]e do not (${verbs}) ([^.;:!?]{4,160})`, 'g')
/** The same as a list. */
const refusedList = new RegExp(`\\b[Ww]e do not (${verbs}):\\s*((?:\\n- [^\\n]+)+)`, 'g')
const offer = new RegExp(`\\b[Ww]e (?:do )?(?:${verbs}) (?:[a-z]+ ){0,2}?([a-z]{7,})\\b`, 'g')
/** What limits a refusal to some jobs. */
const limited =
  /\b(?:if|unless|without|until|before|after|when|during|from|in|on|by|for|that|which|near|above|over|under)\b/

/** Things that a company does not handle: every word of them, and what it does not do with them. */
type Refused = { words: readonly RegExp[]; isRare: boolean; verb: string; field: FieldText }

/** Letters from which a single word is not that of many jobs. */
const rareLetters = 7
/** Words that say nothing of a thing. */
const empty = /^(?:an?|the|all|any|of|and|your|our|other|such|as|kinds?|types?)$/

function refusedThings(sources: FactSources): Refused[] {
  return companyTexts(sources).flatMap((field) =>
    [...matchesOf(oneLine(field.text), refusal), ...matchesOf(field.text, refusedList)].flatMap(
      ([, verb = '', list = '']) =>
        list.split(/, (?:or |and )?| or | and |;?\s*\n- /).flatMap((item): Refused[] => {
          const [things = ''] = item.replace(/,? such as .*$|[;.]$/, '').split(limited)
          const words = things.split(/[\s-]+/).filter((word) => word !== '' && !empty.test(word))
          const last = words.at(-1) ?? ''
          if (!/^[a-z]{4,}$/.test(last) || limited.test(item)) return []
          const isRare = words.length > 1 || last.length > rareLetters
          return [{ words: words.map((word) => new RegExp(`\\b${stemOf(word)}`, 'i')), isRare, verb, field }]
        }),
    ),
  )
}

const stemOf = (word: string) => word.replace(/[^\p{L}\d]/gu, '').replace(/(?<=\p{L}{3})(?:es|s)$/u, '')

/** `We clean biohazards` in the text of a service, or in a review, where a text says that the company does not clean them. */
export function checkRefusals(sources: FactSources): Fact[] {
  const refused = refusedThings(sources)
  if (refused.length === 0) return []
  const isOf =
    (text: string) =>
    ({ words }: Refused) =>
      words.every((word) => word.test(text))
  const offered = sources.records.folders.services.flatMap((service) =>
    textsOf(service).flatMap(({ record, path, text }) =>
      matchesOf(oneLine(text), offer).flatMap(([words]) => {
        const found = refused.find((each) => each.isRare && isOf(words)(each))
        return found ? [reversed({ record, path, text }, words, found)] : []
      }),
    ),
  )
  return [...offered, ...checkReviewed(sources, refused)]
}

const past: Readonly<Record<string, string>> = { take: 'took', haul: 'hauled(?: away)?', paint: '(?:re)?painted' }
const pastOf = (verb: string) => past[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`)
const done = `(?:${verbs.split('|').map(pastOf).join('|')}|cleared(?: out| away)?|got rid of|dealt with|took care of|took (?:out|away)|fixed|replaced)`
const praise = new RegExp(
  `\\b(?:they|she|he|(?:the|his|her) (?:\\w+ )?(?:${workers}|${oneWorker}|guys|ladies))\\b(?: [a-z]+ly| even| also| both| then)?[^.;!?]{0,60}?\\b(${done}) [^.;!?]{4,80}`,
  'gi',
)
const negated =
  /\b(?:not|never|nothing|without|instead|refer\w*|recommend\w*|specialist|another (?:company|firm))\b|n['’]t\b/i

/** `They cleared out a mouse infestation`, in a review of a company that does not handle infestations. */
function checkReviewed({ records: { documents } }: FactSources, refused: readonly Refused[]): Fact[] {
  const { testimonials } = documents
  if (!testimonials) return []
  return testimonials.value.items.flatMap(({ review }, index) =>
    sentencesOf(review)
      .flatMap((sentence) => {
        if (negated.test(sentence)) return []
        return matchesOf(sentence, praise).flatMap(([words, verb = '']) => {
          const after = words.slice(words.indexOf(verb))
          const found = refused.find(
            (each) =>
              (each.isRare || new RegExp(`^${pastOf(each.verb)}$`, 'i').test(verb)) &&
              each.words.every((word) => word.test(after)),
          )
          return found
            ? [reversed({ record: testimonials, path: ['items', index, 'review'], text: review }, after, found)]
            : []
        })
      })
      .slice(0, 1),
  )
}

function reversed({ record, path }: FieldText, words: string, { field }: Refused): Fact {
  const at = field.record.locate(field.path)
  const what = `The text says "${words}", but ${at.file}:${at.line} says that the company does not.`
  const fix = 'Look for a "not" that is missing, or one too many.'
  return fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)
}
