const event =
  '(?:open|reopen|close|shut(?: down)?|move(?: (?:away|out|in|there|here|to [^.,;]{2,30}?))?|relocate|launch|break ground|expand|merge|disappear|come down|go up|be (?:fully |partly )?(?:complete|completed|finished|built|rebuilt|torn down|demolished|opened|reopened|closed|renamed|ready|available|widened|done|in service|converted))'
const opening = '(?:opening|reopening|closing|launching|relocating|moving)'
const time =
  '(?:soon|shortly|before long|any day now|later this (?:year|month|spring|summer|fall|autumn|winter)|(?:this|this coming|next) (?:year|month|spring|summer|fall|autumn|winter)|in the (?:coming|next(?: few)?|coming few) (?:weeks|months|years?)|in a few (?:weeks|months|years)|in the near future|by (?:the )?end of (?:the|this) year|by next (?:year|spring|summer|fall|autumn|winter))'

const expected = new RegExp(
  [
    `\\b(?:is|are|was|were)(?: (?:now|currently|still))? (?:expected|scheduled|slated|due|set|planned|likely|going|anticipated|projected) to (?:${event})\\b[^.;:]{0,50}?\\b${time}\\b`,
    `\\b(?:will|should|is to|are to)(?: (?:finally|also|then|probably|likely))? (?:${event})\\b[^.;:]{0,50}?\\b${time}\\b`,
    `\\bwill soon (?:${event})\\b`,
    `\\b(?:is|are)(?: (?:now|currently))? (?:soon |shortly )?${opening} (?:[^.;:]{0,40}? )?${time}\\b`,
    `\\b(?:is|are) (?:still |now |currently )?under construction[^.;:]{0,60}?\\b(?:will|expected|opens?|should)\\b[^.;:]{0,40}?\\b${time}\\b`,
  ].join('|'),
  'i',
)

/** A day or year, a case that may come, what comes every year, and what a visitor plans. */
const repeated =
  /\b(?:19|20)\d\d\b|\b(?:if|when|whenever|once|before|until|after|unless|while|you|your|yours|each|every|any|a new owner|seasons?|snow|rain|bloom\w*|buds?|leaf|leaves|flowers?|blossoms?|pass(?:es)?|seeds?|cracks?|joints?|pores?|wounds?|cuts?|grass|lawns?|shoots?|branch\w*|pools?|canyons?|gaps?|holes?|never|not|no longer)\b|n['’]t\b|\?$/i

const clauseEnd = /[,;:()–—]/
/** A condition before a comma is that of the clause after it. */
const otherClause = /[;:()–—]/

/** `Which is expected to move away soon`: the words of an English sentence about an event to come, without a date. */
export function expectationIn(sentence: string): string | undefined {
  const found = expected.exec(sentence)
  if (!found) return undefined
  const { index, 0: words } = found
  const [rest = ''] = sentence.slice(index + words.length).split(clauseEnd, 1)
  const clause = (sentence.slice(0, index).split(otherClause).at(-1) ?? '') + words + rest
  return repeated.test(clause) ? undefined : words
}
