import { paragraphEnders } from '../../core/html/nesting-check.ts'
import { perScan } from '../../core/html/per-scan.ts'

/** A fault in the nesting of the elements of `<main>`. */
export type NestingFault = { kind: 'unclosed' | 'list' | 'empty' | 'form' | 'paragraph'; name: string; tag: string }

const followed = /<(\/?)(div|section|article|ul|ol|menu|li|table|form|strong|em|b|i)\b[^>]*>/g
const blocks = new RegExp(`<(/?)(${paragraphEnders.join('|')})(?![\\w-])[^>]*>`, 'g')
/** In these, a paragraph goes on. */
const scopes = /<(button|svg|object|template|script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const strange = /<(?:ul|ol|menu)\b[^>]*>\s*(<(?!\/?(?:li|ul|ol|menu|script|template)\b|!--)[a-z][\w-]*[^>]*>)/g

/** The faults in the nesting of `<main>`, read once for the rules about each kind. Browsers repair them in their own ways. */
export const nestingFaults = perScan((scan): NestingFault[] => {
  if (scan.isNestedRight) return none
  const from = scan.html.indexOf('<main')
  const to = scan.html.lastIndexOf('</main>')
  if (from < 0) return []
  const [tag = ''] = /^<main[^>]*>/.exec(scan.html.slice(from)) ?? []
  if (to < from) return scan.byName.has('main') ? [{ kind: 'unclosed', name: 'main', tag }] : []
  const main = scan.html.slice(from, to)
  const found = faultsIn(main)
  // A script may contain tags as text.
  return found.length === 0
    ? found
    : faultsIn(main.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, ''))
})

const none: NestingFault[] = []

function faultsIn(html: string): NestingFault[] {
  const found: NestingFault[] = []
  /** List items that are in no list, by the start tag of what they are in. */
  const items = new Map<NestingFault, string | undefined>()
  const open: { name: string; tag: string; end: number }[] = []
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(followed)) {
    if (slash === '/') {
      const last = open.at(-1)
      if (last?.name === name) {
        open.pop()
        if ((name === 'ul' || name === 'ol') && html.slice(last.end, index).trim() === '')
          found.push({ kind: 'empty', name, tag: last.tag })
      } else return [...found, { kind: 'unclosed', name: last?.name ?? name, tag: last?.tag ?? tag }]
      continue
    }
    if (name === 'li' && !/^(?:ul|ol|menu)$/.test(open.at(-1)?.name ?? '')) {
      const item: NestingFault = { kind: 'list', name, tag }
      items.set(item, open.at(-1)?.tag)
      found.push(item)
    }
    if (name === 'form' && open.some((each) => each.name === 'form')) found.push({ kind: 'form', name, tag })
    open.push({ name, tag, end: index + tag.length })
  }
  const last = open.at(-1)
  if (last) found.push({ kind: 'unclosed', name: last.name, tag: last.tag })
  const block = blockInParagraph(html.replace(scopes, ''))
  if (block) found.push({ kind: 'paragraph', ...block })
  const strangers = Array.from(html.matchAll(strange), ([, tag = '']) => tag)
  return [
    // What is wrong with them is the element between them and their list.
    ...found.filter((fault) => !strangers.includes(items.get(fault) ?? '')),
    ...strangers.map((tag): NestingFault => ({ kind: 'list', name: /^<([\w-]+)/.exec(tag)?.[1] ?? '', tag })),
  ]
}

/** The first element that is in a paragraph and may not be, if the end tag of the paragraph follows. */
function blockInParagraph(html: string): { name: string; tag: string } | undefined {
  let isOpen = false
  let inside: { name: string; tag: string } | undefined
  for (const [tag, slash, name = ''] of html.matchAll(blocks)) {
    if (name === 'p') {
      if (slash === '/' && !isOpen && inside) return inside
      isOpen = slash === ''
      inside = undefined
    } else if (slash === '' && isOpen) {
      isOpen = false
      inside = { name, tag }
    }
  }
  return undefined
}
