import { literal } from '../../../../core/text/literal.ts'
import { matchesOf } from '../../texts.ts'

/**
 * Where in a county a sentence says something is. `area`: the full name of the county; undefined if the text says `the county`.
 * `noun`: what is the outermost, such as `town`.
 */
export type Stated = {
  words: string
  index: number
  sides: string
  kind: 'side' | 'outermost' | 'middle'
  area: string | undefined
  noun: string
}

const side = '(?<sides>(?:[Nn]orth|[Ss]outh)(?:-?east|-?west)?|[Ee]ast|[Ww]est)'
const far = '(?:far |very |extreme |deep |upper |lower )?'
const part =
  '(?:ends?|edges?|corners?|parts?|half|tip|side|fringe|rim|third|quarter|reaches|portion|section|boundary|margins?)'
const town = '(?<noun>cit(?:y|ies)|towns?|villages?|communit(?:y|ies)|places?|address|municipalit(?:y|ies))'

/** Reads the positions of a sentence. `counties`: a regular expression of the full names of counties. */
export function positionsIn(counties: string): (sentence: string) => Stated[] {
  const named = `(?<area>${counties})(?!\\p{L})`
  const area = `(?:(?:the|our|its|this) county(?! (?:seat|road|line|fair|court|office|of))(?!\\p{L})|${named})`
  const owner = `(?:\\b(?:[Tt]he|[Oo]ur|[Ii]ts) county|(?<area>${counties}))[’']s`
  const patterns: [kind: Stated['kind'], pattern: RegExp][] = (
    [
      ['side', `\\b[Tt]he ${far}${side}(?:ern)? ${part} of ${area}`],
      ['side', `\\b[Tt]he ${far}${side} of ${area}`],
      ['side', `${owner} ${far}${side}(?:ern)? ${part}(?!\\p{L})`],
      ['side', `\\b(?:[Ii]n|of) ${far}${side}(?:ern)? ${named}`],
      ['outermost', `\\b[Tt]he ${side}(?:ern)?most ${town} (?:of|in) ${area}`],
      ['outermost', `${owner} ${side}(?:ern)?most ${town}`],
      ['middle', `\\b[Ii]n the (?:very |exact |geographic(?:al)? )?(?:middle|cent(?:er|re)) of ${area}`],
      ['middle', `\\b[Ii]n central ${named}`],
    ] as const
  ).map(([kind, source]) => [kind, new RegExp(source, 'gu')])
  return (sentence) =>
    patterns.flatMap(([kind, pattern]) =>
      matchesOf(sentence, pattern).map(({ 0: words, index, groups = {} }) => ({
        ...{ words, index, kind, sides: groups.sides ?? '', area: groups.area, noun: groups.noun ?? '' },
      })),
    )
}

const verb =
  '(?:is|lies|sits|stands|rests|nestles|spreads|stretches|begins|occupies|fills|marks|forms|holds|covers|takes up|remains)'
/** Words between a place and its position. After others, such as `from`, the position is that of something else. */
const word =
  '(?!(?:and|or|but|while|from|to|towards?|beyond|than|unlike|for|where|whose|its|past|over|across|through|with|between|until|into|after|before|not|no|reaches|runs|leads|looks)\\b)[\\p{Ll}\\d’-]+'
const before = '(?:,? (?:right |just |far |deep |out |up |down )?(?:at|in|on|near|along))?'

/** The place that a sentence puts at a position; undefined if it is none of those. `own`: the place that the text is about. */
export function statedBy(
  sentence: string,
  { index, words }: Stated,
  { names, own }: { names: readonly string[]; own: string | undefined },
): string | undefined {
  const [left, right] = [sentence.slice(0, index), sentence.slice(index + words.length)]
  // `In southern Avon County` has its preposition itself.
  const start = left + (/^[Ii]n /.test(words) ? 'in' : '')
  const [nearest] = names
    .filter((name) => left.includes(name))
    .sort((a, b) => endOf(left, b) - endOf(left, a) || b.length - a.length)
  if (nearest !== undefined) {
    const rest = start.slice(endOf(left, nearest))
    const isSubject = !/\b(?:from|to|of|near|beyond|past|than|between|and|toward|towards|with) (?:the )?$/i.test(
      left.slice(0, left.lastIndexOf(nearest)),
    )
    return isSubject && direct.test(rest) ? nearest : undefined
  }
  if (start === '' || beginning.test(start)) {
    const [, name] = afterPosition(names)?.exec(right) ?? []
    if (name !== undefined) return name
    return /^(?:Here|(?:Out|Up|Down) here)/.test(start) ? own : undefined
  }
  return own !== undefined && ofOwn.test(start) ? own : undefined
}

const beginning = /^(?:(?:Here|Out|Up|Down|Far|Right)(?: here)?,? )?(?:[Aa]t|[Ii]n|[Oo]n|[Nn]ear) ?$/

const endOf = (text: string, name: string): number => text.lastIndexOf(name) + name.length

/** What follows the name of a place up to its position. */
const direct = new RegExp(`^(?:,| ${verb})?(?: ${word}){0,8}${before} ?$`, 'u')
/** The beginning of a sentence about the place of the text, up to the position. */
const ofOwn = new RegExp(
  `^(?:It|(?:The|This|Our|An?) (?:[\\p{Ll}-]+ ){0,4}(?:city|town|village|community|hamlet|suburb|place))(?: ${verb})?(?: ${word}){0,8}${before} ?$`,
  'u',
)

let memo: { names: readonly string[]; pattern: RegExp } | undefined

function afterPosition(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined
  if (memo?.names !== names)
    memo = {
      names,
      pattern: new RegExp(
        `^,? (?:(?:lies?|sits?|is|are|stands?) )?(?:the (?:city|town|village) of )?(${names.map(literal).join('|')})(?![\\p{L}’]| \\p{Lu})`,
        'u',
      ),
    }
  return memo.pattern
}
