import type { FoundSlip } from './punctuation.ts'

/** A word that makes the next one a noun: `an Oxford comma`, `the notice period`. */
const ofNoun =
  '(?<!\\b(?:an?|the|this|that|these|each|every|any|no|one|two|of|by|with|without|your|our|their|its|missing|extra|oxford|serial|inverted|decimal|final|last|first|second|single|and|or|than|to|into|as|use|add|remove|called|new|whole|big) )'
/** How a sentence begins, or goes on with a verb. */
const starts =
  '(?:you|we|it|the|our|this|they|if|when|please|call|there|he|she|I|your|all|each|every|no|most|ask|send|tell|book|new paragraph|then)'
/** What ends a sentence: `it`, `today`, `the work is physical`. A noun would make another of it: `trial period`. */
const ends =
  '(?:(?:us|you|them|it|me|here|there|today|tomorrow|now|again|too|home|well|done|everything|anything|\\p{Ll}{3,}ly)|(?:is|are|was|were|stays?|feels?|looks?) (?:(?:\\p{Ll}+ly|very|too|not|so) )?(?!grace|trial|notice|warranty|waiting|busy|peak|slow|rest|test|time)\\p{Ll}{3,})'

/** The names of signs that dictation left in a text in place of them. */
const dictated: readonly RegExp[] = [
  `[\\p{L}’']+ ${ofNoun}comma (?!(?:splices?|separated|delimited|keys?|butterfl\\p{Ll}+|bacill\\p{Ll}+|is|was|are|in|after|before|between|and|or|to|that|here|there|at|for|of|on|may|can|should|rules?|errors?)\\b)(?=\\p{Ll})`,
  `\\b${ends} period (?=${starts}\\b|\\p{Lu}\\p{Ll})`,
  `(?<=\\p{L}) ${ofNoun}full stop (?=${starts}\\b)`,
  `(?<=[\\p{L}.!?] )${ofNoun}new paragraph (?=\\p{L})(?!(?:is|was|in|on|about|that|for|of|to|and|or|with|at)\\b)|(?<=[.!?] |period |comma )new line (?=\\p{L})`,
  '\\bopen (?:quotes?|quotation marks?) (?!requests?|forms?|pages?)[\\p{L}][^"“”]{0,120}? (?:close|end) (?:quotes?|quotation marks?)\\b|\\bopen (?:brackets?|paren(?:thes[ie]s|s)?) [^()]{1,120}? close (?:brackets?|paren(?:thes[ie]s|s)?)\\b',
  `(?<=\\p{L}) ${ofNoun}exclamation (?:points?|mark)(?= \\p{L}|[.]?$)(?! (?:is|in|on|after|at|and|or)\\b)`,
  `\\b(?:how|what|when|where|why|who|which|do|does|can|will|is|are|should)\\b[^.?!]{3,80} ${ofNoun}question mark(?= \\p{L}|[.]?$)(?! (?:is|in|on|after|at|and|or|over|hangs|about)\\b)`,
].map((pattern) => new RegExp(pattern, 'iu'))

const hint =
  / (?:comma|period|full stop) |new (?:paragraph|line) |\bopen (?:quot|brack|paren)|exclamation |question mark/i
/** A text about signs. */
const aboutSigns = /\b(?:punctuat\w+|grammar|spelling|proofread\w*|typograph\w*|commas|apostrophes?|semicolons?)\b/i

/** `The work is physical period you will be on your feet comma carry a vacuum`. English alone. */
export function dictatedSign(text: string): FoundSlip | undefined {
  if (!hint.test(text) || aboutSigns.test(text)) return undefined
  const [words] = dictated.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? [])
  if (words === undefined) return undefined
  return { words, what: `The text has the name of a sign in place of the sign: "${words}".`, fix: 'Write the sign.' }
}
