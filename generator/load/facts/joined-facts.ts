import { groupBy } from '../../core/group-by.ts'
import { type CityRecord, type Fact, lineOf } from './fact.ts'

/** Facts with one cause are joined from this number on. */
const fewest = 3
/** Rows between two faulty ones of a column whose cells slipped: a neighbor may have had the same value. */
const mostBetween = 1
/** Digits after the point of coordinates that are kilometres off. */
const digitsOfRounded = 1

/**
 * Joins facts with one cause, and lists their lines: a file in the wrong encoding, postal codes that slipped by a row, a
 * table with rounded coordinates, folders that lead to the home page, two links, texts or pictures that were exchanged, words within
 * the words of another fact, and what is left of a template or a site for testing.
 */
export function joinedFacts(facts: readonly Fact[], rows: readonly CityRecord[]): Fact[] {
  return [
    garbledIn,
    slippedCodes,
    toHome,
    ofTemplate,
    keptOut,
    exchangedLinks,
    exchangedTexts,
    exchangedValues,
    sameWords,
    (all: readonly Fact[]) => rounded(all, rows),
  ].reduce(withJoined, [...facts])
}

type Join = { facts: readonly Fact[]; from?: number; what: (first: Fact, others: string) => string; fix: string }

/** The first fact of each join stays, with the most severe severity, and the others are left out. */
function withJoined(facts: readonly Fact[], joinsIn: (facts: readonly Fact[]) => readonly Join[]): Fact[] {
  const joins = joinsIn(facts).filter((join) => join.facts.length >= (join.from ?? fewest))
  const joinOf = new Map(joins.flatMap((join) => join.facts.map((found) => [found, join] as const)))
  return facts.flatMap((found) => {
    const join = joinOf.get(found)
    if (!join) return [found]
    if (found !== join.facts[0]) return []
    const lines = join.facts.slice(1).map(({ at }) => at.line)
    const severe = join.facts.find(({ severity }) => severity === 'error') ?? found
    return [
      {
        ...found,
        severity: severe.severity,
        what: join.what(found, `line${lines.length > 1 ? 's' : ''} ${listed(lines)}`),
        fix: join.fix,
      },
    ]
  })
}

const listed = (lines: readonly number[]) => [lines.slice(0, -1).join(', '), lines.at(-1)].filter(Boolean).join(' and ')

function garbledIn(facts: readonly Fact[]): Join[] {
  const garbled = facts.filter(({ code }) => code === 'garbled-text')
  return [...groupBy(garbled, ({ at }) => at.file).values()].map((ofFile) => ({
    facts: ofFile,
    what: (first, others) => `${first.what} So have ${others}.`,
    fix: 'Save the file as UTF-8 from the original.',
  }))
}

function slippedCodes(facts: readonly Fact[]): Join[] {
  const runs: Fact[][] = []
  const ofRows = facts.filter(({ code, at }) => code.startsWith('postal-code-') && at.file.endsWith('.csv'))
  for (const found of ofRows.toSorted((a, b) => a.at.line - b.at.line)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && last.at.file === found.at.file && found.at.line - last.at.line <= mostBetween + 1)
      run.push(found)
    else runs.push([found])
  }
  // Two facts about one row are about that row.
  return runs.flatMap((run) =>
    new Set(run.map(lineOf)).size < run.length
      ? []
      : [
          {
            facts: run,
            what: (first: Fact, others: string) => `${first.what} ${capital(others)} have those of other places, too.`,
            fix: 'Compare the column with its source: its cells may have slipped by a row.',
          },
        ],
  )
}

/** One site moved, and all of its folders lead to the home page. */
function toHome(facts: readonly Fact[]): Join[] {
  const found = facts.filter(({ code }) => code === 'redirect-to-home')
  const [first] = found
  const what = (fact: Fact, others: string) =>
    `${fact.what} So ${others.startsWith('lines') ? 'do' : 'does'} ${others}.`
  return first ? [{ facts: found, from: 2, what, fix: first.fix }] : []
}

/** Placeholders in one line, such as the profiles of a template. */
function ofTemplate(facts: readonly Fact[]): Join[] {
  const found = facts.filter(({ code }) => code === 'placeholder-in-text')
  return [...groupBy(found, lineOf).values()].flatMap((inLine) => {
    const [first, ...others] = inLine
    if (!first) return []
    return [
      { facts: inLine, from: 2, what: () => [first, ...others].map(({ what }) => what).join(' '), fix: first.fix },
    ]
  })
}

/** What a link leads to, and what it names. */
const linkNames = /leads to "([^"]+)", but it names "([^"]+)"/

/** Two links of a file, each of which leads to what the other one names. */
function exchangedLinks(facts: readonly Fact[]): Join[] {
  const links = facts.flatMap((found) => {
    const [, target, named] = (found.code === 'link-to-another-subject' && linkNames.exec(found.what)) || []
    return target === undefined || named === undefined ? [] : [{ found, target, named }]
  })
  return links.flatMap(({ found, target, named }, index) => {
    const other = links
      .slice(index + 1)
      .find((each) => each.target === named && each.named === target && each.found.at.file === found.at.file)
    return other
      ? [
          {
            facts: [found, other.found],
            from: 2,
            what: (first: Fact, others: string) => `${first.what} The link in ${others} has its target.`,
            fix: 'Exchange the two targets.',
          },
        ]
      : []
  })
}

/** What a text is for, and whose words it has. */
const textSubjects = /^The text is for (.+), but has the words of texts about (.+)\.$/

/** Two texts of a file, one of which has the words of the subject of the other. */
function exchangedTexts(facts: readonly Fact[]): Join[] {
  const texts = facts.flatMap((found) => {
    const [, own, words] = (found.code === 'text-of-another-subject' && textSubjects.exec(found.what)) || []
    return own === undefined || words === undefined ? [] : [{ found, own, words }]
  })
  return texts.flatMap(({ found, own, words }, index) => {
    const others = texts.filter((each) => each.found.at.file === found.at.file && each.found !== found)
    const [other, ...more] = others.filter((each) => each.own === words || each.words === own)
    if (!other || more.length > 0 || texts.indexOf(other) < index) return []
    return [
      {
        facts: [found, other.found],
        from: 2,
        what: (first: Fact, lines: string) =>
          `${first.what} The text in ${lines} is for ${other.own}, and has the words of texts about ${other.words}: the two may be exchanged.`,
        fix: 'Exchange the two texts, or write a text about each.',
      },
    ]
  })
}

/** What an entry has now, and had when it was reviewed. */
const changedValue = /^The (\w+) "([^"]+)" has "([^"]+)", where it had "([^"]+)" when it was reviewed\.$/

/** Two entries of a file, each of which has what the other one had when it was reviewed. */
function exchangedValues(facts: readonly Fact[]): Join[] {
  const entries = facts.flatMap((found) => {
    const [, noun, name, has, had] = (found.code === 'unreviewed-fact' && changedValue.exec(found.what)) || []
    return name === undefined ? [] : [{ found, noun, name, has, had }]
  })
  return entries.flatMap(({ found, noun, name, has, had }, index) => {
    const other = entries
      .slice(index + 1)
      .find((each) => each.found.at.file === found.at.file && each.has === had && each.had === has)
    if (!other) return []
    const what = (_first: Fact, lines: string) =>
      `The ${noun} "${name}" has "${has}", which the ${other.noun} "${other.name}" had when it was reviewed, and ${lines} has "${had}": the two were exchanged.`
    return [{ facts: [found, other.found], from: 2, what, fix: found.fix }]
  })
}

/**
 * Facts with one code at one line, one of which is about a part of the words of the other: `10 PM to 5 AM` in `from 10 PM to 5 AM`. The
 * more severe one stays, or the one with more words.
 */
function sameWords(facts: readonly Fact[]): Join[] {
  const lengthOf = ({ words = '' }: Fact) => words.length
  return [...groupBy(facts, (found) => `${found.code} ${lineOf(found)}`).values()].flatMap((same) => {
    const [longest] = same.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    const parts = same
      .filter(({ words = '' }) => words !== '' && longest?.words?.includes(words))
      .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error') || lengthOf(b) - lengthOf(a))
    return parts[0] ? [{ facts: parts, from: 2, what: ({ what }) => what, fix: parts[0].fix }] : []
  })
}

/** A list that keeps all important pages out of search engines, such as that of a site for testing. */
function keptOut(facts: readonly Fact[]): Join[] {
  const found = facts.filter(({ code, record }) => code === 'essential-page-noindex' && record === 'noindex')
  const what = ({ what }: Fact, others: string) => `${what} So do ${others}.`
  return [{ facts: found, what, fix: 'Remove the entries. The list may be that of a site for testing.' }]
}

const capital = (text: string) => text.replace(/^l/, 'L')

function rounded(facts: readonly Fact[], rows: readonly CityRecord[]): Join[] {
  const digitsOf = (degrees: number | undefined) => String(degrees ?? '').split('.')[1]?.length ?? 0
  const lines = new Set(
    rows.flatMap(({ value: { latitude, longitude }, at }) =>
      Math.max(digitsOf(latitude), digitsOf(longitude)) <= digitsOfRounded ? at.line : [],
    ),
  )
  const found = facts.filter(
    ({ code, at }) => code.startsWith('coordinates-') && at.file.endsWith('.csv') && lines.has(at.line),
  )
  return [
    {
      facts: found,
      what: (first, others) =>
        `${first.what} Coordinates with one digit after the point are up to 8 kilometres off, also in ${others}.`,
      fix: 'Write four digits after the point.',
    },
  ]
}
