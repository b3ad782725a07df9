import { boundedMemo } from '../../../core/bounded-memo.ts'
import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { placeholderIn } from '../../../core/text/leftovers.ts'
import { noteIn } from '../../../core/text/notes.ts'
import { templateProfilesIn } from '../../../core/text/template-profiles.ts'
import { unwrittenIn } from '../../../core/text/unwritten.ts'
import { dataScripts } from '../../markup/data-scripts.ts'
import { scriptSubject } from '../../markup/script-subject.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { type ReadText, readTexts, signedParts, signedTexts, subjectAt } from '../../text/signed-texts.ts'
import { textOf } from '../../truth/slots.ts'

/** Titles that editors give to new pages. */
const newPage =
  /^(?:New Page|Untitled(?: Document| Page)?|Page Title|Home ?Page|Home(?=\s*$)|Sample Page|Document|Default Title|Title|My (?:New )?(?:Site|Website))(?=\s*[|–—-]|\s*$)/i

/** The same in structured data. */
const leftoverInData =
  /\{\{[^}"]*\}\}|\$\{[^}"]*\}|\[object Object\]|"(?:undefined|null|NaN|TODO)"|"author":\{[^{}]*"name":"(?:[Aa]dmin|administrator|root|test|WordPress)"/g

/** Each match has one of these. */
const signsInData = ['{{', '${', '[object Object]', 'undefined"', 'null"', 'NaN"', 'TODO"', '"author"']

/** What documentation of a service has in place of the account: `G-XXXXXXXXXX`, `key=YOUR_API_KEY`. */
const accountToFillIn =
  /(?<![\w-])(?:G|GT|GTM|UA|AW|DC|(?:ca-)?pub)-(?:X{4,}|0{6,}|12345)[\w-]*|(?<![A-Za-z])(?:YOUR|INSERT|REPLACE|CHANGE)_[A-Z][A-Z_]+|(?<=[?&](?:key|id|token|api_?key|site_?id)=)(?:[Yy]our[-_A-Z]|X{4,}|0{6,})[\w-]*/

/** Each match has one of these. */
const signsOfAccounts = ['XXXX', '000000', '12345', 'YOUR', 'INSERT_', 'REPLACE_', 'CHANGE_', '=your', '=Your']

const isNewPage = ({ text, place }: ReadText) => /^The (?:og:|twitter:)?title$/.test(place) && newPage.test(text)

/** Text that was never written. */
export const placeholderText: MarkupRule = {
  code: 'placeholder-text',
  scope: 'markup',
  title: 'Placeholder text',
  severity: 'error',
  why: 'Visitors see an unfinished page, and search results repeat the placeholder.',
  how: 'Searches text, title, descriptions, alt text and labels for lorem ipsum, TODO, FIXME, TBD, TBC, XXX, a currency without a number, names in braces or brackets, [object Object], NaN, undefined and null, names in percent signs, code of templates, variants of a sentence, error messages of programs, replies of language models, titles of new pages, what page builders and tools put in place of a text or before it, keys of messages, authors that are accounts, errors of spreadsheets, times of programs, and accounts to be filled in within scripts and frames. Case counts, except in lorem ipsum.',
  fix: 'Write the missing text. If the build wrote the placeholder, correct the template or the field of the manifest.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  *check(scan): Generator<Issue> {
    const seen = new Set<string>()
    const found = (text: string, place: string): Issue[] => {
      return report((isNewPage({ text, place }) && newPage.exec(text)?.[0]) || placeholderIn(text)?.[0], place, text)
    }
    const report = (phrase: string | undefined, place: string, text = ''): Issue[] => {
      // Two lists of phrases may have one with more words.
      if (phrase === undefined || [...seen].some((each) => each.includes(phrase) || phrase.includes(each))) return []
      seen.add(phrase)
      return [
        {
          what: `${place} {pages} contains the placeholder "${phrase}".`,
          phrase,
          cause: phrase,
          ...subjectAt(place),
          explains: [textOf(text)],
        },
      ]
    }
    yield* found(signedParts(scan).find(hasPlaceholder)?.text ?? '', 'The text')
    for (const block of scan.textBlocks) {
      const unwritten = unwrittenInBlock(block)
      if (unwritten !== '' && !hasPlaceholder(block)) yield* report(unwritten, 'The text', block.text)
    }
    for (const { text } of dataScripts(scan))
      for (const [phrase] of signsInData.some((sign) => text.includes(sign)) ? text.matchAll(leftoverInData) : [])
        if (!seen.has(phrase)) {
          seen.add(phrase)
          yield {
            what: `The structured data {pages} contains the placeholder "${phrase}".`,
            phrase,
            cause: phrase,
            replaced: phrase,
          }
        }
    for (const { text } of dataScripts(scan))
      for (const phrase of new Set(templateProfilesIn(text)))
        yield {
          what: `The structured data {pages} contains the placeholder "${phrase}" in place of a profile.`,
          whatOfSeveral: 'The structured data {pages} contains {count} placeholders in place of profiles{phrases}.',
          phrase,
          cause: 'profiles',
        }
    for (const { distinct } of scriptsToFillIn(scan)) {
      const [phrase] = accountToFillIn.exec(sourceOf(distinct)) ?? []
      if (phrase === undefined || seen.has(phrase)) continue
      seen.add(phrase)
      yield {
        what: `A script or frame {pages} has the placeholder "${phrase}" in place of an account.`,
        fix: 'Write the id of your account, or remove the element.',
        phrase,
        cause: phrase,
        explains: [scriptSubject(distinct)],
      }
    }
    for (const { distinct } of unfinishedElements(scan))
      for (const { text, place, unwritten } of unfinishedTexts(distinct)) {
        yield* found(text, place)
        if (!hasPlaceholder({ text })) yield* report(unwritten, place)
      }
  },
}

const unfinishedElements = selection((element) => unfinishedTexts(element).length > 0)

/** The address of a script or frame, or the script itself. */
const sourceOf = ({ attributes, text }: Pick<DistinctElement, 'attributes' | 'text'>) => attributes.src ?? text

const scriptsToFillIn = selection((element) => {
  if (element.name !== 'script' && element.name !== 'iframe') return false
  const source = sourceOf(element)
  return signsOfAccounts.some((sign) => source.includes(sign)) && accountToFillIn.test(source)
})

const hasPlaceholder = ({ text }: { text: string }) => placeholderIn(text) !== undefined

/** Empty for none. */
const unwrittenInBlock = perText((text) => unwrittenIn(text) ?? '')

type UnfinishedText = ReadText & { unwritten?: string }

const none: readonly UnfinishedText[] = []

/** Links and buttons next to each other are one text block. Their other words are in it. */
const labelled = /^(?:a|button)$/

function unwrittenLabel(label: string): readonly UnfinishedText[] {
  const unwritten = label.length > longestLabel ? undefined : unwrittenIn(label)
  return unwritten === undefined ? none : [{ text: '', place: 'The label of a link or button', unwritten }]
}

const longestLabel = 40

/** Titles and descriptions kept in memory: those of the last pages. */
const mostHeads = 20

/** A page has its title and its description in several elements. The note of a writer there is no text either. */
const unwrittenInHead = boundedMemo(mostHeads, (text) => unwrittenIn(text) ?? errorNoteIn(text) ?? '')

function errorNoteIn(text: string): string | undefined {
  const note = noteIn(text)
  return note?.severity === 'error' ? note.words : undefined
}

/** The texts of an element that are worth searching. */
const unfinishedTexts = perDistinct((element: DistinctElement): readonly UnfinishedText[] => {
  if (labelled.test(element.name)) return unwrittenLabel(element.label)
  const signed = signedTexts(element)
  const texts = readTexts(element).flatMap((read): UnfinishedText[] => {
    // What an empty field asks for is a hint.
    const isText = element.name === 'title' || element.name === 'meta' || read.place === 'The alt'
    const unwritten = isText ? unwrittenInHead(read.text) : ''
    if (unwritten !== '') return [{ ...read, unwritten }]
    return signed.some(({ text }) => text === read.text) || isNewPage(read) ? [read] : []
  })
  return texts.length === 0 ? none : texts
})
