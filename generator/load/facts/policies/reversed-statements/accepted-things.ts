import { oneLine } from '../../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact, lineOf } from '../../fact.ts'
import { companyTexts, type FieldText, matchesOf, sentencesOf, textsOf } from '../../texts.ts'

/** Verbs of work by their participles. */
const participles: Readonly<Record<string, string>> = {
  cleaned: 'clean',
  handled: 'handle',
  removed: 'remove',
  repaired: 'repair',
  serviced: 'service',
  treated: 'treat',
  moved: 'move',
  hauled: 'haul',
  installed: 'install',
  taken: 'take',
  washed: 'wash',
  painted: 'paint',
  touched: 'touch',
  done: 'do',
}
const participle = Object.keys(participles).join('|')
const verb = Object.values(participles).join('|')
/** Verbs whose refusal is that of all work on a thing. */
const anyWork = /^(?:handle|take|service|touch|do)$/

/** `Fragile blinds and biohazards are not cleaned under this service.` */
const passive = new RegExp(
  `(?<=^|[.!?;:] )(?<list>\\p{L}[^.;:!?]{3,160}?) (?:is|are)(?<not> not| never)?(?: (?:also|even|always|all|both|gladly|usually))* (?<done>${participle})(?!\\p{L})(?<rest>[^.;:!?]*)`,
  'gu',
)
/** `We do not handle fragile blinds or biohazards.` */
const active = new RegExp(
  `\\b[Ww]e (?:(?:also|even|can|will|gladly|always|happily) )*(?<not>do not |don[’']t |never |cannot )?(?:(?:also|even) )?(?<do>${verb}) (?<list>[^.;:!?]{4,200})`,
  'gu',
)
const hint = new RegExp(
  `\\b(?:is|are)\\s+(?:\\w+\\s+){0,2}(?:${participle})\\b|\\bwe\\s+(?:[\\w’']+\\s+){0,3}(?:${verb})\\b`,
  'i',
)

/** `under this or any other service`, `in every visit`, `at no extra cost`: no condition. */
const always =
  /\b(?:under|in|with|during|as part of|on) (?:this|that|the|our|every|each|any|all)(?:(?: (?:or|and))? (?:any|every|each|all)(?: other)?| other)? (?:services?|visits?|plans?|packages?|jobs?|cleans?|cleanings?)\b|\b(?:at|for) no (?:extra |additional |added )?(?:charge|cost|fee)s?\b|\b(?:too|as well|by us|by our \w+|by hand)\b/gi
/** What puts a condition on work, or leaves it to others. */
const conditional =
  /\b(?:not|never|nor|no|neither|none|nothing|without|except|if|unless|until|once|after|before|when|where|while|only|first|by|according|others?|another|elsewhere|specialists?|professionals?|partners?|licensed|certified|like|as|than|instead|extra)\b|n[’']t\b/i

/** What limits a refusal to a place, a time or a way. */
const limited =
  /\b(?:in|on|at|for|from|with|near|above|over|under|beyond|outside|inside|during|along|across|around|through|to|into)\b/i

/** Words that say nothing of a thing. */
const empty = /^(?:an?|the|all|any|every|each|even|both|of|your|our|other|such|that|which|are|is)$/
/** Words in which a list goes on with something else. */
const notThing = /\b(?:we|you|it|they|this|there|if|when|while|because|so|but|by|before|after)\b/i
/** Letters from which a single word is not that of many jobs. */
const rareLetters = 7

type Statement = { words: string; things: readonly string[]; verb: string; isRefused: boolean }

/** A thing by its words, without their plurals: `hoarder homes that pose safety risks`. */
function keyOf(item: string): string | undefined {
  const words = item
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !empty.test(word))
  const isRare = words.length > 1 || (words[0]?.length ?? 0) > rareLetters
  if (!isRare || notThing.test(item)) return undefined
  return words.map((word) => word.replace(/(?<=\p{L}{3})(?:es|s)$/u, '')).join(' ')
}

const thingsIn = (list: string): string[] =>
  list.split(/, (?:or |and )?| or | and /).flatMap((item) => keyOf(item.replace(/,? such as .*$/, '')) ?? [])

/** The statements of a text on what is worked on and what is not. */
function statementsIn({ text }: FieldText): Statement[] {
  if (!hint.test(text)) return []
  return sentencesOf(text).flatMap((sentence) => {
    if (sentence.endsWith('?')) return []
    const found = [...matchesOf(sentence, passive), ...matchesOf(sentence, active)]
    return found.flatMap(({ 0: words, groups = {} }): Statement[] => {
      const { list = '', not, done = '', rest = '' } = groups
      const isRefused = not !== undefined
      const about = `${list} ${rest}`.replace(always, '')
      if (conditional.test(about) || (isRefused && limited.test(about))) return []
      return [{ words, things: thingsIn(list), verb: groups.do ?? participles[done] ?? '', isRefused }]
    })
  })
}

/** What a policy says is never done, with its line: `{ when: Never, outcome: Biohazards }`. */
const exceptions = ({ site }: FactSources): [thing: string, line: string][] =>
  site.value.policies.flatMap(({ terms }, policy) =>
    terms.flatMap(({ when, outcome }, term): [string, string][] => {
      const key = /^(?:never|not (?:by us|done|cleaned|included|at all))\b/i.test(when) ? keyOf(outcome) : undefined
      if (key === undefined) return []
      return [[key, lineOf({ at: site.locate(['policies', policy, 'terms', term, 'outcome']) })]]
    }),
  )

/**
 * `Biohazards and hoarder homes that pose safety risks are cleaned`, where a policy or another text has one of these
 * things, in the same words, among what is not. What the text of a service refuses is not done in that service.
 */
export function checkAcceptedThings(sources: FactSources): Fact[] {
  const { services, cities, counties, traits } = sources.records.folders
  const company = companyTexts(sources)
  const read = [
    ...company.map((field) => ({ field, isOfCompany: true })),
    ...[...services, ...cities, ...counties, ...traits].flatMap((record) =>
      textsOf(record).map((field) => ({ field, isOfCompany: false })),
    ),
  ].flatMap(({ field, isOfCompany }) => statementsIn(field).map((statement) => ({ field, isOfCompany, ...statement })))
  const accepted = read.filter(({ isRefused }) => !isRefused)
  if (accepted.length === 0) return []
  const refusals = read.filter(({ isRefused }) => isRefused)
  const ofPolicies = new Map(exceptions(sources))
  const refusalOf = (thing: string, { field, verb }: (typeof read)[number]): string | undefined => {
    const other = refusals.find(
      (each) =>
        each.things.includes(thing) &&
        (each.isOfCompany || each.field.record === field.record) &&
        (each.verb === verb || anyWork.test(each.verb)),
    )
    return ofPolicies.get(thing) ?? (other && lineOf({ at: other.field.record.locate(other.field.path) }))
  }
  return accepted.flatMap((statement) => {
    const at = statement.things.map((thing) => refusalOf(thing, statement)).find((each) => each !== undefined)
    if (at === undefined) return []
    const { field, words } = statement
    const what = `The text says "${oneLine(words)}", but ${at} says that this is not done.`
    const fix = 'Look for a "not" that is missing, or one too many.'
    return [fact(field.record, field.path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
  })
}
