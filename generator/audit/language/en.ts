import type { LanguageWords } from './language-words.ts'
import { phrases, words } from './words.ts'

/** `In 2010 we were twelve and served` */
const ofYear = /\b[Ii]n (?:19|20)\d\d\b[^.]*\b(?:was|were|had|did)\b/
/** `The storm hit all`: what happened to places, by a subject that is no company. */
const event =
  /^(?:The|A|An) (?!company|firm|team|crews?|office|shop|map|list|page|site|website)\p{Ll}+(?: (?:of|in) [^,.]{1,30})? (?:\p{Ll}{2,}ed|hit|struck|cut|shut|left)(?!\p{L})/u

const any = "(?:an?|any|every|each|no|whichever) (?:[\\w’'-]+ ){1,3}?"
const anyAtStart = `^(?:(?:and|but|or|so|even|only) )?(?:(?:after|around|at|behind|by|for|from|in|inside|near|of|on|to|under|with) )?${any}`
const itsClause = '[^,.;:]*$'
/** Words before a relative date that is one of any day: those on a thing of any reader, on a case, or on what a reader did. */
const genericBefore = new RegExp(
  [
    // `In a house that was a field`, `A lawn you seeded`. Later in a sentence, it may be a certain one: `We have a van that`.
    `${anyAtStart}(?:that|which|who|whose|where|someone|somebody) ${itsClause}`,
    `\\b(?:any|every|each|whichever|no) (?:[\\w’'-]+ ){1,3}?(?:that|which|who|where) ${itsClause}`,
    `\\b(?:never|not|must|should|don[’']t)\\b[^,.;:]*? (?:an?|any) (?:[\\w’'-]+ ){1,3}?(?:that|which|who) ${itsClause}`,
    `\\b(?:if|whether|unless|suppose)\\b${itsClause}`,
    `(?<!thank )\\byou\\b${itsClause}`,
    `\\byour (?:[\\w-]+ ){1,2}(?:was|were|had|got)\\b${itsClause}`,
  ].join('|'),
  'i',
)
/** `A lawn seeded two weeks ago needs`, `Beds mulched a year ago are`: after the date follows the verb. */
const anyDone = new RegExp(`(?:${anyAtStart}|^[a-z]+s )[a-z]+(?:ed|en|wn|ilt|aid)(?: [a-z]+){0,3} $`, 'i')
const presentVerb =
  /^,? (?:still )?(?:is|are|needs?|has|have|will|can|cannot|may|must|should|does|do|wants?|gets?|looks?|takes?|holds?)\b/

export const en: LanguageWords = {
  functionWords: words(
    `a about all an and any are as at be by can do does for from get has have how i in is it its more no not of on or our
    out so than that the their them there they this to up us was we what when where who will with you your`,
  ),
  queryWords: new Set(['near', 'nearby', 'me', 'my', 'area', 'local', 'best', 'top', 'good', 'cheap', 'affordable']),
  genericLinkTexts: phrases(
    `click here|click|here|this|link|this link|this page|page|more|read more|learn more|see more|view more|show more
    |find out more|more info|more information|details|more details|see details|continue|continue reading|go|start|read on
    |website|visit`,
  ),
  imageWords: words('image img picture photo photograph graphic icon untitled placeholder alt null undefined'),
  emptyPage:
    /\b(not found|nothing (?:was |is |has been )?found|(?:can[’']t|cannot|couldn[’']t|could not) (?:be found|find (?:this|that|the|your) page)|page (?:is )?no longer (?:available|exists)|(?:http )?error [45]\d\d|[45]\d\d error|no results|coming soon|under construction|does not exist|doesn[’']t exist|page unavailable|lorem ipsum|internal server error|bad gateway|service (?:temporarily )?unavailable|access denied|error establishing a database connection|critical error on this website|(?:site|website|page) is (?:down|under maintenance|undergoing maintenance|down for maintenance)|briefly unavailable for scheduled maintenance|checking your browser|account suspended)\b|^just a moment/i,
  legalPages: { privacy: /privacy/i, terms: /\bterms\b|conditions/i },
  speaker: {
    sign: ', we',
    name: /(?<!\p{L})(?:At|[Hh]ere at) (\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\p{N}'’&.-]*)){1,4}), we(?!\p{L})/u,
  },
  partOf:
    / (?:is|was) (?:(?:an?|the|one of the) (?:[\w-]+ )?(?:neighbou?rhoods?|suburbs?|districts?|quarters?|boroughs?|sections?|parts?)|part) of (?:the )?/,
  ownPeople:
    /\b(?:[Oo]ur|[Ww]e are|[Ww]e send) (?:[\w-]+,? ){0,3}?(plumber|electrician|roofer|carpenter|locksmith|landscaper|gardener|exterminator|arborist|paver|mason|welder|mechanic|mover|driver|dentist|hygienist|doctor|surgeon|nurse|therapist|chiropractor|veterinarian|groomer|attorney|lawyer|paralegal|accountant|realtor|stylist|barber|hairdresser|beautician|photographer|florist|caterer|waiter|waitress|waitstaff|chef|bartender|cleaner|maid|housekeeper|handym[ae]n|glazier|tiler|painter|inspector|installer)s?(?![\w-])/,
  pointer:
    /\b(?:[Ss]ee|[Ii]n|[Ff]rom|[Uu]se|[Ff]ill (?:in|out)|[Ww]atch) (?:the|our|this) (?:[\w-]+ )?(table|form|video) (?:below|above|on the (?:left|right))\b/,
  pointedAt: { table: ['table'], form: ['form', 'iframe'], video: ['video', 'iframe'] },
  beforePlace: 'in|near|around|across',
  beforeCounty: '(?:[Cc]ounty|[Pp]rovince) of',
  alwaysOpen: ['24/7', '24 hours a day', 'open 24 hours', 'Open 24 hours', 'around the clock', 'Around the clock'],
  everyDay: [
    ...['7 days a week', 'seven days a week', 'Seven days a week'],
    ...['open every day', 'Open every day', 'open daily', 'Open daily'],
  ],
  closedOn: '(?:[Cc]losed|[Nn]ot open) (?:on |every )?',
  openOn: '(?<!not )[Oo]pen (?:on |every )?',
  afterDay: 'and|all',
  afterOpenDay: 'until|till|from',
  openTimes:
    /(?:open(?<=(?:\b(?:is|are|be) |['’]re )open)|\bOpen)(?<![Hh]oliday[^.!?]{0,60}[Oo]pen)(?: every day| each day| daily| all week)?,? (?:(?:from )?(?<opens>\d{1,2}(?::\d\d)?(?:\s?[AaPp]\.?\s?[Mm]\b\.?)?)\s?(?:to|until|till|–|-)\s?|(?:until|till) )(?<closes>\d{1,2}(?::\d\d)?(?:\s?[AaPp]\.?\s?[Mm]\b)?)/g,
  beforeYear: /^(since|from|established|est|founded|began|until|to|through)$/i,
  relativeDate: {
    signs: / ago|yesterday|(?:this|last) (?:week|month|year)|the (?:last|past) \w+ (?:years|months)/i,
    // Omits "today", "this year" and "last week": in prose these also mean nowadays, any year, or the last week of a
    // lease. Omits more than ten years: such an expression stays true for long. What has changed "within the last five
    // years" is as old as the text.
    phrase:
      /\b(?:within|in|over|during) the (?:last|past) (?:few|two|three|four|five|six|seven|eight|nine|ten|[2-9]|10) (?:years|months)\b(?<=\b(?<!(?:that|which|who) )(?:has|have) (?:\w+ly )?(?:become|turned|grown|doubled|tripled|moved|risen|fallen|filled|spread|gone up|changed|added|been (?:added|built|rebuilt|replaced|renovated|torn down))\b[^,.;:?!]{0,90})|(?<![\w-])(?:(?:[1-9]\d?|an?|one|two|three|four|five|six|a few|a couple of)\s+(?:days?|weeks?|months?)|(?:[1-9]|10|a|one|two|three|four|five)\s+years?)\s+ago\b|\b(?:opened|launched|added|updated|posted|new)\s+(?:yesterday|this\s+(?:week|month|year)|last\s+(?:week|month|year))\b/gi,
    isGeneric: (before, after) =>
      genericBefore.test(before) || (anyDone.test(before) && presentVerb.test(after)) || after.endsWith('?'),
  },
  claims: {
    atLeast: 'over|more than|at least',
    beforePlace: '(?:of|in|within|across|near|around)\\s+(?:the\\s+)?',
    noun: 'last',
    partBefore:
      /\b(?:other|others|another|next|nearest|nearby|these|those|its|their|first|last|remaining|only|each|every|of)\s+(?:the\s+)?$/i,
    areaBefore: /\b(?:has|contains|comprises|there are)\s+(?:the\s+)?$/i,
    isOfPast: (sentence) =>
      /\b(?:used to|back then|in those days)\b/i.test(sentence) || ofYear.test(sentence) || event.test(sentence),
    partAfter: /^ (?:more|most)\b/i,
    timeAfter:
      /^ (?:(?:in|on|during) (?:an?|one|that|a single)(?: single)?|an?|per|each|every|that) (?:hour|day|night|weekend|week|month|year)\b/i,
    thousands: ',',
  },
  durations: {
    // "48 hours", "24–48 hours", "24-hour", "7 days"
    phrase: /(\d{1,4})(?:\s*(?:–|-|to)\s*(\d{1,4}))?\+?[\s-](hour|day|week|month)s?\b/gi,
    signs: /\d[\s+-]*(?:hour|day|week|month)/i,
    hours: { hour: 1, day: 24, week: 168, month: 720 },
  },
  policyPhrases: {
    // Who pays is a customer: `we repair it or pay its price`. A bill may be due without a word of paying.
    payment:
      /\bpay(?:ments?|able)\b|(?<!\bwe\b(?:(?!\b(?:you|customers|clients)\b)[^.;]){0,60} )\bpays?\b(?! (?:attention|back|extra|for itself|half|less|more|nothing|off)\b)|\bunpaid\b|\b(?:invoices?|bills?|balance) (?:is|are|falls?) due\b/i,
    // `Hard-water deposits` are of another kind.
    deposit: /\bdeposit\b|(?:^|\b(?:all|no|our) )deposits\b/i,
    claims: /(?<!\binsurance )\bclaims?\b/i,
    // What was missed, or whom it satisfies, may be any thing.
    guarantee:
      /\bguarantee(?!d to\b)|\bre-?clean|^(?=.*\b(?:we|us|our|you|your|customers?|clients?|free|charged?|refund(?:ed)?|report(?:ed)?|notify|call|text|tell)\b).*(?:\b(?:was|is|were|been) missed\b|\bsatisf)/i,
  },
  termWords: /\b(?:notice|(?<=(?:hour|day|week|month)s?['’]? )(?:ahead|in advance)|fees?|charged?|free)\b/i,
  endings: /(?:lations?|ations?|ings?|ments?|ees?|ers?|es|ed|e|s)$/,
}
