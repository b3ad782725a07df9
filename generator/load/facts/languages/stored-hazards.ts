import type { Hazard } from './hazards.ts'

const w = '(?:[\\w’-]+,? )'
/** Where a clause of advice, or of what the company does, begins. */
const begins =
  '(?:^(?:[-*•] |\\d+\\. )?|[,;:—–] (?:(?:and|then|or) )?|\\b(?:we|you|people|owners|residents|tenants|to|and|can|may|should|must|then|please|always|simply|just|safely|crews?) )'
const store = `${begins}(?:keep|store|put|leave|place|stack|shelve|stow|pack|carry|park|set|pile)`
const bleach = '(?:(?:chlorine |household |pool )?(?:bleach|chlorine)|sodium hypochlorite|calcium hypochlorite)'
const others =
  '(?:(?:[a-z]+ )?acids?|acidic [a-z]+|ammonia|descalers?|(?:lime|rust|scale) removers?|(?:drain|toilet(?: bowl)?) \\p{Ll}+ers?)'
/** Words of one place: `on one shelf`, `in the same bucket`. */
const onePlace = '(?:together|side by side|next to each other|(?:in|on) (?:the same|one|a single) \\p{Ll}+)'

function storedTogether(one: string, other: string): string[] {
  return [
    `${store} ${w}{0,3}${one},? ${w}{0,5}(?:with|beside|next to|alongside|near) ${w}{0,3}${other}(?!\\p{L})`,
    `${store} ${w}{0,3}${one},? (?:and|or|with|&) ${w}{0,2}${other},? ${w}{0,2}${onePlace}(?!\\p{L})`,
    `${store} ${w}{0,2}(?:together|side by side) ${w}{0,2}${one} (?:and|with) ${w}{0,2}${other}(?!\\p{L})`,
    `(?<!\\p{L})${one} and ${w}{0,2}${other} (?:are|is|can be|may be|go|belong|share|fit)(?: safely| best| always| well)? (?:stored |kept |put |packed )?(?:${onePlace}|(?:a|one) (?:bin|shelf|bucket|cabinet|caddy|box|cart))(?!\\p{L})`,
  ]
}

/** None of a stove that burns it. */
const propane =
  'propane(?! (?:stoves?|heaters?|fireplaces?|ranges?|grills?|dryers?|lines?|gas|leaks?|furnaces?)\\b)(?: tanks?| cylinders?| bottles?)?'
const fuel = `(?:gasoline|petrol|gas cans?|fuel cans?|jerry cans?|kerosene|lighter fluid|paint thinner|mineral spirits|solvents?|${propane}|gas (?:cylinders?|bottles?)|camping fuel|aerosol cans?)`
const flame =
  '(?:water heaters?|furnaces?|boilers?|stoves?|ovens?|cooktops?|dryers?|pilot lights?|space heaters?|heaters?|radiators?|fireplaces?|wood ?stoves?|open flames?|fuse box|electrical panel)'
/** Rooms in which vapor collects. A garage is one for propane alone: cans of gasoline are kept in many. */
const rooms =
  '(?:indoors|inside the house|(?:in|inside) (?:the|your|a) (?:[a-z]+ )?(?:house|home|basement|cellar|kitchen|living room|bedroom|closet|attic|hallway|laundry room|utility room|pantry|apartment))'

/** What must not be stored in one place, or indoors. Sources: U.S. EPA on household chemicals, NFPA on propane, gasoline and oily rags. */
export const storedHazards: readonly Hazard[] = [
  {
    danger: 'a leak of one into the other gives off toxic gas',
    words: 'bleach chlorine sodium calcium',
    verbs: 'acid acids acidic ammonia descaler lime rust scale drain toilet',
    pattern: new RegExp([...storedTogether(bleach, others), ...storedTogether(others, bleach)].join('|'), 'iu'),
    unless: /\b(?:another|different|other|own|apart|away|far|reach|separat\w*|lock\w*|divided|wall between|two)\b/i,
  },
  {
    danger: 'its vapor burns at the first flame or spark',
    words: 'gasoline petrol fuel gas jerry kerosene lighter paint mineral solvent propane camping aerosol',
    verbs: 'keep store put leave place stack shelve stow pack carry park stored kept set',
    pattern: new RegExp(
      [
        `${store} ${w}{0,4}${fuel},? ${w}{0,6}(?:near|beside|next to|by|behind|under|on top of|close to|against) ${w}{0,3}${flame}\\b`,
        `${store} ${w}{0,4}(?:gasoline|petrol|gas cans?|fuel cans?|jerry cans?|${propane}|gas (?:cylinders?|bottles?)) ${w}{0,5}${rooms}(?!\\p{L})`,
        `${store} ${w}{0,4}${propane} ${w}{0,5}(?:in|inside) (?:the|your|a) (?:[a-z]+ )?garage\\b`,
        `\\b(?:gasoline|petrol|propane(?: tanks?| cylinders?)?) (?:is|are|can be|may be|keeps?) (?:best |safely )?(?:stored|kept)? ?${rooms}(?!\\p{L})`,
      ].join('|'),
      'iu',
    ),
    unless: /\b(?:detector|empty|electric|gas line|turn(?:ed)? off|away from|shut ?off|outdoors|outside)\b/i,
  },
  {
    danger: 'rags with oil heat up by themselves and catch fire',
    words: 'rags cloths oily oil-soaked',
    verbs: 'keep store put leave place stack pile throw toss stuff wad ball pack collect drop',
    pattern: new RegExp(
      `${begins}(?:keep|store|put|leave|place|stack|pile|throw|toss|stuff|wad|ball|pack|collect|drop)(?: up)? ${w}{0,2}(?:(?:oily|oil-soaked|oiled|stain-soaked|linseed|linseed oil) (?:rags?|cloths?)|(?:rags?|cloths?) (?:with|soaked in|full of|wet with) ${w}{0,3}(?:oil|stain|thinner|varnish)) ${w}{0,3}(?:in|into|on|up|together)\\b ?(?:(?:a|the|one|your) )?${w}{0,2}(?:pile|heap|ball|bag|box|bin|trash|bucket|hamper|corner|closet|drawer|garage|van|truck|basket|together)\\b`,
      'i',
    ),
    unless: /\b(?:metal|lid|water|sealed|flat|dry|hang|line|airtight|fireproof|steel)\b/i,
  },
]
