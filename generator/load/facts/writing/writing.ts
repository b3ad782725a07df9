import { regionCodeOf } from '#src/country/regions.ts'
import { boundedMemo } from '../../../core/bounded-memo.ts'
import type { GazetteerPlace } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { kilometresBetween } from '../../../core/known-place.ts'
import { crewNoteIn } from '../../../core/text/crew-notes.ts'
import { isEnglishWord } from '../../../core/text/english-words.ts'
import { garbledIn, mayBeGarbled } from '../../../core/text/garbled.ts'
import { leftoverInManifest } from '../../../core/text/leftovers.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { followsName, type Slip, slipsIn } from '../../../core/text/slips.ts'
import { isSpamTitle } from '../../../core/text/spam-titles.ts'
import { unwrittenIn } from '../../../core/text/unwritten.ts'
import { positionOfWords } from '../../parse/position-of-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import type { FactCode } from '../fact-codes.ts'
import { beginningOf, type FieldText, isEnglish, sentencesOf, shownTexts, textsOf } from '../texts.ts'
import { checkWords } from './misspelt-words.ts'

/** Texts whose slips are remembered from one load to the next, as the development server does them. */
const mostTexts = 10_000

const knownSlips = boundedMemo(mostTexts, slipsIn)

/**
 * Slips of writing, and what programs and templates leave behind, in the texts of the manifest. Where the language of the
 * site is wrong, only the leftovers: its words are those of no text.
 */
export function checkWriting(sources: FactSources, isLanguageWrong = false): Fact[] {
  const { folders, documents, cities, landmarks } = sources.records
  const fields = shownTexts(sources)
  const names = [
    ...[...cities, ...folders.counties].map(({ value }) => value.name),
    ...landmarks.flatMap(({ value }) => value.names),
  ]
  // A testimonial keeps the slips of its author.
  const testimonials = documents.testimonials ? textsOf(documents.testimonials) : []
  if (isLanguageWrong || !isEnglish(sources))
    return [
      ...checkEach('leftovers', [...fields, ...testimonials], leftoverFacts),
      ...fields.filter(isSpam).map(spamFact),
    ]
  const ownNames = [sources.site.value.business, ...folders.offices.map(({ value }) => value)].map(({ name }) => name)
  const found = checkEach(`writing\0${ownNames.join('\0')}`, fields, (field) => findAll(field, ownNames, names))
  return [
    ...checkEach('leftovers', testimonials, leftoverFacts),
    ...found.flatMap(({ facts }) => facts),
    ...checkWords(fields, {
      placeNames: names,
      companyNames: ownNames,
      isCity: (name) => isRealPlace(name, sources),
      hasSpanish: sources.records.languages.some(({ tag }) => tag.startsWith('es')),
      reported: new Set(found.flatMap(({ words }) => words)),
    }),
  ]

  /** Checks texts one by one. A file in whose texts nothing was found last time is not checked again. */
  function checkEach<Found>(name: string, texts: readonly FieldText[], find: (text: FieldText) => Found[]): Found[] {
    return [...groupBy(texts, ({ record }) => record.file)].flatMap(([file, own]) =>
      sources.checked.check(`${name}\0${file.path}`, file.text, () => own.flatMap(find)),
    )
  }
}

/** Kilometres from the office to a village that texts may name once. */
const farthestVillage = 80

/** Whether a name is that of a region, of a large city, or of a place around the office. */
export function isRealPlace(name: string, { site, gazetteer }: Pick<FactSources, 'site' | 'gazetteer'>): boolean {
  const { address, coordinates } = site.value.business
  const isNear = (place: GazetteerPlace) =>
    place.name === name && kilometresBetween(place, coordinates) <= farthestVillage
  return (
    regionCodeOf(name, address.country) !== undefined ||
    (gazetteer?.largeCities(name).length ?? 0) > 0 ||
    (gazetteer?.placesNamed(name).some(isNear) ?? false)
  )
}

/** What is wrong in an English text, with the words that slips are in, and those of another language. */
function findAll(
  field: FieldText,
  ownNames: readonly string[],
  placeNames: readonly string[],
): { facts: Fact[]; words: string[] }[] {
  const leftovers = leftoverFacts(field)
  // Its signs, capitals and width have one cause.
  if (leftovers.length === 0 && isSpam(field)) return [{ facts: [spamFact(field)], words: [field.text] }]
  const all = knownSlips(field.text).filter(
    (slip) =>
      !followsName(slip, field.text, ownNames) &&
      !isOfPlaces(slip, field.text, placeNames) &&
      !isEndOfHeading(slip, field),
  )
  // What is wrong within a note goes with it.
  const note = all.find(({ code }) => code === 'note-in-text')
  const slips = note ? all.filter((slip) => slip === note || !note.words.includes(slip.words)) : all
  const slipFacts = slips.map(({ words, fix = 'Correct the text.', ...slip }) => {
    const found = fact(field.record, field.path, { fix, ...slip }, words)
    return slip.code === 'sentence-twice' ? repeatFact(found, field, words) : found
  })
  const foreign = foreignIn(field.text)
  // Lorem ipsum is a placeholder, and Latin too.
  const facts =
    leftovers.length > 0 ? leftovers : [...slipFacts, ...(foreign === undefined ? [] : [foreignFact(field, foreign)])]
  const words = [...slips.map(({ words }) => words), ...(foreign === undefined ? [] : foreignWordsIn(field.text))]
  return facts.length > 0 ? [{ facts, words }] : []
}

/** `Cold rooms? Look at the valves first`: a heading, a title or a claim ends without a full stop, after a question too. */
export const isEndOfHeading = (
  { code, what }: Pick<Slip, 'code' | 'what'>,
  { path, text }: Pick<FieldText, 'path' | 'text'>,
) =>
  code === 'text-cut-off' &&
  what.startsWith('The last sentence has no full stop') &&
  (headings.has(String(path.at(-1))) || path[0] === 'claims') &&
  /^[^.?!]+[?!] [^.?!]+$/.test(text)

const titles = new Set(['title', 'heading', 'description'])

const isSpam = ({ path, text }: FieldText) => titles.has(String(path.at(-1))) && isSpamTitle(text)

function spamFact({ record, path, text }: FieldText): Fact {
  const what = `"${text}" is written as spam is: with symbols, capitals or several exclamation marks.`
  const fix = 'Write what the page is about, in plain words.'
  return fact(record, path, { code: 'text-in-capitals', severity: 'warning', what, fix })
}

const headings = new Set(['heading', 'title', 'name', 'label', 'tagline'])

/** `Fort Myers, North Fort Myers, Fort Myers Beach`: words that are repeated only because several places have them in their names. */
export function isOfPlaces(
  { code, words }: Pick<Slip, 'code' | 'words'>,
  text: string,
  names: readonly string[],
): boolean {
  if (code !== 'keywords-repeated') return false
  const longer = names.filter((name) => name.length > words.length && name.includes(words))
  const others = longer.reduce((rest, name) => rest.replaceAll(name, '…'), text)
  return others !== text && !slipsIn(others).some((slip) => slip.code === code)
}

/** Fewest characters of a paragraph that was pasted twice. */
const shortestParagraph = 60

/** A repeat is reported where the words are for the second time. A whole paragraph that is there twice is not a slip of style. */
function repeatFact(found: Fact, { record, path, text }: FieldText, words: string): Fact {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => oneLine(paragraph).trim())
  const twice = paragraphs.some(
    (paragraph, index) => paragraph.length >= shortestParagraph && paragraphs.indexOf(paragraph) < index,
  )
  return {
    ...found,
    severity: twice ? 'error' : found.severity,
    at: positionOfWords(record, path, words, { isSecond: true }) ?? found.at,
  }
}

function leftoverFacts({ record, path, text }: FieldText): Fact[] {
  const report = (code: FactCode, words: string, what: string) => [
    fact(record, path, { code, what, fix: 'Correct the text.', subject: `${words} in ${record.file.path}` }, words),
  ]
  const leftover = leftoverInManifest(text)
  if (leftover !== undefined)
    return report(
      'placeholder-in-text',
      leftover.phrase,
      leftover.noun === ''
        ? `The text has the placeholder "${leftover.phrase}".`
        : `The text has "${leftover.phrase}", ${leftover.noun}.`,
    )
  const unwritten = unwrittenIn(text)
  if (unwritten !== undefined)
    return report(
      'placeholder-in-text',
      unwritten,
      `The text has "${unwritten}" in place of words that were never written.`,
    )
  const note = crewNoteIn(text)
  if (note !== undefined)
    return report('note-in-text', note, `The text has what only those who do the work may know: "${note}".`)
  const garbled = mayBeGarbled(text) ? garbledIn(text) : undefined
  return garbled === undefined
    ? []
    : report(
        'garbled-text',
        garbled,
        `The text has "${garbled}", which was read in the wrong encoding or has a letter of another alphabet.`,
      )
}

/** Words that nearly every English text has, and that are rare as words of other languages. */
const english = /\b(?:the|and|of|to|with|for|from|is|are|you|your|we|our|that|this|at|by|or|not|it|be)\b/i
const anyEnglish = new RegExp(english.source, 'gi')
/** Words in small letters, of which a text has at least this many, and the share that no list has. */
const fewestForeign = 3
const foreignShare = 0.5
/** The same for a sentence of an English text, which may have a foreign name or greeting. */
const fewestInSentence = 6

/** A short text in another language, such as an item of a list that was copied, or a sentence of an English text. */
function foreignIn(text: string): string | undefined {
  if (english.test(text)) return foreignClauseIn(text)
  return isForeign(text, fewestForeign) || hasForeignWords(text) ? text : undefined
}

/** `Limpiar la estufa y las perillas de control`: frequent words of another language around others that English does not have. */
function hasForeignWords(text: string): boolean {
  const frequent = text.match(foreignWords)?.length ?? 0
  if (frequent < mostlyFrequent) return false
  const others = (text.match(/(?<= )\p{Ll}{4,}(?!\p{L})/gu) ?? []).filter((word) => !isKnownWord(word))
  // Lists of English words have many of other languages.
  return others.length >= (frequent > mostlyFrequent ? 1 : 2)
}
const mostlyFrequent = 3

/**
 * Frequent words of Spanish, French, German, Portuguese and Italian that are no English words. A text with several is a text of
 * one of these languages, and no list of names.
 */
const foreignWords =
  /(?<!\p{L})(?:el|los|las|del|y|en|con|por|para|que|su|sus|una|según|le|les|et|dans|pour|avec|est|nous|votre|vos|der|das|und|mit|für|von|ist|nicht|wir|ihre?|di|che|per|della|não|uma|com|dos|de|la|e)(?!\p{L})/giu
const fewestFrequent = 2

const foreignFact = ({ record, path }: FieldText, foreign: string): Fact =>
  fact(
    record,
    path,
    {
      code: 'text-in-another-language',
      severity: (foreign.match(foreignWords) ?? []).length >= fewestFrequent ? 'error' : 'warning',
      what: `The text is not English: "${shortened(foreign)}".`,
      fix: 'Write it in the language of the site.',
    },
    beginningOf(foreign),
  )

/** Fewest characters of a clause with enough words of three letters each. */
const shortest = 4 * fewestInSentence - 1

/** The first sentence of another language, or part of one between commas, semicolons and dashes. */
function foreignClauseIn(text: string): string | undefined {
  const isForeignClause = (clause: string) =>
    clause.length >= shortest && !english.test(clause) && isForeign(clause, fewestInSentence)
  for (const sentence of sentencesOf(text)) {
    if (sentence.length < shortest) continue
    if (isForeignClause(sentence)) return sentence
    // In the middle of a sentence, from one English word to the next.
    const part = sentence
      .split(anyEnglish)
      .find((words) => hasForeignWords(words) && isForeign(words, fewestInSentence))
    if (part !== undefined) return part.trim()
    // A clause may have commas of its own.
    const clauses = [...sentence.split(/[;:–—] /), ...sentence.split(/[,;:–—] /)]
    const found = clauses.find((clause) => clause !== sentence && isForeignClause(clause))
    if (found !== undefined) return found
  }
  return undefined
}

/** The words of all clauses of a text that may belong to the other language. */
const foreignWordsIn = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    sentence.split(/[,;:–—] /).flatMap((clause) => (english.test(clause) ? [] : (clause.match(/\p{L}+/gu) ?? []))),
  )

const isKnownWord = boundedMemo(mostTexts, isEnglishWord)

function isForeign(text: string, fewest: number): boolean {
  const words = text.match(/(?<![\p{L}\d’'@/_.-])\p{Ll}{3,}(?![\p{L}\d’'@/_-])/gu) ?? []
  return words.length >= fewest && words.filter((word) => !isKnownWord(word)).length >= foreignShare * words.length
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
