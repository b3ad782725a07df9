import type { PageDetail } from '#src/report/data.ts'
import type { PageFacts, PartFacts, StrayFact } from '../../core/facts.ts'
import { sharedEnds } from '../../core/text/difference.ts'

/** What is known of a page: its facts, its shared parts, and its details for the report. */
export type KnownPage = {
  facts: Pick<PageFacts, 'title' | 'canonical' | 'hash'>
  parts: readonly Pick<PartFacts, 'name' | 'texts' | 'links'>[]
  detail: Omit<PageDetail, 'sources' | 'siblings'>
}

/** Something a page says, and where. */
type Said = { slot: string; text: string }

/** The first difference between a page and what the last build wrote. Empty if the file is the same. */
export function pageEdits(page: KnownPage, built: KnownPage): StrayFact[] {
  if (page.facts.hash === built.facts.hash) return []
  const [now, before] = [contentsOf(page), contentsOf(built)]
  let start = 0
  while (start < now.length && isSame(now[start], before[start])) start++
  let end = 0
  while (end < Math.min(now.length, before.length) - start && isSame(now.at(-1 - end), before.at(-1 - end))) end++
  const [found] = now.slice(start, now.length - end)
  const [wanted] = before.slice(start, before.length - end)
  if (!found && !wanted) return [{ kind: 'edited', slot: markupOf(page, built), found: '', wanted: '', phrase: '' }]
  // Something new before something that differs is an addition; the other way around, something was removed.
  const isOne = !found || !wanted || found.slot === wanted.slot
  const [first, second] = isOne
    ? [found, wanted]
    : now.length < before.length
      ? [undefined, wanted]
      : [found, undefined]
  const slot = first?.slot ?? second?.slot ?? 'HTML'
  return [{ kind: 'edited', slot, ...differing(first?.text ?? '', second?.text ?? ''), phrase: first?.text ?? '' }]
}

const isSame = (a: Said | undefined, b: Said | undefined) => a?.slot === b?.slot && a?.text === b?.text

/** Where the markup of pages differs that say the same. */
function markupOf({ parts }: KnownPage, { parts: before }: KnownPage): string {
  const other = parts.find(({ name }) => !before.some((part) => part.name === name))
  return other ? `markup of the ${kindOf(other)}` : 'markup'
}

/** `header` or `footer`: the first word of the name of a shared part. */
const kindOf = ({ name }: Pick<PartFacts, 'name'>) => name.replace(/ .*/, '')

/** Everything that a page says of itself. What it shares with others is first, so that their edits have the same one. */
function contentsOf({ facts, parts, detail }: KnownPage): Said[] {
  const said = (slot: string, texts: readonly (string | undefined)[]) => texts.map((text = '') => ({ slot, text }))
  return [
    ...parts.flatMap((part) => [
      ...said(
        `link of the ${kindOf(part)}`,
        part.links.map(({ target, text }) => `${text} (${target})`),
      ),
      ...said(`text of the ${kindOf(part)}`, part.texts),
    ]),
    ...said('title', [facts.title]),
    ...said('language', [detail.language]),
    ...detail.meta.map(([name, text]) => ({ slot: `<meta> ${name}`, text })),
    ...said('canonical', [facts.canonical]),
    ...detail.headings.map(([level, text]) => ({ slot: `H${level}`, text })),
    ...detail.text.map((text) => ({ slot: 'text block', text })),
    ...detail.links.map(([target, text]) => ({ slot: 'link', text: `${text} (${target})` })),
    ...detail.pictures.map(({ src, alt = '(no alt)', width, height }) => ({
      slot: 'image',
      text: `${src} ${width}×${height} ${alt}`,
    })),
    ...said('structured data', detail.jsonLd),
  ]
}

/** Characters of a text that a message shows. */
const mostShown = 120

/** The passages of two texts that differ, with the words around them. */
function differing(found: string, wanted: string): { found: string; wanted: string } {
  const { start, end } = sharedEnds(found, wanted)
  // A short text is shown whole, a long one from a few words before the difference.
  const around = Math.max(found.length, wanted.length) <= mostShown ? Infinity : 30
  const cut = (text: string) => {
    const from = Math.max(0, start - around)
    const to = Math.min(text.length, text.length - end + around)
    const shown = text.slice(from, Math.min(to, from + mostShown))
    return `${from > 0 ? '…' : ''}${shown}${from + shown.length < text.length ? '…' : ''}`
  }
  return { found: cut(found), wanted: cut(wanted) }
}
