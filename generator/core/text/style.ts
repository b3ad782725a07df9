import type { FoundSlip } from './punctuation.ts'
import { paragraphsOf } from './sentences.ts'

/** What the law wants to be seen. */
const conspicuous = /\b(?:AS IS|LIAB(?:LE|ILITY)|WARRANT(?:Y|IES)|DAMAGES|PERMITTED BY LAW|ARBITRATION)\b/

/** Words in capitals in a row, from which a text shouts. Abbreviations are fewer. */
export function capitals(text: string): FoundSlip | undefined {
  const match = /(?:\b[A-Z][A-Z']+\b[ ,]+){4,}[A-Z]{2,}/.exec(text)
  if (!match || conspicuous.test(text)) return undefined
  const [words] = match
  // What ends with a colon is the label of a sentence.
  if (/^[A-Z' ,]*:/.test(text.slice(match.index + words.length))) return undefined
  return { words: words.split(' ', 4).join(' '), what: 'A sentence is in capitals.' }
}

/** What no company says to its customers. */
const rudeWords =
  /\b(?:idiots?|morons?|crap(?:py)?|(?<!gives? a )damn|bullshit|shit(?:ty)?|fuck\w*|assholes?|(?<!\b(?:is|are|was|were|be|been|being|stands?|sits?|stays?|kept|left|when|if|once|while|(?:\w*house|cottage|cabin|home|shop|store|building)s?) )shut up(?! (?:for (?:\w+ )?(?:days|weeks|months|the (?:winter|summer|season|night))|in (?:the )?(?:winter|summer|cold)|all (?:winter|summer)|tight)\b)(?! (?:the|their|your|a) (?:\w+ )?(?:house|cottage|cabin|home|place|camp|shop|store|building)s?\b)|that is your problem|not our problem|quit bugging|stop bothering)\b|\b(?:you(?:[’']re| are)|(?:customers|clients|people|they)(?:[’']re| are)|your) (?:\w+ )?(?:stupid|dumb)\b(?! (?:questions?|enough))/i

/** `Admiral Farragut, of “Damn the torpedoes”`: what somebody said. */
const quoted = /[“"][^“”"]{0,200}[”"]/g

export function rude(text: string): FoundSlip | undefined {
  if (!rudeWords.test(text)) return undefined
  const [words] = rudeWords.exec(text.replace(quoted, '“…”')) ?? []
  return words === undefined ? undefined : { words, what: `No customer should read "${words}".` }
}

export function unfinished(text: string): FoundSlip | undefined {
  const [words] =
    /\b(?:is|are) coming soon\b|\b(?:page|section|site|website|list|gallery) (?:is|are) (?:still )?under construction\b/.exec(
      text,
    ) ?? []
  return words === undefined ? undefined : { words, what: `The text announces something unfinished: "${words}".` }
}

const stars =
  /\b(?:rated|rate us|rating of|average of)\s+(?:an?\s+)?[3-5]\.\d\b(?! ?%| percent)|(?<!(?:at least|above|over|below|under|minimum|than) (?:an? )?)\b[3-5]\.\d(?: out of (?:5|five)| ?\/ ?5| stars?)(?!\w)|\b\d[\d,]{2,}\+? (?:five-star |5-star |Google |online )*reviews\b/i
const ratingWords = /\b(?:rat(?:ed?|ing)|average|stars?|reviews|out of)\b|\/ ?5/i

/** `110% off`, `0% discount`, `save 150%`. A first visit may be 100% off. */
const discounts =
  /(?<![\d.,–-])(?:0|[1-9]\d{2,})\s?(?:%|percent)\s(?:off\b(?!-)|discount)|\b(?:save|saves|discount of|discounts of)\s(?:up to\s)?(?:0|[1-9]\d{2,})\s?(?:%|percent)(?![\w-])/gi
const everything = /(?<!\d)100\s?(?:%|percent)/i

export function discount(text: string): FoundSlip | undefined {
  if (!/%|percent/.test(text)) return undefined
  const words = text.match(discounts)?.find((each) => !everything.test(each))
  return words === undefined
    ? undefined
    : { words, what: `The text says "${words}", which no discount can be.`, fix: 'Correct the number.' }
}

export function rating(text: string): FoundSlip | undefined {
  const [words] = ratingWords.test(text) ? (stars.exec(text) ?? []) : []
  if (words === undefined) return undefined
  return {
    words,
    what: `The text says "${words}", which nothing in the manifest proves.`,
    fix: 'Remove it, or link to the profile that shows it: the number changes with each review.',
  }
}

/** Words from which a paragraph is a wall of text. */
const longest = 220

export function longParagraph(text: string): FoundSlip | undefined {
  if (text.length < 2 * longest) return undefined
  for (const paragraph of paragraphsOf(text)) {
    const words = paragraph.trim().split(/\s+/)
    if (words.length > longest && !/^\s*(?:[-*|]|\d+[.)]\s)/m.test(paragraph))
      return {
        words: words.slice(0, 3).join(' '),
        what: `A paragraph has ${words.length} words; more than ${longest} are hard to read.`,
      }
  }
  return undefined
}
