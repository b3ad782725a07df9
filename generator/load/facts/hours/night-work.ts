import { workers } from '../../../core/text/workers.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { companyAndServiceTexts, isEnglish, sentencesOf, textsOf } from '../texts.ts'
import { nightHoursIn } from './night-hours.ts'
import { openingWeeks } from './opening-weeks.ts'

/** Hours within which a company works by day. */
const day = { from: '05:00', to: '21:00' }

const who = `(?:we|our ${workers}|(?:the|a|our) (?:crew|team))`
const verbs =
  'works?|cleans?|comes?|arrives?|starts?|begins?|operates?|visits?|drives?|paints?|repairs?|installs?|mows?|moves?'
/** `We work {hours}`, `we are on the road {hours}`, `we clean in daytime`, `our crews never work at night`. */
const byDay = new RegExp(
  `\\b${who} (?:only )?(?:(?:${verbs})|(?:are|is) (?:out|on the road|at work))(?: only)?(?: from)? (?:\\{hours\\}|(?:in (?:the )?|by |during (?:the )?)day(?:time|light)?\\b(?! (?:and|or) ))|\\b${who} (?:do not|never) (?:${verbs}) (?:at night|overnight|by night|after dark)\\b`,
  'i',
)
/** `We clean overnight`, `our crews arrive after ten`, `the crew works while you sleep`. */
const byNight = new RegExp(
  `\\b${who} (?:(?:can|will|usually|often|always|only|mostly|also) )*(?:${verbs}) (?:[\\w’]+ ){0,3}?(?:overnight|at night|by night|nights|through(?:out)? the night|after midnight|after (?:nine|ten|eleven|9|10|11)(?! (?:in the morning|a\\.?m|minutes|days|years|o))(?: ?p\\.?m\\b|(?=[,.;]| (?:at night|in the evening)))|while you(?:r \\w+)? sleeps?)\\b`,
  'i',
)
/** Work outside the hours by exception, and what needs no crew at night. */
const byException =
  /\b(?:emergenc\w+|urgent\w*|on[- ]call|request\w*|arrange\w*|agreed|appointment|if|unless|except|not|never|no|dr(?:y|ies)|soaks?|cures?|pours?|leaks?)\b|n['’]t\b|\?$/i

/** Crews at night, of a company whose hours are by day, and, without a time, that elsewhere says to work by day. English alone. */
export function checkNightWork(sources: FactSources): Fact[] {
  const weeks = openingWeeks(sources).flat()
  const isByDay = weeks.every(({ opens, closes }) => opens >= day.from && closes <= day.to && opens < closes)
  if (!isEnglish(sources) || weeks.length === 0 || !isByDay) return []
  const texts = companyAndServiceTexts(sources)
  const { cities, counties, traits } = sources.records.folders
  const [stated] = texts.flatMap(({ record, path, text }) => {
    const [words] = (/\{hours\}|\bday|night|dark/.test(text) && byDay.exec(text.replace(/\s+/g, ' '))) || []
    return words === undefined ? [] : [{ words, at: record.locate(path) }]
  })
  return [...texts, ...[...cities, ...counties, ...traits].flatMap((record) => textsOf(record))].flatMap(
    ({ record, path, text }) => {
      const report = (words: string, why: string) => {
        const what = `The text says "${words}", but ${why}.`
        const fix = 'Correct one of the two texts.'
        return [fact(record, path, { code: 'hours-in-text-differ', severity: 'warning', what, fix }, words)]
      }
      if (hasTime.test(text)) {
        // What follows from it is no exception: `so most offices never meet us`.
        const found = sentencesOf(text).map((each) =>
          byException.test(each.replace(/, so .*/s, '')) ? undefined : nightHoursIn(each),
        )
        const words = found.find((each) => each !== undefined)
        if (words !== undefined) return report(words, 'the hours in site.yaml are by day')
      }
      if (!stated || !/night|sleep|after (?:nine|ten|eleven|9|1[01])\b/i.test(text)) return []
      const sentence =
        sentencesOf(text).find((each) => byNight.test(each) && !byException.test(untilClauseEnd(each))) ?? ''
      const [words] = byNight.exec(sentence) ?? []
      if (words === undefined) return []
      return report(words, `${lineOf(stated)} says "${stated.words}", and the hours are by day`)
    },
  )
}

const hasTime = /midnight|at night|in the (?:early )?morning|in the evening|\d ?[ap]\.?m\b/i

/** A sentence up to the end of the clause with the night: what follows, as in `so no office has to meet us`, limits nothing. */
function untilClauseEnd(sentence: string): string {
  const { 0: words = '', index = 0 } = byNight.exec(sentence) ?? {}
  const end = index + words.length
  return sentence.slice(0, end) + (sentence.slice(end).split(/[,;:]/)[0] ?? '')
}
