import { oneLine } from '../../../../core/text/one-line.ts'
import { oneWorker, workers } from '../../../../core/text/workers.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { companyTexts, type FieldText, matchesOf, sentencesOf, textsOf } from '../../texts.ts'
import { acceptedIn } from './accepted-work.ts'

const verbs = 'clean|handle|remove|repair|service|treat|move|haul|install|take|wash|paint'
const past: Readonly<Record<string, string>> = { take: 'took', haul: 'hauled(?: away)?', paint: '(?:re)?painted' }
const pastOf = (verb: string) => past[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`)
const participleOf = (verb: string) => (verb === 'take' ? 'taken' : pastOf(verb))

/** `We do not clean biohazards, broken glass or wasps.` */
const refusal = new RegExp(`\\b[Ww]e do not (${verbs}) ([^.;:!?]{4,160})`, 'g')
/** `Fragile blinds are left alone, because they break.` */
const passive = new RegExp(
  `(?<=^|[.!?] )(\\p{Lu}[^.;:!?]{3,120}) (?:is|are) (?:(?:not|never) (${verbs
    .split('|')
    .map(participleOf)
    .join('|')}|done|touched|included|part of)|left alone)\\b([^.;:!?]{0,80})`,
  'gu',
)
const passiveHint = /\s(?:is|are)\s+(?:not|never|left)\s/
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

const refusedThings = (fields: readonly FieldText[]): Refused[] =>
  fields.flatMap((field) =>
    [...matchesOf(oneLine(field.text), refusal), ...matchesOf(field.text, refusedList)].flatMap(
      ([, verb = '', list = '']) => thingsIn(list, verb, field),
    ),
  )

function thingsIn(list: string, verb: string, field: FieldText): Refused[] {
  return list.split(/, (?:or |and )?| or | and |;?\s*\n- /).flatMap((item): Refused[] => {
    const [things = ''] = item.replace(/,? such as .*$|[;.]$/, '').split(limited)
    const words = things.split(/[\s-]+/).filter((word) => word !== '' && !empty.test(word))
    const last = words.at(-1) ?? ''
    if (!/^[a-z]{4,}$/.test(last) || limited.test(item)) return []
    const isRare = words.length > 1 || last.length > rareLetters
    return [{ words: words.map((word) => new RegExp(`\\b${stemOf(word)}`, 'i')), isRare, verb, field }]
  })
}

const inSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The same in statements such as `Fragile blinds are never cleaned`. */
const passedOver = (fields: readonly FieldText[]): Refused[] =>
  fields.flatMap((field) =>
    (passiveHint.test(field.text) ? matchesOf(oneLine(field.text), passive) : []).flatMap(
      ([, list = '', verb = 'left', after = '']) => (limited.test(after) ? [] : thingsIn(inSmall(list), verb, field)),
    ),
  )

/** What a policy says is never done: `{ when: Never, outcome: Fragile blinds }`. */
const exceptions = ({ site }: FactSources): Refused[] =>
  site.value.policies.flatMap(({ terms }, policy) =>
    terms.flatMap(({ when, outcome }, term) => {
      const field = { record: site, path: ['policies', policy, 'terms', term, 'outcome'], text: outcome }
      return /^never\b/i.test(when) ? thingsIn(inSmall(outcome), '', field) : []
    }),
  )

const stemOf = (word: string) => word.replace(/[^\p{L}\d]/gu, '').replace(/(?<=\p{L}{3})(?:es|s)$/u, '')

/** `We clean biohazards` in the text of a service, or in a review, where a text says that the company does not clean them. */
export function checkRefusals(sources: FactSources): Fact[] {
  const refused = refusedThings(companyTexts(sources))
  const features = checkRefusedFeatures(sources, refused)
  if (refused.length === 0) return features
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
  return [...features, ...offered, ...checkAccepted(sources, refused), ...checkReviewed(sources, refused)]
}

/** Verbs that refuse all work on a thing. After `We do not paint furniture`, other work on it may be done. */
const anyWork = /^(?:handle|take|service)$/

/** `Biohazards and infestations are part of the job`, where a text of the company says that it does not handle them. */
function checkAccepted(sources: FactSources, refused: readonly Refused[]): Fact[] {
  const { services, cities, counties, traits } = sources.records.folders
  const all = refused.filter(({ isRare }) => isRare)
  const isMeant = ({ words, verb }: Refused, things: string) =>
    words.every((word) => word.test(things)) &&
    (anyWork.test(verb) || new RegExp(`\\b${verb.replace(/e$/, '')}`, 'i').test(things))
  if (all.length === 0) return []
  const fields = [
    ...companyTexts(sources),
    ...[...services, ...cities, ...counties, ...traits].flatMap((record) => textsOf(record)),
  ]
  return fields.flatMap((field) => {
    const text = oneLine(field.text)
    if (!all.some(({ words }) => words.every((word) => word.test(text)))) return []
    return acceptedIn(field.text)
      .flatMap(({ words, things }) => {
        const found = all.find((each) => isMeant(each, things))
        return found ? [reversed(field, words, found)] : []
      })
      .slice(0, 1)
  })
}

const done = `(?:${verbs.split('|').map(pastOf).join('|')}|cleared(?: out| away)?|got rid of|dealt with|took care of|took (?:out|away)|fixed|replaced)`
const praise = new RegExp(
  `\\b(?:they|she|he|(?:the|his|her) (?:\\w+ )?(?:${workers}|${oneWorker}|guys|ladies))\\b(?: [a-z]+ly| even| also| both| then)?[^.;!?]{0,60}?\\b(${done}) [^.;!?]{4,80}`,
  'gi',
)
const negated =
  /\b(?:not|never|nothing|without|instead|refer\w*|recommend\w*|specialist|another (?:company|firm))\b|n['’]t\b/i

/** What is done with things that are not worked on. */
const spared = /\b(?:protected|covered|kept|left|masked|avoided|reported|noted|checked|inspected|set aside)\b/i

/** `Fragile blinds washed by hand` in the list of what a service includes, where a text of it or of the company says that they are never cleaned. */
function checkRefusedFeatures(sources: FactSources, refused: readonly Refused[]): Fact[] {
  const ofCompany = [...exceptions(sources), ...refused, ...passedOver(companyTexts(sources))]
  return sources.records.folders.services.flatMap((service) => {
    const own = textsOf(service).filter(({ path }) => path[0] !== 'features')
    const all = [...ofCompany, ...refusedThings(own), ...passedOver(own)]
    return service.value.features.flatMap((feature, index) => {
      const found = all.find((each) => isWorkedOn(feature, each))
      if (!found) return []
      const at = found.field.record.locate(found.field.path)
      const what = `The list of what ${service.value.name} includes has "${feature}", but ${at.file}:${at.line} says that this is not done.`
      const fix = 'Correct one of the two.'
      return [fact(service, ['features', index], { code: 'feature-excluded', severity: 'warning', what, fix })]
    })
  })
}

/** One word may be that of many things, so it must be with the work that is refused. */
const isWorkedOn = (feature: string, { words, isRare, verb }: Refused) =>
  words.every((word) => word.test(feature)) &&
  !negated.test(feature) &&
  !spared.test(feature) &&
  (words.length > 1 || (isRare && new RegExp(`\\b${verb.slice(0, 4)}`, 'i').test(feature)))

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
