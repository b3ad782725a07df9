import { decodeHTML } from 'entities'
import { distance } from 'fastest-levenshtein'
import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { elementsNamed, type HtmlScan } from '../../../core/html/scan-html.ts'
import { garbledIn } from '../../../core/text/garbled.ts'
import { literal } from '../../../core/text/literal.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { replacement } from '../../text/replacement.ts'
import { noticeOf } from './copyright-differs.ts'

/** A shorter name is too near to other words. */
const leastLetters = 6

/** The name of the company with a wrong letter. */
export const nameMisspelt: MarkupRule = {
  code: 'name-misspelt',
  scope: 'markup',
  title: 'Misspelt business name',
  severity: 'error',
  why: 'Visitors take a page that misspells the name of its own company for a copy. Search engines do not connect the text with the company.',
  how: 'Looks in the title, the meta description and the text for words that differ from the name in site.yaml by one letter, by two letters of one of its words, or by a capital letter within a word, and for names with another word after "&" or "and". A text that also has the right name is a warning, and so is a name that a testimonial has. Ignores names shorter than six letters, an s at the end, text in capital letters, and names of the manifest.',
  fix: 'Write the name as in site.yaml.',
  source: 'https://support.google.com/business/answer/9157481',
  supersededBy: ['copyright-differs'],
  *check(scan, { manifest }): Generator<Issue> {
    const find = finderOf(manifest)
    if (!find) return
    const found: Misspelt[] = []
    for (const text of otherTexts(scan)) add(find.inText(text))
    for (const block of scan.textBlocks) add(find.inBlock(block))
    for (const name of new Set(found.map((each) => each.name))) {
      // `text-garbled` reports letters of another alphabet.
      if (garbledIn(name) !== undefined) continue
      yield {
        what: `The text {pages} calls the company "${name}" instead of "${manifest.site.business.name}".`,
        phrase: name,
        cause: name,
        replaced: replacement(name, manifest.site.business.name),
        followsFrom: [noticeOf(name)],
        ...((found.every((each) => each.name !== name || each.isBesideRight) || isInReview(name, manifest)) && {
          severity: 'warning',
        }),
        ...(isOtherEnd(name, manifest) && { isRightIfWritten: true }),
      }
    }

    function add(misspelt: Misspelt): void {
      if (misspelt !== none) found.push(misspelt)
    }
  },
}

/** Whether a customer writes the name so. */
const isInReview = (name: string, { testimonials }: Manifest) =>
  testimonials.items.some(({ review }) => review.includes(name))

/** Whether it is the name with another last word, and nothing but that: a text of the manifest may be about something else. */
const isOtherEnd = (found: string, { site }: Manifest) =>
  !joined.test(found) &&
  found.split(' ').slice(0, -1).join(' ') === site.business.name.split(' ').slice(0, -1).join(' ')

const joined = / (?:&|\+|and|y|e|et|und) \S+$/u

/** The name as a text has it, and whether the text also has the right one. */
type Misspelt = { name: string; isBesideRight: boolean }

const none: Misspelt = { name: '', isBesideRight: true }

/** Texts that are in no text block: those of the head, and of a shared part. */
function otherTexts(scan: HtmlScan): string[] {
  const { text, content, byName } = scan
  if (!byName.has('title')) return text.length > 0 ? [] : [decodeHTML(content)]
  const [title] = elementsNamed(scan, 'title')
  const [described] = descriptions(scan)
  return [title?.text ?? '', described?.attributes.content ?? '']
}

const descriptions = selection(({ name, attributes }) => name === 'meta' && attributes.name === 'description')

/** Finds the misspelt name in a text. Undefined if the name is too short. */
const finderOf = kept((manifest: Manifest) => {
  const { name } = manifest.site.business
  if (name.length < leastLetters) return undefined
  const others = new Set([
    ...manifest.offices.map((office) => office.name),
    ...[...manifest.services, ...manifest.cities, ...manifest.counties].map((record) => record.name),
  ])
  const isNear = nearTo(name)
  const words = name.split(' ').length
  // A name with a place or a service in it begins as other words about these.
  const isOwn = joined.test(name) || ![...others].some((other) => name.includes(other))
  const otherEnd = isOwn ? otherEndOf(name) : undefined
  const inText = (text: string): Misspelt => {
    const ended = otherEnd?.(text)
    if (ended !== undefined && !others.has(ended)) return { name: ended, isBesideRight: text.includes(name) }
    if (text.length < name.length - 1 || !isNear(text)) return none
    const rest = text.replaceAll(name, '\n')
    if (!isNear(rest)) return none
    for (const window of windowsIn(rest, words, name.length)) {
      if (!isNear(window)) continue
      const written = withoutAround(window)
      if (!others.has(written) && isMisspelt(written, name)) return { name: written, isBesideRight: rest !== text }
    }
    return none
  }
  return { inText, inBlock: perText(inText) }
})

/** The first two words of a name or more, and its last word, with "&" or "and" between them or with none of these in the name. */
const lastWord = /^(\S+ (?:\S+ )+(?:&|\+|and|y|e|et|und) )(\S+)$|^(?!.* (?:&|\+|and|y|e|et|und) )((?:\S+ ){2,})(\S+)$/u

/** Finds `Fox Valley Heating & Cooling` in a text, if the name is Fox Valley Heating & Air, and `Fox Tree Service` for Fox Tree Care. */
function otherEndOf(name: string): ((text: string) => string | undefined) | undefined {
  const [beginning, end] =
    lastWord
      .exec(name)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? []
  if (beginning === undefined || end === undefined) return undefined
  const other = new RegExp(`(?<!\\p{L})${literal(beginning)}(?!${literal(end)})\\p{Lu}[\\p{L}’'-]+`, 'u')
  return (text) => {
    const [found] = text.includes(beginning) ? (other.exec(text) ?? []) : []
    return found === undefined ? undefined : withoutAround(found)
  }
}

/** Most letters of the parts of a name that a text is searched for. */
const partLength = 3

/** Whether a text may contain a name with one mistake. A wrong letter, or two exchanged ones, change two parts at most. */
function nearTo(name: string): (text: string) => boolean {
  const length = Math.min(partLength, Math.ceil(name.length / 4))
  const parts: string[] = []
  for (let at = 0; at < name.length; at += length) parts.push(name.slice(at, at + length).toLowerCase())
  return (text) => {
    const lower = text.toLowerCase()
    let wrong = 0
    for (const part of parts) if (!lower.includes(part) && ++wrong > 2) return false
    return true
  }
}

/** Characters around a name that do not belong to it: punctuation, and an s after an apostrophe. */
const mostAround = 6

/** The runs of about as many words and letters as a name, without those that begin with a small letter. */
function windowsIn(text: string, words: number, letters: number): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    const ends = Array.from(line.matchAll(/ |$/g), ({ index }) => index)
    for (const [at, end] of ends.entries())
      for (const length of [words, words + 1, words - 1]) {
        const start = at === length - 1 ? 0 : (ends[at - length] ?? Number.NEGATIVE_INFINITY) + 1
        if (length < 1 || end - start < letters - 1 || end - start > letters + 1 + mostAround) continue
        if (!isSmallLetter(line.charCodeAt(start))) found.push(line.slice(start, end))
      }
  }
  return found
}

const isSmallLetter = (code: number) => code >= 0x61 && code <= 0x7a

const withoutAround = (window: string) => window.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/, '')

function isMisspelt(written: string, name: string): boolean {
  if (Math.abs(written.length - name.length) > 1 || written === name) return false
  if (!/^\p{Lu}/u.test(written) || written === written.toUpperCase()) return false
  // The end of one sentence, and the beginning of the next.
  if (sentenceEnd.test(written) && !sentenceEnd.test(name)) return false
  const [a, b] = [written.toLowerCase(), name.toLowerCase()]
  if (a === b) return inner(written) !== inner(name)
  // Two exchanged letters are one mistake.
  return a !== `${b}s` && (distance(a, b) === 1 || isExchange(a, b) || hasOtherWord(a, b))
}

/** Words of a name from which one of them may have two wrong letters, and the letters of such a word. */
const [fewestWords, shortestWord] = [3, 4]

/** `Rowan & Hail Heating` for Rowan & Hale Heating: one word of several, with two other letters. */
function hasOtherWord(written: string, name: string): boolean {
  const [words, own] = [written.split(' '), name.split(' ')]
  if (own.length < fewestWords || words.length !== own.length) return false
  const [at, ...others] = own.flatMap((word, index) => (word === words[index] ? [] : [index]))
  const [word = '', other = ''] = at === undefined ? [] : [own[at], words[at]]
  return (
    others.length === 0 && word.length >= shortestWord && word[0] === other[0] && distance(word, other) <= mostSlips
  )
}

const mostSlips = 2

const sentenceEnd = /[.!?:;…] /

/** A text without the first letters of its words, which a sentence or a title may write in capitals. */
const inner = (text: string) => text.replace(/(?<![\p{L}\p{N}])\p{L}/gu, '')

function isExchange(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
