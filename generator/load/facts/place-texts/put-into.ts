import { literal } from '../../../core/text/literal.ts'
import { sentencesOf } from '../texts.ts'

/** What a place is of its county, or in it: `a town of`, `the working center of northern`. */
const beforeCounty =
  /(?:\b(?:towns?|cit(?:y|ies)|villages?|hamlets?|communit(?:y|ies)|suburbs?|seat|capital|cent(?:er|re)|middle|heart|part|corner|end|half|side) (?:of|in)|\b(?:is|lies|sits|lives?|we work|here|located|situated) (?:with)?in|^(?:\p{L}+ ){0,3}in) (?:the )?(?:\p{Ll}+ )*$/iu

/** `Part of the city is in Cass County` leaves the rest where it is. */
const isOfPart =
  /\b(?:of|in) (?:it|(?:the|this|our) (?:city|town|village|place|community))\b.* |\b(?:some|few|other|these|those) \p{L}+ |\b(?:addresses|streets|blocks|neighborhoods) /iu

const aPart =
  '(?:parts?|pieces?|portions?|sections?|slivers?|strips?|slices?|bits?|corners?|tips?|edges?|ends?|sides?|half|third|quarter|outskirts|fringes?|north|south|east|west|some)'
const side = '(?:north|south|east|west|upper|lower)(?:east|west)?(?:ern)?'

/** `The east side of Riverton`, `the town’s western edge`, `Upper Riverton`: a part of a place, which may reach into another county. */
const isOfItsPart = (before: string, name: string): boolean =>
  new RegExp(
    `^(?:(?:an?|the|one|another|its) (?:\\p{Ll}+ ){0,2})?(?:${aPart}|rest)(?: of (?:the|its|this|our) (?:\\p{Ll}+ ){0,2}(?:side|end|city|town|village|place|community|land|area|valley|grid|plat) )? ?(?:is|are|lies?|sits?|falls?|reach(?:es)?|extends?|spills?) |\\b(?<!our )(?:${aPart} of (?:the (?:city|town|village) of )?|${side} )${literal(name)}(?!\\p{L})|\\b(?:its|[’']s?) (?:\\p{Ll}+ )?${aPart}(?!\\p{L})`,
    'iu',
  ).test(before)

/** `The road from Riverton`: another subject, which has the place as its modifier. `The city of Riverton` and `most of Riverton` are the place. */
const isOfOtherSubject = (before: string, name: string): boolean =>
  new RegExp(
    `\\p{Ll} (?:of|in|from|to|towards?|near|around|beyond|outside|through)(?<!\\b(?:[Cc]ity|[Tt]own|[Vv]illage|[Bb]orough|[Tt]ownship|[Cc]ommunity|[Mm]ost|[Mm]uch|[Aa]ll|[Ss]ide) of) ${literal(name)}(?![\\p{L},])`,
    'u',
  ).test(before)

/** `Do not look for Ashby in Ashby County` */
const denied = /\b(?:not|never|no longer|nor|neither|isn[’']t|don[’']t)\b/i

/** `The town was part of Cass County until 1823` */
const ofPast = /\b(?:was|were|been|once|formerly|originally)\b/i
const untilThen = /\b(?:until|till|before|then|at first)\b|\b1[5-9]\d\d\b/i

/** `Round Lake, half of which is in Cass County` */
const ofOther =
  /, (?:\p{Ll}+ )?(?:all|half|part|parts|some|most|much|one|a third|the rest) of which \p{Ll}+ (?:with)?in $/u

/**
 * Whether a text says that its place is in a county: `Riverton, Hood River County`, `It is a town of Davis County`. Of the
 * county beside it, a text says what begins there, which towns and roads it has, or which part of the place reaches into it.
 */
export const isPutInto = (county: string, name: string, text: string): boolean =>
  sentencesOf(text).some((sentence) => {
    const at = sentence.indexOf(county)
    if (at < 0) return false
    const before = sentence.slice(0, at)
    const clause = before.split(/; |, (?:and|but|while) /).at(-1) ?? ''
    if (ofPast.test(clause) && untilThen.test(sentence)) return false
    if (isOfItsPart(clause, name) || denied.test(clause) || ofOther.test(clause)) return false
    if ([', ', ' in ', ', in '].some((between) => before.endsWith(name + between))) return true
    const [words] = beforeCounty.exec(before) ?? []
    if (words === undefined || isOfPart.test(before) || isOfOtherSubject(clause, name)) return false
    return isSubject(clause, name) || (ownSubject.test(clause) && !otherName.test(clause))
  })

/** `Riverton is`, `The city of Riverton is`, `Most of Riverton is`: what a sentence is about. */
const isSubject = (before: string, name: string): boolean =>
  new RegExp(
    `^ ?(?:The (?:\\p{Ll}+ )?(?:city|town|village|borough|township|community) of |(?:Most|Much|All) of )?${literal(name)}(?!\\p{L})`,
    'u',
  ).test(before)

/** What a sentence in the text of a place begins with that is about the place: `It`, `The old town`, `Homes`. */
const ownSubject =
  /^ ?(?:It|This|Here|We|Our|Homes|Houses|An?(?= (?:\p{Ll}+ )*(?:city|town|village|hamlet|suburb|community))|One of|the town|The (?:(?!of )\p{Ll}+ )*(?:city|town|village|borough|township|place|community|neighbou?rhood|hamlet|suburb))(?!\p{L})/u
/** A name after the first word. */
const otherName = /. \p{Lu}/u
