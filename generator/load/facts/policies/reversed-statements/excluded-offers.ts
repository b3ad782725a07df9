import { oneLine } from '../../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact, lineOf } from '../../fact.ts'
import { companyAndServiceTexts, type FieldText, matchesOf, sentencesOf, textsOf } from '../../texts.ts'

const other = '(?:other|another|an?|the|its|their|your) (?:[a-z’-]+ ){0,2}[a-z’-]+'
/** `Hot tubs and saunas are jobs for other trades`, `a sauna stays with its technician`, `lead pipes are not ours`. */
const left = new RegExp(
  `(?<=^|[.!?;] )(\\p{Lu}[^.;:!?]{3,120}?) (?:themselves |itself )?(?:(?:is|are) (?:(?:an? )?(?:jobs?|work|matters?|tasks?) for ${other}|not ours\\b|left to ${other})|(?:belongs?|stays?|remains?|goes?) (?:to|with) ${other})`,
  'gu',
)
const leftHint = /\bfor (?:other|another)\b|\bnot ours\b|\bleft to\b|\b(?:belong|stay|remain|go)(?:e?s)? (?:to|with)\b/
/** `We also drain hot tubs`: an offer beside the usual work. */
const offer =
  /\b[Ww]e (?:also|even|gladly|happily|can also|will also|can even|are (?:happy|glad) to(?: also)?|do) ((?!not\b)[a-z]+ [^.;:!?]{3,90})/g
/** What is done beside a thing, or without work on it, and offers with a condition. */
const spared =
  /^(?:wipe|dust|check|note|report|look|see|ask|send|tell|leave|cover|protect|keep|avoid|recommend|refer|know|need|want|mention|photograph|work|lock|close|call|arrange|rinse off|sweep|let|have|get|bring)\b|\b(?:around|beside|near|next to|under|behind|past|covers?|lids?|decks?|areas?|not|never|instead|if|unless|until|specialists?|technicians?|partners?|contractors?)\b/i

/** Words of a place, a time or a purpose: what is left to others is so there alone. */
const limited =
  /\b(?:if|unless|without|until|before|after|when|during|from|in|on|by|that|which|near|above|over|under|who|whose|your|you|we|our)\b/
const empty = /^(?:an?|the|all|any|of|and|other|such|as|kinds?|types?|most|every|each|own)$/
/** What a thing needs, which an offer may name by another word. */
const abstract = /^(?:chemistry|maintenance|care|service|upkeep|work)$/
const fewestWords = 2
const fewestLetters = 3

type Excluded = { words: readonly RegExp[]; field: FieldText; sentence: string }

const stemOf = (word: string) => word.replace(/(?<=.{3})(?:ings?|als?|ations?|ments?|es|s)$/, '')

/** Work that one text offers beside the usual, and that another leaves to other trades. */
export function checkExcludedOffers(sources: FactSources): Fact[] {
  const { services, cities, counties, traits } = sources.records.folders
  const texts = [
    ...companyAndServiceTexts(sources),
    ...[...cities, ...counties, ...traits].flatMap((record) => textsOf(record)),
  ]
  const offers = texts.flatMap((field) =>
    /\b[Ww]e\s+(?:also|even|gladly|happily|can|will|are|do)\b/.test(field.text)
      ? sentencesOf(field.text).flatMap((sentence) =>
          matchesOf(sentence, offer).flatMap(([words, what = '']) =>
            spared.test(what) || sentence.endsWith('?') ? [] : [{ field, sentence, words, what }],
          ),
        )
      : [],
  )
  if (offers.length === 0) return []
  const excluded = texts.flatMap(excludedIn)
  const done = services.flatMap(({ value }) => [value.name, ...value.features])
  return offers.flatMap(({ field, sentence, words, what: offered }) => {
    const found = excluded.find(
      (each) => each.sentence !== sentence && each.words.every((word) => word.test(offered)) && !isDone(done, each),
    )
    if (!found) return []
    const at = lineOf({ at: found.field.record.locate(found.field.path) })
    const what = `The text says "${words}", but ${at} leaves this to others: "${found.sentence}"`
    const fix = 'Correct one of the two texts.'
    return [fact(field.record, field.path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
  })
}

const isDone = (done: readonly string[], { words }: Excluded) =>
  done.some((text) => words.every((word) => word.test(text)))

function excludedIn(field: FieldText): Excluded[] {
  if (!leftHint.test(oneLine(field.text))) return []
  return sentencesOf(field.text).flatMap((sentence) =>
    matchesOf(sentence, left).flatMap(([, list = '']) =>
      list.split(/, (?:or |and )?| or | and /).flatMap((item): Excluded[] => {
        const words = item
          .toLowerCase()
          .split(/\s+/)
          .filter((word) => word.length >= fewestLetters && !empty.test(word) && !abstract.test(word))
        if (words.length < fewestWords || limited.test(item) || !words.every((word) => /^[a-z-]+$/.test(word)))
          return []
        return [{ words: words.map((word) => new RegExp(`\\b${stemOf(word)}`, 'i')), field, sentence }]
      }),
    ),
  )
}
