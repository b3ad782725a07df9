import type { SiteFiles } from '../../core/audited-site.ts'

/** One directive of robots.txt. */
export type RobotsLine = {
  /** From 1. */
  line: number
  /** Lower case, e.g. `disallow`. */
  name: string
  value: string
}

/** Undefined without a robots.txt, if a page is served in its place, or in an encoding of two bytes a letter. Source: https://www.rfc-editor.org/rfc/rfc9309 */
export function readRobotsTxt(files: SiteFiles): RobotsLine[] | undefined {
  if (!files.has('/robots.txt')) return undefined
  const text = files
    .read('/robots.txt')
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  if (/^\s*<(?:!doctype|html|head|\?xml)\b/i.test(text) || text.includes('\0')) return undefined
  return text.split(/\r\n?|\n/).flatMap((written, index) => {
    const plain = written.replace(/#.*$/, '').trim()
    if (plain === '') return []
    const colon = plain.indexOf(':')
    return {
      line: index + 1,
      name: (colon < 0 ? plain : plain.slice(0, colon)).trim().toLowerCase(),
      value: colon < 0 ? '' : plain.slice(colon + 1).trim(),
    }
  })
}

/** Allow and Disallow rules, longest pattern first, since the longest wins. */
export type RobotsRule = RobotsLine & { isAllowed: boolean; matches: (path: string) => boolean }

/** The rules for a crawler: those of the groups with its name, else those for all crawlers. */
export function rulesFor(lines: readonly RobotsLine[], crawler: string): RobotsRule[] {
  const own: RobotsLine[] = []
  const forAll: RobotsLine[] = []
  let names: string[] = []
  let isAmongNames = false
  let isNamed = false
  for (const line of lines) {
    if (line.name === 'user-agent') {
      if (!isAmongNames) names = []
      names.push(line.value.toLowerCase())
      isAmongNames = true
      isNamed ||= line.value.toLowerCase() === crawler
      continue
    }
    if (line.name !== 'allow' && line.name !== 'disallow') continue
    isAmongNames = false
    if (names.includes(crawler)) own.push(line)
    else if (names.includes('*')) forAll.push(line)
  }
  return (isNamed ? own : forAll)
    .filter(({ value }) => value !== '')
    .map((line) => ({ ...line, isAllowed: line.name === 'allow', matches: matcherOf(line.value) }))
    .sort((a, b) => b.value.length - a.value.length || Number(b.isAllowed) - Number(a.isAllowed))
}

/** The rule that disallows a path, if any. Of rules with equal length, Allow wins. */
export function forbiddingRule(rules: readonly RobotsRule[], path: string): RobotsRule | undefined {
  const first = rules.find(({ matches }) => matches(path))
  return first && !first.isAllowed ? first : undefined
}

/** A pattern is a path prefix in which `*` matches anything and a final `$` the end of the path. */
function matcherOf(pattern: string): (path: string) => boolean {
  const isWhole = pattern.endsWith('$')
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [head = '', ...rest] = pieces
  return (path) => {
    if (!path.startsWith(head)) return false
    let at = head.length
    for (const [index, piece] of rest.entries()) {
      // With a final `$`, the last piece must be the end of the path.
      const isEnd = isWhole && index === rest.length - 1
      const found = isEnd ? path.length - piece.length : path.indexOf(piece, at)
      if (found < at || (isEnd && !path.endsWith(piece))) return false
      at = found + piece.length
    }
    return !isWhole || at === path.length
  }
}
