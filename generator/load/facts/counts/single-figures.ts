import { wholeNumber } from '../../../core/text/number-words.ts'
import { workers } from '../../../core/text/workers.ts'
import type { Read } from '../calendar/past-offers.ts'
import { type Fact, type FactSources, fact, lineOf, lineOfWords } from '../fact.ts'
import type { FieldText } from '../texts.ts'
import { insuranceAt } from './insurances.ts'

const countyOfDisputes = 'county of disputes'

/**
 * Figures of which a company has only one, by kind. `isAdvised`: texts may also advise a reader which one others should have.
 * `kindAt`: of what a sentence gives the figure at an offset, if a company has one of each. Undefined for another figure.
 */
const single: readonly {
  name: string
  pattern: RegExp
  isAdvised?: boolean
  kindAt?: (sentence: string, offset: number) => string | undefined
  isPossible?: (value: string) => boolean
}[] = [
  {
    name: 'license number',
    isAdvised: true,
    pattern: /\b(?:licen[cs]e|lic\.)\s*(?:no\.?|number|nr\.?)?\s*[:#]*\s*#?([A-Z]{0,4}-?\d{4,}[\w-]*)/i,
  },
  {
    name: 'sum of insurance',
    isAdvised: true,
    kindAt: insuranceAt,
    isPossible: (value) => /\d\s?(?:million|thousand|[MK])$|\d[.,]\d{3}\b|\d{5}/i.test(value), // no price
    pattern:
      /[$€£]\s?(\d[\d.,]*(?:\s?(?:million|thousand|[MK])\b)?)(?=[^.]{0,60}\b(?:insurance|insured|liability|coverage|bond))|(?<!\{[\w.]*)\b(?:insurance|insured|coverage|bonded)\b[^.$€£{}]{0,40}[$€£]\s?(\d[\d.,]*(?:\s?(?:million|thousand|[MK])\b)?)/i,
  },
  {
    name: 'age of children',
    pattern:
      /\b(?:directed|intended|meant|aimed)\b[^.]{0,30}\b(?:children|minors|persons|people|anyone) (?:under|below|younger than)(?: the age of)? (\d{1,2})\b/i,
  },
  {
    name: 'notice of new prices',
    pattern:
      /\b(\d+) days['’]? (?:written )?notice of (?:a |any )?(?:change|increase)s? (?:in|to|of) (?:our |the )?(?:prices?|rates?|fees?)\b|\b(?:prices?|rates?|fees?) (?:change|increase|rise)[^.;]{0,80}?\b(\d+) days(?:['’]| before| in advance| ahead)/i,
  },
  {
    name: countyOfDisputes,
    pattern: /\barbitration (?:held |takes place )?in ((?:\p{Lu}[\p{L}’'-]+ ){1,3})(?:County|Parish)\b/u,
  },
  {
    name: 'size of the team',
    isAdvised: true,
    pattern: new RegExp(
      `\\b(?:team|staff) of (${wholeNumber})\\b|\\b(?:all|our) (${wholeNumber}) (?:${workers}|team members|members of our (?:team|staff))\\b`,
      'i',
    ),
  },
]

/**
 * A sentence about companies that a reader may choose: `A contractor should carry insurance of at least $1 million.`
 * `Should prices change` is a condition.
 */
const advice =
  /\b(?:(?<!^)should|must|ask (?:for|to|about|whether|if)|choose|look for|verify|make sure|requires?|at least|minimum|any (?:contractor|company))\b/i

/** Two values of one figure. A company with offices may have one for each, and a crew is not a team. English alone. */
export function checkTwice(read: readonly Read[], { records }: FactSources): Fact[] {
  if (records.folders.offices.length > 0) return []
  const counties = new Set(records.folders.counties.map(({ value }) => value.name))
  return single.flatMap(({ name, pattern, isAdvised, kindAt, isPossible }) => {
    const found = read.flatMap(({ field, sentence }) => {
      const match = pattern.exec(sentence)
      const value = match?.slice(1).find((group) => group !== undefined)
      if (value !== undefined && isPossible?.(value) === false) return []
      // A county of others is a problem of its own.
      if (name === countyOfDisputes && !counties.has(value?.trim() ?? '')) return []
      if (!match || value === undefined || (isAdvised && advice.test(sentence))) return []
      if (/^(?:one|two|three|four|[1-4])$/i.test(value)) return []
      const kind = kindAt ? kindAt(sentence, match.index + match[0].lastIndexOf(value)) : ''
      if (kind === undefined) return []
      return [{ field, words: match[0], value: normalized(value), kind }]
    })
    const firstOf = (kind: string) => found.find((each) => each.kind === kind)
    const other = found.find(({ value, kind }) => value !== firstOf(kind)?.value)
    const first = firstOf(other?.kind ?? '')
    if (!first || !other) return []
    const fix = `Correct one of the two. ${lineOfWords(first.field.record, first.field.path, first.words)} has the other.`
    const what = `The text says "${other.words}", but another says "${first.words}": two values for the ${name}.`
    const at = ({ field, words }: { field: FieldText; words: string }) =>
      fact(field.record, field.path, { code: 'figures-differ', what, fix }, words)
    return [{ ...at(other), subject: lineOf(at(first)) }]
  })
}

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.,]$/, '')
    .replace(/[\s,]/g, '')
    .replace(/(?<=\d)(?:million|m)$/, '000000')
    .replace(/(?<=\d)(?:thousand|k)$/, '000')
