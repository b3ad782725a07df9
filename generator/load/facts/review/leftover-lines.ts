/** Lines that begin an item of a list, a row of a table or a heading, which are paragraphs of their own. */
const begins = /^\s*(?:[-*+] |\d+[.)] |\||#{1,6} )/

const isEmpty = (line: string | undefined) => line === undefined || line.trim() === ''

/**
 * The lines of a file that a placeholder or a merge marker at `line` makes unreadable: its paragraph in the body of a Markdown
 * file, and all lines between merge markers with the paragraphs around them. Counted from 1.
 */
export function leftoverLines({ path, text }: { path: string; text: string }, line: number): number[] {
  const lines = text.split('\n')
  const areas = [{ from: line - 1, to: line - 1 }, ...conflictsIn(lines)]
  const body = path.endsWith('.md') ? bodyStart(lines) : lines.length
  const found = areas.flatMap(({ from, to }) => {
    const isInBody = from >= body
    let [first, last] = [from, to]
    while (isInBody && first > body && !isEmpty(lines[first - 1]) && !begins.test(lines[first] ?? '')) first--
    while (isInBody && !isEmpty(lines[last + 1]) && !begins.test(lines[last + 1] ?? '')) last++
    return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1)
  })
  return [...new Set(found)]
}

type File = { path: string; shown: string; text: string }

/** `file:line` of all that some leftovers make unreadable. */
export function unreadableLines(
  leftovers: readonly { at: { file: string; line: number } }[],
  files: readonly File[],
): ReadonlySet<string> {
  const byName = new Map(files.map((file) => [file.shown, file]))
  return new Set(
    leftovers.flatMap(({ at }) => {
      const file = byName.get(at.file)
      return file ? leftoverLines(file, at.line).map((line) => `${at.file}:${line}`) : []
    }),
  )
}

/** The index of the first line after the front matter. */
function bodyStart(lines: readonly string[]): number {
  return /^---\s*$/.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line)) + 1 : 0
}

/** From each `<<<<<<<` to its `>>>>>>>`, as indexes of lines. */
function conflictsIn(lines: readonly string[]): { from: number; to: number }[] {
  return lines.flatMap((line, from) => {
    if (!/^\s*<{7}(?!<)/.test(line)) return []
    const to = lines.findIndex((other, at) => at > from && /^\s*>{7}(?!>)/.test(other))
    return to < 0 ? [] : [{ from, to }]
  })
}
