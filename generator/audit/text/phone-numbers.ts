import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { type DistinctText, perText } from '../../core/html/distinct-text.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlScan } from '../../core/html/scan-html.ts'
import { perRecent } from '../../core/per-recent.ts'
import { isNumberOfOther, isSimilar, namesIn, type OwnNames } from '../../core/text/number-of-other.ts'
import { dataScripts } from '../markup/data-scripts.ts'
import { selection } from '../markup/selection.ts'
import { textsIn } from '../truth/written-texts.ts'
import { isNamedInText } from './number-owners.ts'
import { nationalDigits } from './replacement.ts'

/** A phone number in an HTML fragment. */
export type FoundNumber = {
  /** Where it is, as the start of a sentence: `The text {pages} has the number (541) 555-0137`. */
  what: string
  number: string
  /** In E.164, if it is a number of the company, an office or a county. */
  own: string | undefined
  /** Whether it is in structured data. */
  isInData?: true
  /** Whether its text says whose number it is: `our Keene office at (603) 555-0187`. */
  isNamed?: boolean
}

/** The phone numbers of a page or shared part, each once. Several rules read them. */
export const phoneNumbers = (scan: HtmlScan, manifest: Manifest): FoundNumber[] => numbersFor(manifest)(scan)

/** The numbers in a text that are grouped like one of the company, and are none of its numbers. */
export function strangeNumbersIn(text: string, manifest: Manifest): string[] {
  const { known, writtenInText } = numbersOf(manifest)
  return writtenInText(text).filter(
    (number) => number !== '' && !known.has(digitsOf(number)) && !isOfOther(text, number, manifest),
  )
}

/** Pages of one language follow each other. */
const numbersFor = perRecent((manifest: Manifest) => perScan((scan): FoundNumber[] => [...numbersIn(scan, manifest)]))

function* numbersIn(scan: HtmlScan, manifest: Manifest): Generator<FoundNumber> {
  const { known, writtenIn, writtenInText } = numbersOf(manifest)
  const seen = new Set<string>()
  const isNew = (number: string, isNamed = false) => {
    const digits = digitsOf(number)
    return digits.length >= 7 && seen.size < seen.add(isNamed ? `${digits} named` : digits).size
  }
  const isNamedIn = (text: string, number: string) => {
    const own = manifest.contacts.length === 0 ? undefined : known.get(digitsOf(number))
    return own !== undefined && isNamedInText(text, number, own, manifest)
  }
  const isOther = (text: string, number: string) => !known.has(digitsOf(number)) && isOfOther(text, number, manifest)
  const links = numberLinks(scan)
  /** Whether all links to a number are in texts that say whose it is. */
  const isNamedLink = (number: string) => {
    const named = scan.contentParts.filter(({ text }) => text.includes(number) && isNamedIn(text, number))
    const times = named.reduce((sum, { text }) => sum + text.split(number).length - 1, 0)
    return links.filter(({ attributes }) => attributes.href?.includes(number)).length <= times
  }
  const found = (what: string, number: string, isNamed = false): FoundNumber => ({
    what: `${what} ${number}`,
    number,
    own: known.get(digitsOf(number)),
    isNamed,
  })
  /** `call the gas company at 800-555-0199`, as a link: its text says whose number it is. */
  const isLinkToOther = (number: string, shown: string) =>
    !known.has(digitsOf(number)) &&
    nationalDigits(shown) === nationalDigits(number) &&
    scan.text.some((text) => text.includes(shown) && isOther(text, shown))
  for (const { attributes, text: shown } of links) {
    const [, number] = linked.exec(attributes.href ?? '') ?? []
    if (number === undefined || isLinkToOther(number, shown)) continue
    if (isNew(number)) yield found('A link {pages} has the number', number, isNamedLink(number))
  }
  for (const { text: data } of dataScripts(scan))
    for (const [, number = ''] of data.matchAll(/"telephone"\s*:\s*"([^"]*)"/g))
      if (isNew(number)) yield { ...found('The structured data {pages} has the number', number), isInData: true }
  for (const part of scan.contentParts)
    for (const number of writtenIn(part)) {
      const isNamed = isNamedIn(part.text, number)
      if (isOther(part.text.replace(telHref, ''), number)) continue
      if (isNew(number, isNamed)) yield found('The text {pages} has the number', number, isNamed)
    }
  for (const { attributes } of describing(scan))
    for (const number of writtenInText(attributes.content ?? '')) {
      const isNamed = isNamedIn(attributes.content ?? '', number)
      if (isOther(attributes.content ?? '', number)) continue
      if (isNew(number, isNamed)) yield found('The description {pages} has the number', number, isNamed)
    }
}

const ownNames = kept(
  (manifest: Manifest): OwnNames => ({
    names: namesIn(manifest.site.business.name),
    places: new Set([...manifest.cities, ...manifest.counties].map(({ name }) => name)),
    phones: [...numbersOf(manifest).known.keys()],
  }),
)

/** Whether a number in a text is that of an authority or another company. */
const isOfOther = (text: string, number: string, manifest: Manifest) =>
  isWritten(number, manifest) &&
  (isNumberOfOther(text, number, ownNames(manifest)) ||
    (text === number && !isSimilar(number, ownNames(manifest).phones) && isInTable(number, manifest)))

/** Whether a number is alone in a cell of a table in the manifest, whose other cells say whose it is. */
const isInTable = (number: string, manifest: Manifest) => cellsOf(manifest).has(number)
const cellsOf = kept((manifest: Manifest) => new Set(cellsIn(manifest)))

function cellsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('<td') ? Array.from(value.matchAll(/<td[^>]*>([^<]*)<\/td>/g), ([, cell = '']) => cell) : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cellsIn) : []
}

/** Whether a text of the manifest has a number, such as that of an authority. A page may have been edited by hand. */
const isWritten = (number: string, manifest: Manifest) => textsOf(manifest).some((text) => text.includes(number))
const textsOf = kept((manifest: Manifest) => textsIn(manifest))

/** Links that call or write to a number: WhatsApp has it in the path or the query. */
const linked = /^\s*(?:(?:tel|sms):|https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=))([^?;&]*)/i

/** The `href` of a link before its text in a part of a content. */
const telHref = /\b(?:tel|sms):\S+ /g

const numberLinks = selection(
  ({ name, attributes }) => (name === 'a' || name === 'area') && linked.test(attributes.href ?? ''),
)
const describing = selection(
  ({ name, attributes }) =>
    name === 'meta' &&
    attributes.content !== undefined &&
    /description$/i.test(attributes.name ?? attributes.property ?? ''),
)

const digitsOf = (number: string) => number.replace(/\D/g, '')

type KnownNumbers = {
  /** E.164 numbers by their digits, in full and as displayed. */
  known: ReadonlyMap<string, string>
  /** The numbers with the same groups of digits in a text, or in a part of a content. */
  writtenInText: (text: string) => readonly string[]
  writtenIn: (part: DistinctText) => readonly string[]
}
const numbersByManifest = new WeakMap<Manifest, KnownNumbers>()

/** The numbers of the company, its offices and counties, and patterns for numbers with the same groups of digits. */
function numbersOf(manifest: Manifest): KnownNumbers {
  const found = numbersByManifest.get(manifest)
  if (found) return found
  const phones = [
    ...[manifest.site, ...manifest.contacts].map(({ business }) => business.phone),
    ...manifest.site.business.lines,
  ]
  const finders = Array.from(new Set(phones.map(({ display }) => groupsOf(display))), finderOf)
  const writtenInText = (text: string) => finders.flatMap((find) => find(text))
  const numbers: KnownNumbers = {
    known: new Map(
      phones.flatMap(({ e164, display }) => [digitsOf(e164), digitsOf(display)].map((digits) => [digits, e164])),
    ),
    writtenInText,
    writtenIn: perText(writtenInText),
  }
  numbersByManifest.set(manifest, numbers)
  return numbers
}

/** Finds numbers with the same groups of digits in a text. */
function finderOf(joined: string | undefined): (text: string) => string[] {
  if (joined === undefined) return () => []
  const groups = new RegExp(joined, 'g') // fast; the characters around decide whether it is part of another number
  const shape = new RegExp(`(?<![\\w/.-])(?:\\+?\\d{1,2}[\\s.-])?\\(?${joined}(?![\\w/-])`)
  return (text) =>
    Array.from(
      text.matchAll(groups),
      ({ index, 0: match }) => shape.exec(text.slice(Math.max(0, index - 6), index + match.length + 2))?.[0] ?? '',
    )
}

/** A pattern for the groups of digits of a number; undefined if it has only one. */
function groupsOf(display: string): string | undefined {
  const parts = display.match(/\d+/g) ?? []
  return parts.length > 1 ? parts.map(({ length }) => `\\d{${length}}`).join('\\)?[\\s.-]{1,2}') : undefined
}
