import { literal } from '../../../core/text/literal.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, matchesOf, sentencesOf, textsOf } from '../texts.ts'
import { policyTexts } from './repeating-texts.ts'

const unit = '(hours?|days?|weeks?|months?|years?|%)'
const number = String.raw`(\d+(?:\s?(?:[–-]|to|and)\s?\d+)?)`
/** `Every 30 days`, `30–50%`. */
const outcomeForm = new RegExp(`^(every )?${number}\\s?${unit}$`, 'i')
/** The thing that a term is about, and the last word of its name: what is before `in`, `of` or `for`. */
const thing = /^((?:[\p{L}-]+ ){0,2}?([\p{L}-]{5,}))(?= (?:in|of|for|during|per) |$)/u
/** Texts that have the number of the policy, from which another number for the same thing is a mistake. */
const fewestRight = 2

/** Subjects whose terms say how long the company is bound, and words for that. Other times are those of the thing: its age. */
const promises = new Set(['warranty', 'guarantee'])
const promised = /warrant|guarant|\bcover|\bpromise|\bback(?:ed)?\b|\bgood for\b|\bliable\b|\bfree\b/i

/** `Replace the filter every 90 days`, where the policies and other texts say every 30 days. The words of numbers are English. */
export function checkRepeatedTerms(sources: FactSources): Fact[] {
  const { site, records } = sources
  const names = records.folders.services.map(({ value }) => value.name.toLowerCase()).join('\n')
  const terms = site.value.policies.flatMap(({ subject, terms }) =>
    terms.flatMap(({ when, outcome }) => {
      const [, every, amount, of] = outcomeForm.exec(outcome) ?? []
      const [, whole, last] = thing.exec(when) ?? []
      // A word of the trade is in many sentences.
      const about = last !== undefined && names.includes(stemOf(last)) ? whole : last
      return amount === undefined || of === undefined || about === undefined
        ? []
        : [
            {
              subject,
              outcome,
              amount: plain(amount),
              stem: stemOf(about),
              pattern: statement(about, every !== undefined, of),
              figure: new RegExp(figureOf(every !== undefined, of), 'gi'),
              // `Aim for 30–50%`, as the answer to a question about the thing.
              range: plain(amount).includes('–')
                ? new RegExp(`${number.replace('?)', ')')}\\s?${of}`, 'gi')
                : undefined,
            },
          ]
    }),
  )
  if (terms.length === 0) return []
  const guide = records.folders.guide.flatMap((record: Located<unknown>) => textsOf(record))
  const texts = [...policyTexts(sources), ...guide]
  return terms.flatMap(({ subject, outcome, amount, stem, pattern, figure, range }) => {
    const stated = texts.flatMap((field) =>
      sentencesOf(field.text).flatMap((sentence) => {
        if (promises.has(subject) && !promised.test(`${nameOf(field)} ${questionOf(field)} ${sentence}`)) return []
        const near = matchesOf(sentence, (questionOf(field).includes(stem) && range) || pattern)
        const found = near.length > 0 ? near : onlyFigure(sentence, stem, range ?? figure)
        return found.map((match) => ({
          field,
          words: match[0],
          isRight: plain(match.slice(1).find((each) => each !== undefined) ?? '') === amount,
        }))
      }),
    )
    if (stated.filter(({ isRight }) => isRight).length < fewestRight) return []
    return stated
      .filter(({ isRight }) => !isRight)
      .map(({ field, words }) =>
        fact(
          field.record,
          field.path,
          {
            code: 'policy-numbers-differ',
            what: `The text says "${words}", but the policy on ${subject} has "${outcome}".`,
            fix: 'Correct the text, or the policy in site.yaml.',
          },
          words,
        ),
      )
  })
}

/** What the page of a text is called. */
function nameOf({ record }: FieldText): string {
  const { name, heading } = record.value as Record<string, unknown> // of any record
  return `${name} ${heading}`
}

/** The question that a text answers, in small letters. */
function questionOf({ record, path, text }: FieldText): string {
  if (path.at(-1) !== 'answer') return ''
  const texts = textsOf(record)
  const at = texts.findIndex((field) => field.text === text && field.path.join() === path.join())
  return texts[at - 1]?.text.toLowerCase() ?? ''
}

const stemOf = (word: string) => word.toLowerCase().replace(/s$/, '')
/** A range that is reversed has a problem of its own. */
const plain = (amount: string) => (amount.match(/\d+/g) ?? []).sort().join('–')

function figureOf(isEvery: boolean, of: string): string {
  const units = of === '%' ? '%' : `${of.replace(/s$/, '')}s?`
  return `${isEvery ? 'every ' : '(?:at |between )?'}${number}\\s?${units}(?!\\w|[ -]old| of age)`
}

/** Letters in which the forms of a word agree: `humidity`, `humidifier`. */
const sameLetters = 6

/** The figure of a sentence that names the thing anywhere, if it has only one: `With a fresh filter, mark the calendar for every 30 days`. */
function onlyFigure(sentence: string, stem: string, figure: RegExp): RegExpExecArray[] {
  const [last = ''] = stem.split(' ').slice(-1)
  if (last.length < sameLetters || !sentence.toLowerCase().includes(last.slice(0, sameLetters))) return []
  const found = matchesOf(sentence, figure)
  return found.length === 1 ? found : []
}

/** The thing before or after the number, in one clause. */
function statement(about: string, isEvery: boolean, of: string): RegExp {
  const stem = literal(stemOf(about))
  const amount = figureOf(isEvery, of)
  return new RegExp(`\\b${stem}s?\\b[^.;,:]{0,40}? ${amount}|\\b${amount}[^.;,:]{0,30}? ${stem}s?\\b`, 'gi')
}
