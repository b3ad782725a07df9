/** Columns of plain text, as read in an e-mail or an editor. */
const columns = 72

/** Wraps text at spaces to 72 columns; a longer word gets its own line. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (indent.length + longer.length <= columns || line === '') line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].map((each) => indent + each).join('\n')
}

/** Two texts at the ends of one line, joined by dots. Without room for both, the second goes on the next line. */
export function leaders(left: string, right: string): string {
  const dots = columns - left.length - right.length - 2
  return dots < 2 ? `${wrap(left)}\n${wrap(right, '  ')}` : `${left} ${'.'.repeat(dots)} ${right}`
}

/** A heading with its text under it. */
export function section(heading: string, ...paragraphs: string[]): string {
  if (paragraphs.length === 0) return ''
  return [heading.toUpperCase(), '-'.repeat(heading.length), ...paragraphs].join('\n')
}

/** Sections with an empty line between them. */
export function document(...sections: string[]): string {
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
