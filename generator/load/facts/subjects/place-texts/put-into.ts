import { literal } from '../../../../core/text/literal.ts'
import { sentencesOf } from '../../texts.ts'

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

const position = '(?:far |very |extreme )?(?:north|south|east|west)(?:-?east|-?west)?(?:ern)?'
/** A part of a county, with its position if it has sides: a place on the edge of one may be outside. */
const partOfCounty = `(?:${position} (?:end|side|half|part|corner|tip|third|portion|section)|end|half|part|corner|heart|middle|cent(?:er|re))`
/** Words after which a county is that of something else: `the next town after the end of`, `a name for`. */
const leadsAway =
  '(?:and|or|but|while|from|for|to|towards?|by|with|near|beside|beyond|past|over|above|below|under|behind|off|across|opposite|facing|outside|through|between|into|until|after|before|than|like|unlike|not|no|where|when|whose|its|once|former(?:ly)?|of an?|(?:north|south|east|west)\\w* of)'
const sort =
  '(?:towns?|cit(?:y|ies)|villages?|hamlets?|communit(?:y|ies)|suburbs?|seat|capital|country|land|place|spot)'

/** Before the name of a place that is not what a clause is about. */
const beforeOther = (
  'above after along and around at before behind below beside beyond by for from in leave like near of on or outside past ' +
  'than through to toward towards unlike via with'
)
  .split(' ')
  .map((word) => `[${word.slice(0, 1).toUpperCase()}${word.slice(0, 1)}]${word.slice(1)}`)
  .join('|')

/** `Streets make up Riverton, farm country at the northern end of`: what the place is, in words after its name. */
const isApposition = (before: string, name: string): boolean =>
  new RegExp(
    `(?<!(?<!\\p{L})(?:${beforeOther}) (?:\\p{Lu}\\p{L}+ )?)(?<!\\p{L})${literal(name)}, (?:which (?:is|lies|sits|stands) )?(?:(?!${leadsAway} )[\\p{Ll}’-]+ ){0,6}?(?:${sort} (?:in|of)|(?:(?:at|in|on) )?(?:the |an? )?${partOfCounty} of) (?:${position} |central |rural )?$`,
    'u',
  ).test(before)

/** `Riverton, named for a town in`: words after the name that go on, and say what else the county has. */
const isOpenApposition = (before: string, name: string): boolean =>
  new RegExp(`^ ?(?:The \\p{Ll}+ of )?${literal(name)}, (?!which )[^,]*$`, 'u').test(before)

/** `At the northern end of Davis County, Riverton lies`: a position before the name, by the words before the county and those after it. */
const isFronted = (before: string, after: string, name: string): boolean =>
  inFront.test(before) &&
  new RegExp(
    `^, (?:the (?:city|town|village|community) of )?${literal(name)} (?:is|has|lies|sits|stands|spreads|begins|climbs|grew|keeps|fills|remains)(?!\\p{L})`,
    'u',
  ).test(after)
const inFront = new RegExp(`^(?:(?:Here|Up|Out|Down|Far out),? )?(?:[Aa]t|[Ii]n|[Oo]n) the ${partOfCounty} of $`, 'u')

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
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + county.length)]
    if (/^ (?:until|till|before)\b/.test(after)) return false
    const clause = before.split(/[;:] |, (?:and|but|while) /).at(-1) ?? ''
    if (ofPast.test(clause) && untilThen.test(sentence)) return false
    if (isOfItsPart(clause, name) || denied.test(clause) || ofOther.test(clause)) return false
    if ([', ', ' in ', ', in '].some((between) => before.endsWith(name + between))) return true
    if (isFronted(before, after, name) || isApposition(clause, name)) return true
    if (isOpenApposition(clause, name)) return false
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
