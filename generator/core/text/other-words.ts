import type { FoundSlip } from './punctuation.ts'

/** What companies say only that they do not do. "Offer" and "accept" may be what a company does now. */
const denied =
  'sell|rent|trade|disclose|knowingly|store|hesitate|subcontract|tolerate|discriminate|share|send|charge|leave|forget|worry|mix'
/** Verbs that are not also nouns: "we do no work on Sundays". */
const verbs =
  'sell|disclose|knowingly|hesitate|subcontract|tolerate|discriminate|send|forget|collect|keep|accept|require|include|provide|allow|bring|want|know|take|give|guarantee'
const excluded = 'included|allowed|required|covered|responsible|liable|available|permitted|refundable'
const room =
  'home|house|kitchen|bathroom|yard|roof|lawn|garden|garage|basement|office|property|furniture|floors|carpets|windows|gutters|pipes|neighbou?rhood'

/** Words that a slip left in place of another word of English, where they cannot be right, and the word that is meant. */
const slips: readonly (readonly [meant: string, pattern: string])[] = [
  // `We do now sell your data`, `please do now hesitate`, `we are now liable for lost keys`.
  ['not', `(?:do|does|did) now (?:${denied})`],
  [
    'not',
    'we (?:will now (?:sell|rent|share|disclose) (?:your|any|personal)|(?:are|will) now (?:be )?(?:held )?(?:liable|responsible))',
  ],
  ['not', `(?:do|does|did) (?:no|note|nor) (?:${verbs})`],
  ['not', `(?:will|would|should|could|must) no (?:be|have|${verbs})`],
  ['not', `(?:is|are|was|were) (?:note|nor) (?:${excluded})`],
  ['do not', 'please hesitate to'],
  [
    'now',
    '(?<!\\p{L} )(?:book|call|call us|contact us|schedule|apply) not(?= (?:for|to) (?:a|an|your|our|get|learn|save)\\b|[!.])',
  ],
  [
    'cannot',
    'we can (?:be (?:held )?(?:liable|responsible)|accept (?:any )?(?:liability|responsibility)) for (?:any|lost|stolen|missing|delays|acts)',
  ],
  ['cannot', 'we can wait to (?:hear|meet|see|show|help|work)'],
  // Words with other letters.
  ['public', 'pubic(?! (?:hair|area|region|bone|lice|wax\\w*))'],
  [
    'manager',
    '(?:office|project|property|general|account|service|operations|site|store|branch|crew|field|regional|building|facilit(?:y|ies)|our|your) mangers?(?! scene)',
  ],
  ['manage', '(?:to|we|will|can|help you) mange'],
  ['assess', 'asses (?:the|your|each|every|whether|how|what|any|it|them|damage)'],
  ['bonded', '(?:insured|licen[cs]ed)(?:,? and|,| &) boned|boned(?:,? and|,| &) (?:insured|licen[cs]ed)'],
  ['six', 'sex (?:days|hours|weeks|months|years|rooms|people|crews)'],
  ['crew', '(?:our|your|each|every) screws? (?:arrives?|will (?:arrive|come)|comes?|cleans?|brings?)'],
  [
    'customer',
    '(?:our|your|new|loyal|happy|every|each|all|past|satisfied|regular|repeat|existing|valued) costumers?|costumer (?:service|support|satisfaction|reviews?|care)',
  ],
  ['friend', 'fiends and (?:family|neighbou?rs)|family and fiends|neighbou?rs and fiends'],
  ['severe', 'sever (?:weather|storms?|damage|cold|winds?|hail)'],
  ['please', 'pleas (?:call|contact|note|see|let|do|leave|ask|send|visit|allow|make)'],
  ['thank', 'tank you for'],
  [
    'windows',
    '(?:wash|clean|interior|exterior|storm|replacement|bay) widows|widows? (?:clean\\w+|washing|sills?|tracks?|screens?|frames?|wells?|panes?)',
  ],
  ['flour', '(?:like|fine as) (?:fine |white )?flower(?=[.,;:]|$)'],
  ['quiet', 'a quite (?:street|neighbou?rhood|lane|road|place|town|corner|area|village)'],
  ['peeling', 'pealing (?:paint|wallpaper|varnish|caulk)|paint (?:is|that is) pealing'],
  ['mopping', '(?:sweeping|vacuuming|dusting|scrubbing)(?:,? and|,| or) moping|moping (?:the|of|floors?)'],
  ['waste', 'waist (?:bins?|baskets?|removal|disposal|water|of (?:time|money))|yard waist'],
  ['whole', '(?:the|your|a) hole (?:house|home|team|family|day|place|property|crew|yard)'],
  ['great', 'grate (?:service|job|work|results?|prices?|care)'],
  ['your', `(?:in|of|around|clean|protect|repair|throughout) you (?:${room})`],
  // `Form top to bottom`, `away form the wall`, `the contact from below`.
  [
    'from',
    'form (?:top to bottom|start to finish|floor to ceiling|beginning to end|time to time|the (?:start|beginning|ground up)|now on|scratch|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?::\\d\\d)? ?(?:a\\.?m|p\\.?m|to)|[$£€]\\d)',
  ],
  [
    'from',
    '(?:away|apart|hear|comes?|came|ranging|ranges?|protects?|protected|removes?|removed|everything|anything|minutes) form (?:a|an|the|your|our|all|us|you|each|every|there|here)',
  ],
  [
    'form',
    '(?:fill (?:in|out)|use|complete|submit|send) (?:the|our|this) (?:(?:contact|booking|quote|request|order|online|application) )?from(?= (?:below|above|on (?:this|our)|and|to)\\b|[.,!])',
  ],
]

const patterns = slips.map(([meant, pattern]) => ({ meant, pattern: new RegExp(`\\b(?:${pattern})(?!\\p{L})`, 'iu') }))
/** One of them. Nearly every text has none: it is searched once. */
const any = new RegExp(`\\b(?:${slips.map(([, pattern]) => pattern).join('|')})(?!\\p{L})`, 'iu')

/** `A pubic place`, `we do now sell your data`: a word of English in place of the one that is meant. */
export function otherWord(text: string): FoundSlip | undefined {
  if (!any.test(text)) return undefined
  for (const { meant, pattern } of patterns) {
    const [words] = pattern.exec(text) ?? []
    if (words === undefined) continue
    const what = `The text says "${words}", where "${meant}" seems to be meant.`
    return { words, what, fix: `Write "${meant}", if it is what you mean.` }
  }
  return undefined
}
