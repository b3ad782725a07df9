/** How many numbers each command of SVG path data takes. */
const numbers: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Side of the square on which icons are drawn. */
const side = 24

const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)'
/** The flags of an arc are single digits, which may have no space after them. */
const arc = new RegExp(`^(?:\\s*,?\\s*${number}){3}\\s*,?\\s*[01]\\s*,?\\s*[01](?:\\s*,?\\s*${number}){2}\\s*,?\\s*`)

/** What keeps path data from being drawn on the grid of icons, if anything does. Source: https://www.w3.org/TR/SVG2/paths.html#PathDataBNF */
export function pathMistake(data: string): string | undefined {
  if (!/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/.test(data))
    return 'an icon contains only SVG path data; copy the d attribute of a path'
  if (!/^\s*M/i.test(data)) return 'path data begins with M; copy the whole d attribute of a path'
  const commands = data.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)
  for (const [, command = '', rest = ''] of commands)
    if (!isComplete(command.toLowerCase(), rest))
      return 'path data ends too early, or lacks a number; copy the whole d attribute of a path'
  const [, x, y] = new RegExp(`^\\s*M\\s*(${number})\\s*,?\\s*(${number})`, 'i').exec(data) ?? []
  const isOutside = [x, y].some((each) => Number(each) < 0 || Number(each) > side)
  return isOutside
    ? `it begins outside of the grid of ${side} by ${side}; use an icon with the viewBox 0 0 ${side} ${side}`
    : undefined
}

function isComplete(command: string, text: string): boolean {
  const wanted = numbers[command] ?? 0
  if (command === 'a') {
    let rest = text.trim()
    while (arc.test(rest)) rest = rest.replace(arc, '')
    return rest === '' && text.trim() !== ''
  }
  const count = [...text.matchAll(new RegExp(number, 'g'))].length
  return wanted === 0 ? count === 0 : count > 0 && count % wanted === 0
}
