import { distanceWords } from '#src/country/units.ts'
import { oneWorker, workers } from '../../../core/text/workers.ts'

/** What says that the other place is meant: people work there, come from there, or something is as it is there. */
export const onPurpose = new RegExp(
  `\\b(?:work\\w*|jobs?|leave|leaves|is [a-z]+ where|commut(?:e|es|ed|ing)|shop\\w*|schools?|from|to|toward|towards|between|near|beyond|over|outside|ahead of|behind|(?:(?:north|south)?(?:east|west)|north|south) of|suburbs? of|${distanceWords.en}|minutes?|border\\w*|line|neighbor\\w*|opposite|facing|across (?:from|the)|unlike|than|like|as in|same \\w+ as|those(?: of| in)?|drive|office)\\b|\\b(?:as|what) $`,
  'i',
)

/** Characters before a name in which such a word stands. */
export const beforeName = 30

/** `The tornado that struck`, `hail of 2011`: something that happens in many places, and may reach the own one. */
const event =
  /\b(?:outbreak|storms?|hailstorms?|tornado(?:es)?|twisters?|hurricanes?|derecho|floods?|fires?|wildfires?|earthquakes?|blizzards?|battles?|hail|explosion)\b/i
const past =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:struck|hit|destroyed|damaged|flooded|burned|leveled|levelled|killed|swept|tore|spared)\b/

/**
 * `Rain in Ashby can be snow up here`, `It can freeze there in a night when Ashby has 40 degrees`: a comparison with the own
 * place, from what is before and after the name of another.
 */
export const isComparedWithHere = (before: string, after: string): boolean =>
  /\b(?:here|there)\b.*\b(?:when|while|whereas|as long as|although|though) (?:it .* in )?$/.test(before) ||
  /\bthat (?:[\p{L}’]+ ){1,4}(?:does|do|is|are|has|have) in $/u.test(before) ||
  /^[^.,:;]*\b(?:can|may|might|could|will)\b[^.,:;]*\b(?:here|there)(?=[,.;]|$)/.test(after)

/** `A gym in Ashby took the last six`: what someone did there. */
export const isDoneThere = (after: string): boolean => /^ (?:took|bought|accepted|received)\b/.test(after)

/** `Their water comes from Canyon Lake`: a lake with the name of a place. */
export const isWater = (name: string, sentence: string): boolean =>
  / (?:Lake|River|Creek|Bayou|Pond|Reservoir|Springs?|Bay)$/.test(name) &&
  /\bwater (?:comes?|came|supply|supplies|from|is (?:drawn|pumped|piped))\b|\b(?:reservoir|aquifer|dam)s?\b/.test(
    sentence,
  )

/** Whether a sentence that names a place is about an event of the past, with the words before the name. */
export const isOfEvent = (sentence: string, before: string): boolean => event.test(before) && past.test(sentence)

const lastNoun = /\b(the|our|their|an?) (?:\p{Ll}+ )?(\p{Ll}+) $/iu
const people = new RegExp(`^(?:${workers}|${oneWorker}|trucks|vans)$`)
/** What every place has, and what a company does in each. */
const inAll =
  /^(?:air|clay|climate|cold|ground|groundwater|hail|heat|humidity|rain|rock|sand|snow|soil|sun|terrain|water|weather|wind|winter|spring|summer|fall|autumn|area|case|city|town|village|community|neighborhood|cent(?:er|re)|middle|heart|part|block|street|building|home|house|household|homeowner|owner|renter|apartment|basement|kitchen|bathroom|garage|yard|garden|lawn|roof|driveway|housing|market|rest|same)s?$/
const work = /^(?:job|project|repair|service|visit|work)$/

/**
 * Whether the words before `in` and a town name those who work for a company, or one thing that is known to be there: `the crews`,
 * `a driver`, `the paper mill`, `our yard`. A home, the weather and the work, also by a word of the name of the service, are
 * those of customers.
 */
export function isOneThing(before: string, service: string): boolean {
  if (institution.test(before)) return true
  const [, article = '', noun = ''] = lastNoun.exec(before.toLowerCase()) ?? []
  if (noun === '' || work.test(noun)) return false
  if (article !== 'our' && (inAll.test(noun) || service.includes(noun))) return false
  return people.test(noun) || !(article.startsWith('a') || /[^s]s$/.test(noun))
}

/** `at the archives in Gallatin`, `in Nashville or in Franklin`: what a county has in one of its towns, and one of several towns. */
const institution =
  /\b(?:the|its|our) (?:[\p{L}’-]+ ){0,2}(?:archives?|courthouse|library|museum|clerk|landfill|transfer station|dump|recycling (?:cent(?:er|re)|depot|yard)|(?:thrift|charity|resale) (?:store|shop)|ReStore|shelter|food bank|hospital|university|college|airport)s?,? $|\bin \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,? or $/u

/** `Eastgate is the last part of`, `Eastgate, now part of`: something else is a part of the town. */
const partOf =
  /(?:\b(?:is|are|was|were|became|remains?)(?: \p{Ll}+){0,4}|,(?: (?:now|once|today|still|long|already|an?))*) $/u
/** A subject that is the own place. */
const ofOwn =
  /^(?:It|We|Our|This|(?:The|Most of the|Much of the) (?:city|town|village|community|neighborhood|place|area))\b/

/** `The town was part of`: its past. */
const ofPast = /\b(?:was|were|been|once|formerly|originally|until [\d\p{L}]+) (?:\p{Ll}+ )?$/u

/** Whether the words before `part of` and a town say that something else is a part of it, or that this place was one. */
export const isOtherPart = (before: string): boolean =>
  ofPast.test(before) || (partOf.test(before) && !ofOwn.test(before))

const madeFor = /\b(?:done|made|meant|right|enough|drawn|written|sized|bought|built|designed|chosen|set|correct) for $/i

/** Whether words before a place say that something is done or made for it, as in `sized for Holt`. Another place needs another. */
export const isMadeFor = (before: string): boolean => madeFor.test(before)

/** `Many drive to the port, the mill or Holt`: the last of a list of where people go. */
const goingTo =
  /\b(?:driv(?:e|es|ing)|commut(?:e|es|ing)|travel(?:s|ing)?|rid(?:e|es|ing)|go(?:es|ing)?) (?:daily |each day )?to [^.;:]*(?:,|\bor|\band) $/i

/** `by U.S. 33 and Holt`: a way through a town. */
const wayThrough =
  /\b(?:by|via|along|on|up|down|over|takes?|took) (?:the )?(?:Routes?|Interstate|Highway|Turnpike|Pike|Parkway|I-\d+|[ABMNR]\d{1,4}|U\.?S\.? \d+|SR \d+)[^.;,]{0,20} and $/u

/** Whether words before a place make it where people go, or what they drive through. */
export const isOnTheWay = (before: string): boolean => goingTo.test(before) || wayThrough.test(before)
