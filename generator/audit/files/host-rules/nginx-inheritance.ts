import { type NginxLine, nginxLines } from './nginx-lines.ts'

/** A line of nginx that adds a header in a block, and the headers of the blocks around it that its responses lose. */
export type LostHeaders = Pick<NginxLine, 'line' | 'from' | 'matches'> & { lost: readonly string[] }

type Block = {
  parent: Block | undefined
  headers: Map<string, string>
  first: NginxLine | undefined
  includes: boolean
}

/**
 * Blocks with `add_header` of their own, which inherit none of the headers around them. Ignores blocks that include another
 * file, which may repeat them. Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function lostHeaders(text: string): LostHeaders[] {
  const blockIn = (parent?: Block): Block => ({ parent, headers: new Map(), first: undefined, includes: false })
  let open = blockIn()
  const blocks: Block[] = []
  for (const line of nginxLines(text)) {
    if (line.text.includes('{')) {
      open = blockIn(open)
      blocks.push(open)
    }
    const [, name] = /\badd_header\s+([\w-]+)\s/.exec(line.text) ?? []
    if (name !== undefined) {
      open.headers.set(name.toLowerCase(), name)
      open.first ??= line
    }
    if (/\binclude\s/.test(line.text)) open.includes = true
    if (line.text.includes('}')) open = open.parent ?? open
  }
  return blocks.flatMap(({ parent, headers, first, includes }) => {
    if (!first || includes) return []
    const lost = Array.from(inheritedBy(parent)).flatMap(([key, name]) => (headers.has(key) ? [] : [name]))
    const { line, from, matches } = first
    return lost.length === 0 ? [] : [{ line, from, matches, lost }]
  })
}

function inheritedBy(block: Block | undefined): ReadonlyMap<string, string> {
  if (!block || block.headers.size > 0) return block?.headers ?? new Map()
  return inheritedBy(block.parent)
}
