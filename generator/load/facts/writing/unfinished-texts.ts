import { groupBy } from '../../../core/group-by.ts'
import { leftoverInManifest } from '../../../core/text/leftovers.ts'
import { slipsIn } from '../../../core/text/slips.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, shownTexts } from '../texts.ts'

/** Fields that have sentences. A `text` may also be a list of names, such as that of the towns of a county. */
const ofSentences = new Set([
  'description',
  'defaultDescription',
  'intro',
  'answer',
  'because',
  'summary',
  'pricingNote',
  'requirement',
  'statement',
  'text',
])
const ofLists = new Set<PropertyKey>(['towns', 'credits', 'claims', 'sections'])

/** Fields that few texts have, with one that is written like them. */
const sameKind: Record<string, string> = { defaultDescription: 'description', requirement: 'pricingNote' }

/** Words of a shorter text may be a phrase. */
const fewestWords = 8
/** So many other texts of the field show how one ends, for each that does not. */
const othersForEach = 8

/** A letter or comma at the end, which no sentence has. */
const isOpen = (text: string) => /[\p{L},]$/u.test(text.slice(-2))
/** A sign after the last sentence, perhaps within quotation marks or brackets. */
const isEnded = (text: string) => /[.!?…。:]["'”’»)]*$/.test(text)

/**
 * Texts that do not end like a sentence, where nearly all others of their field do: the rest of them was lost, or the full
 * stop. The last word may be any.
 */
export function checkUnfinishedTexts(sources: FactSources): Fact[] {
  const fields = shownTexts(sources).flatMap((field) => {
    const key = keyOf(field)
    return key === undefined || field.text.split(/\s+/, fewestWords).length < fewestWords ? [] : [{ key, field }]
  })
  return [...groupBy(fields, ({ key }) => key).values()].flatMap((same) => {
    const open = same.filter(({ field }) => isOpen(field.text.trimEnd()))
    if (open.length === 0) return []
    const ended = same.filter(({ field }) => isEnded(field.text.trimEnd()))
    if (ended.length < othersForEach * open.length) return []
    return open.flatMap(({ field }) => (isReported(field.text) ? [] : unfinished(field)))
  })
}

/** The kind of a text, by its field. */
function keyOf({ path }: FieldText): string | undefined {
  const key = String(path.at(-1))
  if (path[0] === 'services' && path.length === 2) return 'services'
  if (!ofSentences.has(key) || (key === 'text' && path.some((step) => ofLists.has(step)))) return undefined
  return sameKind[key] ?? key
}

/** Other checks find a last word that never ends a sentence, a list of keywords, a note, and a placeholder. */
const isReported = (text: string) => slipsIn(text).length > 0 || leftoverInManifest(text) !== undefined

function unfinished({ record, path, text }: FieldText): Fact[] {
  const words = text.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  // An address, or a list of names: `Wise, Coeburn and Norton`.
  if (/[@/.]/.test(last) || 2 * words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length) return []
  const end = words.slice(-4).join(' ')
  const what = `The text ends without a full stop: "… ${end}". Nearly all others of its field have one.`
  return [fact(record, path, { code: 'text-cut-off', severity: 'warning', what, fix: 'Write its end.' }, end)]
}
