import { oneLine } from '../../core/text/one-line.ts'
import { oneWorker, workers } from '../../core/text/workers.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import {
  companyAndServiceTexts,
  companyTexts,
  type FieldText,
  isEnglish,
  matchesOf,
  sentencesOf,
  textsOf,
} from './texts.ts'

const people = `(?:we|our (?:\\w+ )?(?:${workers}|${oneWorker}|staff|people)|every (?:\\w+ )?(?:${oneWorker}|member)\\b[^.;!?]{0,30}?|they)`

/** Statements that no company makes about itself: a "not" is lost, or one too many. */
const statements: readonly RegExp[] = [
  '\\bwe (?:do )?(?:sell|rent|trade) (?:your|our customers.|customers?|any|personal|this|that|such) ?(?:personal )?(?:information|data|details|e-?mail addresses|phone numbers)\\b',
  '\\bwe (?:do )?(?:sell|rent|trade) (?:lists of |your |customer |our customers. )(?:[\\w-]+ ){0,4}(?:numbers|addresses|lists|data|information|details)\\b',
  `\\b${people} (?:are|is|have|has) (?:not|never) (?:been |passed an? )?(?:fully )?(?:insured|licensed|bonded|vetted|trained|background[- ]check(?:ed)?|certified)\\b`,
  '\\bwe (?:are|work|operate) (?:uninsured|unlicensed|untrained|unbonded|without (?:an? |any )?(?:licen[cs]e|insurance))\\b',
  '\\b(?:we|you) (?:[\\w\\s,]{0,40} )?without (?:an? |any )?background[- ]checks?\\b',
  '\\bwe (?:[\\w\\s,]{0,30} )?(?:carry|have|hold) no (?:liability )?insurance\\b',
  '\\bwe do not (?:carry|have|hold) (?:any )?(?:liability )?insurance\\b',
  '\\bwe do not (?:guarantee|stand behind) our (?:work|service|(?!pric|open|schedul|book|tim)\\w+ing)s?\\b',
  '\\bwe (?:do )?share (?:your|personal) (?:information|data) with (?:anyone|everyone|advertisers)\\b',
  '\\b(?:satisfaction|your satisfaction) is not guaranteed\\b',
  '\\bwe (?:always|often|usually|sometimes) (?:arrive|come|are|run) late\\b',
  '\\bwe (?:do )?charge (?:hidden fees|for (?:free )?(?:estimates|quotes))\\b',
  '\\bthere (?:are|will be) (?:some |many )?hidden fees\\b',
  // Poisonous gas.
  '(?<!\\b(?:never|not|don.t|avoid|wrong to|dangerous to|unsafe to|must not|to) )(?<!\\bwhy )\\bmix (?:chlorine )?bleach (?:with|and) (?:vinegar|ammonia|other \\w+ers|acids?)\\b',
].map((pattern) => new RegExp(pattern, 'i'))

/** Promises of a company, and features of a service, that say the opposite. English alone. */
export function checkStatements(sources: FactSources): Fact[] {
  return isEnglish(sources)
    ? [
        ...checkPromises(sources),
        ...checkClaimed(sources),
        ...checkFreeEstimates(sources),
        ...checkRequirements(sources),
        ...checkFeatures(sources),
        ...checkExtras(sources),
        ...checkRefusals(sources),
      ]
    : []
}

/** `Please have a ladder and your tools ready for our crew`: what a company brings is not there already. */
const keptReady =
  '\\bplease have [^.;!?]{0,60}\\b(?:products|supplies|tools|equipment|materials)\\b[^.;!?]{0,20} ready for (?:us|our)\\b'

/** `We bring no supplies`, of a company that claims to bring all supplies. */
function checkClaimed(sources: FactSources): Fact[] {
  const denials = sources.site.value.claims.flatMap(({ text }) => {
    const [, verb, thing] = /\b([a-z]{4,}?)s? (?:all|every|our own) ([a-z]{4,})\b/.exec(text) ?? []
    return verb === undefined
      ? []
      : [
          {
            text,
            pattern: new RegExp(
              [
                `\\b${verb}s? no ${thing}`,
                `\\b(?:do|does) not ${verb} (?:any |all |the |our )?${thing}`,
                `\\b(?:please|you|clients|customers) (?:must |should |need to |have to )?(?:provide|supply|${verb}) (?:all |any |the |your own )?${thing}\\b`,
                ...(verb === 'bring' ? [keptReady] : []),
              ].join('|'),
              'i',
            ),
          },
        ]
  })
  if (denials.length === 0) return []
  return companyTexts(sources).flatMap((field) =>
    denials.flatMap(({ text, pattern }) => {
      const [words] = pattern.exec(field.text) ?? []
      if (words === undefined) return []
      const what = `The text says "${words}", but the company claims "${text}".`
      return [
        fact(
          field.record,
          field.path,
          { code: 'statement-reversed', what, fix: 'Correct the text, or the claim.' },
          words,
        ),
      ]
    }),
  )
}

/** `An estimate costs $49` */
const paidEstimate =
  /(?:\b(?:an|our|each|every|the|in-home|on-site) (?:\w+ )?(?:estimate|quote)s?|\b(?:[Ee]stimates|[Qq]uotes)) costs? (?:only |just )?[$£€](?!0\b)\d+|\b[$£€](?!0\b)\d+ (?:fee )?(?:for|per) (?:an?|each|every|the) (?:estimate|quote)\b|\b(?:estimate|quote) fee of [$£€]\d+/i

/** A price for the estimates of a company that claims free ones, and no part of them. */
function checkFreeEstimates(sources: FactSources): Fact[] {
  const claim = sources.site.value.claims.find(({ text }) => /^free (?:estimates|quotes)\.?$/i.test(text))
  if (!claim) return []
  return companyTexts(sources).flatMap((field) => {
    const [words] = paidEstimate.exec(field.text) ?? []
    if (words === undefined) return []
    const what = `The text says "${words}", but the company claims "${claim.text}".`
    const fix = 'Correct the text, or the claim.'
    return [fact(field.record, field.path, { code: 'statement-reversed', what, fix }, words)]
  })
}

/** `Oven not included` in the list of what is included. */
function checkFeatures({ records: { folders } }: FactSources): Fact[] {
  return folders.services.flatMap((service) =>
    service.value.features.flatMap((feature, index) =>
      /\b(?:not|never) (?:included|part of|cleaned|done|covered)\b|\bexcluded\b/i.test(feature)
        ? [
            fact(service, ['features', index], {
              code: 'feature-excluded',
              severity: 'warning',
              what: `The list of what ${service.value.name} includes has "${feature}".`,
              fix: 'Write what is included, or remove the item.',
            }),
          ]
        : [],
    ),
  )
}

const verbs = 'clean|handle|remove|repair|service|treat|move|haul|install|take|wash|paint'
/** `We do not clean biohazards, broken glass or wasps.` */
const refusal = new RegExp(`\\b[Ww]e do not (?:${verbs}) ([^.;:!?]{4,160})`, 'g')
const offer = new RegExp(`\\b[Ww]e (?:do )?(?:${verbs}) (?:[a-z]+ ){0,2}?([a-z]{7,})\\b`, 'g')
/** What limits a refusal to some jobs. */
const limited = /\b(?:if|unless|without|until|before|after|when|during|from|in|on|by|for|that|which)\b/

/** `We clean biohazards` in the text of a service, of which another text says that the company does not clean them. */
function checkRefusals(sources: FactSources): Fact[] {
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

/** What introduces a list of tasks that a service has only on request. */
const onRequest = /\b(?:extras?|add-ons?|not (?:included|part)|cost extra)\b[^\n]*:\s*$/i
/** Words that a task on request and an included one have in common if they are one task. */
const fewestOfTask = 2

/** `Inside of the oven` in the list of what is included, and in a list of extras in the text of the same service. */
function checkExtras({ records: { folders } }: FactSources): Fact[] {
  return folders.services.flatMap((service) => {
    const texts = textsOf(service).filter(({ text }) => text.includes('\n- '))
    const extras = texts.flatMap(({ text }) =>
      text.split(/\n\s*\n/).flatMap((block, index, blocks) => {
        const [before = ''] = block.startsWith('- ') ? [blocks[index - 1]] : [block.split(/\n- /)[0]]
        return onRequest.test(before) ? block.split(/(?:^|\n)- /).slice(1) : []
      }),
    )
    const tasks = extras.map((task) => ({ task: task.replace(/\s+/g, ' '), stems: new Set(stemsIn(task)) }))
    return service.value.features.flatMap((feature, index) => {
      const stems = new Set(stemsIn(feature))
      const extra = tasks.find(
        (each) => each.stems.size >= fewestOfTask && [...each.stems].every((stem) => stems.has(stem)),
      )
      if (!extra) return []
      return [
        fact(service, ['features', index], {
          code: 'feature-excluded',
          severity: 'warning',
          what: `The list of what ${service.value.name} includes has "${feature}", but a text of it has "${extra.task}" as an extra.`,
          fix: 'Remove it from one of the two.',
        }),
      ]
    })
  })
}

const negation = /\b(?:not|never|no longer)\b/i
/** `not required`: what is negated. In "required, not for guests", no word of the requirement is. */
const negated = /\b(?:not|never|no longer)\s+(\p{L}{4,})/giu
/** Fewest words of a statement. A sentence with all of them says the same. */
const fewestWords = 4

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?<=.{3})(?:ing|ed|es|e|s)$/, ''))

/** `A deep clean is not required for new clients`, where a service says that it is. */
function checkRequirements(sources: FactSources): Fact[] {
  const { services } = sources.records.folders
  const stated = services.flatMap(({ value }) =>
    sentencesOf(value.requirement ?? '').flatMap((sentence) => {
      const words = new Set(stemsIn(sentence))
      return words.size < fewestWords || negation.test(sentence) ? [] : [{ sentence, words }]
    }),
  )
  if (stated.length === 0) return []
  const texts = companyAndServiceTexts(sources)
  return texts.flatMap(({ record, path, text }) =>
    sentencesOf(negation.test(text) ? text : '').flatMap((sentence) => {
      if (/^(?:if|unless|where|when)\b/i.test(sentence)) return []
      const words = new Set(stemsIn(sentence))
      for (const [found, verb = ''] of sentence.matchAll(negated)) {
        const [stem = ''] = stemsIn(verb)
        const other = stated.find((each) => each.words.has(stem) && [...each.words].every((word) => words.has(word)))
        if (!other) continue
        const what = `The text says "${found}", but a service has the requirement "${other.sentence.replace(/\.$/, '')}".`
        const fix = 'Correct the text, or the requirement.'
        return [fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, found)]
      }
      return []
    }),
  )
}

/** What a company may claim to have, and a text says that it has not. */
const credentials = ['insur', 'licen', 'bonded', 'background']

function checkPromises(sources: FactSources): Fact[] {
  const claims = sources.site.value.claims.map(({ text }) => text.toLowerCase())
  const isClaimed = (words: string) =>
    credentials.some((stem) => words.toLowerCase().includes(stem) && claims.some((text) => text.includes(stem)))
  const texts = companyAndServiceTexts(sources)
  return texts.flatMap(({ record, path, text }) => {
    const [words] = statements.flatMap((statement) => statement.exec(text)?.[0] ?? [])
    if (words === undefined) return []
    return [
      fact(
        record,
        path,
        {
          code: 'statement-reversed',
          severity: isClaimed(words) ? 'error' : 'warning',
          what: `The text says "${words}", which no company says of itself.`,
          fix: 'Look for a "not" that is missing, or one too many.',
        },
        words,
      ),
    ]
  })
}
