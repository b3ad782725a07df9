/** Elements of `<main>` that are no text of the page's own: the way there, forms, what other sites show. */
const leftOut = new Set([
  'nav',
  'header',
  'footer',
  'aside',
  'script',
  'style',
  'form',
  'iframe',
  'template',
  'noscript',
])

const tag = /<(\/?)([a-z][a-z0-9-]*)\b[^>]*?(\/?)>/g

/** The text between `<main>` and `</main>`, elements that are not its own left out, every tag a space. */
export function mainText(html: string): string {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) return ''
  const main = html.slice(html.indexOf('>', start) + 1, end)
  let text = ''
  let from = 0
  let within: string | undefined
  let depth = 0
  for (const match of main.matchAll(tag)) {
    const [whole, isClosing, name = '', isEmpty] = match
    if (within === undefined) {
      text += `${main.slice(from, match.index)} `
      if (!isClosing && !isEmpty && leftOut.has(name)) [within, depth] = [name, 1]
    } else if (name === within) {
      depth += isClosing ? -1 : isEmpty ? 0 : 1
      if (depth === 0) within = undefined
    }
    from = match.index + whole.length
  }
  return text + main.slice(from)
}
