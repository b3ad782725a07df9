/**
 * Words that say where something begins or ends, what was or still is, on which side of a number something is, what is done in
 * place of another thing, with exceptions, seldom or not at all, and whether something is on, off or shut. Words of one group
 * say the same, so that one in place of another is no change.
 */
const groupNames = [
  ...(['from', 'to', 'past', 'present', 'over', 'under'] as const),
  ...(['contrast', 'exception', 'avoidance', 'rarity', 'on', 'off', 'shut'] as const),
]
export type WordGroup = (typeof groupNames)[number]

/** Groups without which a sentence says the opposite: `Use water on marble instead.` */
const turning: ReadonlySet<WordGroup | undefined> = new Set(groupNames.slice(groupNames.indexOf('contrast')))

/** Groups of which one word counts only if one of the other takes its place. */
const opposite: Partial<Record<WordGroup, WordGroup>> = { from: 'to', to: 'from', over: 'under', under: 'over' }

/** Regular expressions of the words of each group, by language. `article` is between a direction and the name after it. */
const wordsOf: Record<string, Record<WordGroup | 'article', string>> = {
  en: {
    from:
      'from|since|leav(?:es?|ing)|exits?|out of|' +
      '(?:begins?|beginning|starts?|starting|originates?|originating|rises?|rising|heads) (?:at|in|near)',
    to:
      'into|towards?|until|till|up to|enter(?:s|ing)?|join(?:s|ing)?|reaches|feed(?:s|ing)?|(?:ends?|ending) (?:at|in)|' +
      '(?:flows?|flowing|runs?|running|drains?|draining|empties|emptying|pours?|spills?|leads?|leading) to',
    past: 'former|formerly|used to',
    present: 'still',
    contrast: 'instead|rather than|in place of|in lieu of',
    exception: 'except|excepting|unless|other than|with the exception of',
    avoidance: 'avoid(?:s|ed|ing)?|refrain from|steer clear of|stay away from',
    rarity: 'rarely|seldom|hardly|scarcely',
    over: 'over(?= [$€£]?\\d|$)',
    under: 'under(?= [$€£]?\\d|$)',
    on:
      '(?:switch|turn)(?:ed|ing)? on|' +
      '(?:switch|turn)(?:es|s|ed|ing)?(?: (?!while |and |or |but )[\\p{L}’-]+){1,4}? on(?=[,.;]|$| (?:before|when|while|until|once|and) )',
    off: '(?:switch|turn|shut)(?:es|s|ed|ting|ing)?(?: (?!while |and |or |but )[\\p{L}’-]+){0,4}? off(?! of )',
    shut: '(?:close|closes|closing|shut|shuts)(?=$| (?:the|all|your|every|any|its|their|both) )',
    article: 'the ',
  },
  es: {
    from: 'desde|procedentes? del?|(?:nacen?|brotan?|salen?|parten?|empiezan?|comienzan?|arrancan?|vienen?) (?:en|del?)|abandonan?',
    to: 'hasta|hacia|desembocan? en|(?:vierten?|entran?|terminan?|acaban?) en|llegan? al?|se unen? (?:al?|con)|alimentan?',
    past: 'antiguamente|antaño|anteriormente|solían?',
    present: 'todavía|aún',
    contrast: 'en vez del?|en lugar del?|en cambio',
    exception: 'excepto|salvo|a menos que|a no ser que|(?:a|con|con la) excepción del?',
    avoidance: 'evit(?:e|es|en|a|as|an|ar|amos|ad|ando)',
    rarity: 'rara vez|raras veces|raramente|apenas',
    over: '(?:más|por encima) de(?= [$€£]?\\d|$)',
    under: 'por debajo de(?= [$€£]?\\d|$)',
    on: 'enci(?:enda|ende)(?:n|s)?|conect(?:e|a)(?:n|s)?',
    off: 'apag(?:ue|a)(?:n|s)?|desconect(?:e|a)(?:n|s)?|desenchuf(?:e|a)(?:n|s)?',
    shut: 'cierr[ae]n?(?=$| (?:el|la|los|las|su|sus|todo|todos|todas) )',
    article: '(?:el|la|los|las) ',
  },
}

/**
 * Words in another meaning: `the air is still`, `cloths used to wipe glass`, `the former, too`, `to avoid a wait`, `aún más`,
 * `sano y salvo`.
 */
const otherMeanings =
  /still(?= ?(?:[,.;:!?)]|$)| (?:more|less|air|waters?|life|days?|nights?|mornings?|evenings?)\b)|(?<=(?:^|\b(?:stand|stands|hold|holds|keep|keeps|sit|sits) ))still|(?<=\b(?:is|are|be|been|being|was|were|get|gets|got) )used|used to (?!(?:be|have|hold|house|live|run|go|come|belong|call|flood)\b)(?=\p{L})|former ?[,.;:)]|(?<=(?<!\b(?:try|sure|best|remember|need|have|want|wise|better|important) )\bto )avoid|(?:aún|todavía) (?:más|menos|así|mejor|peor)(?!\p{L})|(?<=\bpara )evit|(?<=\b(?:a|y) )salvo/iuy

const patternsOf = Object.entries(wordsOf).map(([language, { from, to, article, ...others }]) => ({
  language,
  direction: new RegExp(`(?<!\\p{L})(${from}|${to}) (?:${article})?$`, 'iu'),
  word: new RegExp(`(?:${Object.values(others).join('|')})(?!\\p{L})`, 'iuy'),
}))

const patternsIn = (tag: string) => patternsOf.find(({ language }) => language === tag.split('-')[0])

/** Characters of the longest direction with its article. */
const longestDirection = 25

/** The direction before a name or a number: `leaves`, before the lake in `the river leaves the Lake`. */
export function directionBefore(text: string, at: number, tag: string): string | undefined {
  const before = text.slice(Math.max(0, at - longestDirection), at)
  return patternsIn(tag)?.direction.exec(before)?.[1]?.toLowerCase()
}

/** The word of a group at a position, directions excepted: `still`, `used to`, `instead`. */
export function groupedWordAt(text: string, at: number, tag: string): string | undefined {
  const pattern = patternsIn(tag)?.word
  if (!pattern) return undefined
  pattern.lastIndex = at
  otherMeanings.lastIndex = at
  return otherMeanings.test(text) ? undefined : pattern.exec(text)?.[0].toLowerCase()
}

const groups = groupNames.map((group) => {
  const words = Object.values(wordsOf).map((each) => each[group])
  return { group, pattern: new RegExp(`^(?:${words.join('|')})$`, 'u') }
})

/** The group of a fact that is such a word. */
export const groupOf = (fact: string): WordGroup | undefined => groups.find(({ pattern }) => pattern.test(fact))?.group

/** Whether a fact is such a word that says nothing by itself: `still`, `from`. */
export function isDependent(fact: string): boolean {
  const group = groupOf(fact)
  return group !== undefined && !turning.has(group)
}

/** Whether a fact is a word without which its sentence says the opposite: `instead`, `unless`. */
export const isReversing = (fact: string): boolean => turning.has(groupOf(fact))

/**
 * The facts that a text has now and those that it had, without words that harmless changes add or take: one in place of another
 * of its group, a direction unless the opposite takes its place, and a `still` that is gone.
 */
export function withoutHarmless(
  now: readonly string[],
  before: readonly string[],
): { now: readonly string[]; before: readonly string[] } {
  const left = [...before]
  const added = now.filter((fact) => {
    const group = groupOf(fact)
    const at = group === undefined ? -1 : left.findIndex((each) => groupOf(each) === group)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const has = (facts: readonly string[], group: WordGroup) => facts.some((each) => groupOf(each) === group)
  const isKept = (fact: string, others: readonly string[]) => {
    const other = opposite[groupOf(fact) ?? 'past']
    return other === undefined || has(others, other)
  }
  return {
    now: added.filter((fact) => isKept(fact, left)),
    before: left.filter((fact) => isKept(fact, added) && (groupOf(fact) !== 'present' || has(added, 'past'))),
  }
}
