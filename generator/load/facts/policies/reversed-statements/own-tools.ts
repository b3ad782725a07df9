/** Tools of any trade, which a company brings that says so. */
const tool =
  '(?:vacuums?(?: \\p{Ll}+ers?)?|mops?|brooms?|dust ?pans?|buckets?|cloths|rags|sponges|scrub(?:bing)? brushes|brushes|squeegees?|step ?ladders?|ladders?|hoses?|detergents?|drop cloths|tarps?|toolbox|drills?|rakes?|shovels?|mowers?|blowers?|wheelbarrows?|doll(?:y|ies)|hand trucks?|pressure washers?|extension cords?|wrenches|plungers?|paint ?brushes|rollers|tools|supplies|equipment|gear)(?!\\p{L}| (?:closet|cupboard|room|shed|bags?|charging))'
/** Words before it: `the cloths and`, `your own`. */
const listed =
  '(?:(?:the|a|an|any|all|some|your|their|its|own|good|working|strong|two|necessary|right|basic|of|and|or|as|well) |(?!(?:access|room|space|key|keys|to|with|for|in|on|near|by|before|when|until|where|that|who|us|while|after|as|if|shut|open|closed|door|doors)\\b)[\\p{Ll}-]+,? (?:and |or )?){0,5}?'
const customers = '(?:you|clients|customers|hosts|owners|home ?owners|landlords|tenants|property managers)'
const must = '(?:must |should |need to |needs to |have to |has to |are to |will |will need to |also |always |then )*'
const give = '(?:supply|provide|bring|furnish|have ready|lay out|set out|leave out|buy|lend us|lend the crew)'

/** `You supply the cloths and a vacuum`, `please provide a vacuum`, `the ladder comes from you`, `we use your mop`. */
export const asksForTools: readonly string[] = [
  `(?<!\\p{L})${customers} ${must}${give} ${listed}${tool}`,
  `(?<!\\p{L})please (?:also |always )?(?:supply|provide|furnish|lay out|set out|leave out|buy|lend us) (?:us with )?${listed}${tool}`,
  `(?<!\\p{L})(?:please )?(?:have|leave) (?:your own |your |an? |the )${listed}${tool}[^.;:!?]{0,30}? (?:ready|waiting|on hand|available|out|by the door|for (?:us|the crew|our \\p{Ll}+))(?!\\p{L})`,
  `(?<!\\p{L})(?:bring|supply|provide) your own ${listed}${tool}`,
  `(?<!\\p{L})(?:we|our \\p{Ll}+|the crew|crews) (?:work with|use|borrow|will use|rely on|need|ask for|depend on) (?:your own|your|the (?:customer|client|host|owner)['’]?s) ${listed}${tool}`,
  `(?<!\\p{L})(?:we|our \\p{Ll}+|the crew|crews) (?:need|ask for|expect|require) (?:an? |the |your )?${listed}${tool} (?:from|of) (?:you|the (?:customer|client|host|owner)s?)(?!\\p{L})`,
  `(?<!\\p{L})(?:the |an? |all )?${tool}(?:,? (?:and |or )?(?:the )?\\p{Ll}+){0,4} (?:comes?|come|must come|has to come|have to come|are|is) (?:supplied |provided |brought |furnished )?(?:from|by|up to) (?:you|the (?:customer|client|host|owner)s?)(?!\\p{L})`,
]

/** What customers choose, and who is hired: applicants bring tools, too. */
export const toolsByChoice =
  /\b(?:if|unless|prefer\w*|rather|instead|favou?rite|special|particular|certain|specific|may|can|could|like|want|wish|allerg\w+|only|not|never|no|nothing|need not|guests?|restock\w*|refill\w*|toilet paper|water|power|electricity|outlet|away|aside|out of|applicants?|new hires?|do it yourself|yourself)\b|n[’']t\b|\?$/i
