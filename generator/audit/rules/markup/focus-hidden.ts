import { withoutComments } from '../../files/stylesheets.ts'
import type { SiteRule } from '../../rule.ts'

/** A style that removes the outline of the focused element and gives nothing in its place. */
export const focusHidden: SiteRule = {
  code: 'focus-hidden',
  scope: 'site',
  title: 'Invisible keyboard focus',
  severity: 'error',
  why: 'Visitors who use the keyboard no longer see which link, button or field they are on, and cannot use the page.',
  how: 'Searches the stylesheets of the site for rules that remove the outline of focused elements: of all, or of links, buttons, fields and classes named for them. A rule for the same focused elements, or for all, must give them an outline, a shadow, a border or another color. Ignores :focus:not(:focus-visible), elements that only a script focuses, such as those with tabindex="-1", and classes of Tailwind.',
  fix: 'Remove the rule, or style :focus-visible with an outline of at least two pixels.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible',
  check: ({ stylesheets, manifest }) => {
    const sheets = stylesheets.map((sheet) => ({ ...sheet, ...focusIn(sheet.text) }))
    return sheets.flatMap(({ name, url, isFile, hidden, shown }) => {
      // A page may load any of the files; only some pages have the style of another page.
      const others = sheets.filter((sheet) => sheet.isFile || isFile).flatMap((sheet) => sheet.shown)
      const restored = new Set([...shown, ...others])
      const [first, ...more] = hidden.filter((selector) => !isRestored(selector, restored))
      if (first === undefined) return []
      const also = more.length === 0 ? '' : ` and ${more.length} more`
      return [
        {
          url,
          at: manifest.siteAt,
          what: `${first}${also} in the stylesheet ${name} removes the outline of the focus, and nothing shows it.`,
          group: { name: [first, ...more].join() },
        },
      ]
    })
  },
}

type Focus = { hidden: readonly string[]; shown: readonly string[] }

/** Selectors of a stylesheet whose rules remove the outline of elements, and those of what is shown of focused elements. */
function focusIn(text: string): Focus {
  const hidden: string[] = []
  const shown: string[] = []
  if (!text.includes('outline')) return { hidden, shown }
  for (const [, list = '', block = ''] of withoutComments(text).matchAll(/(?<=^|[{};])([^{};]+)\{([^{}]*)\}/g)) {
    const isFocus = list.includes(':focus')
    if (!isFocus && !block.includes('outline')) continue
    const selectors = list.split(/,(?![^(]*\))/).map((selector) => selector.trim())
    if (isMarked(block)) shown.push(...selectors.filter((selector) => isFocused.test(selector)).map(baseOf))
    else if (isRemoved.test(block))
      hidden.push(...selectors.filter((selector) => !isExcluded.test(selector) && isForKeyboard(selector)))
  }
  return { hidden, shown }
}

const isFocused = /:focus(?:-visible)?(?![\w-])/

/** Not seen by those who use the keyboard, focused by scripts only, or one class of several that an element has. */
const isExcluded = /:not\(|:focus-within|tabindex=["']?-1|\\:/

const isRemoved = /outline(?:-style|-width|-color)?\s*:\s*(?:0|none|[^;]*\btransparent)/i

/** Whether a block gives elements an outline, or another look. */
const isMarked = (block: string): boolean =>
  block.split(';').some((declaration) => isLook.test(declaration) && !isRemoved.test(declaration))

const isLook =
  /^\s*(?:outline(?:-style)?|box-shadow|border[\w-]*|background[\w-]*|color|text-decoration[\w-]*|opacity|transform|translate|scale|filter)\s*:\s*(?!0(?:px)?\s*(?:!|$)|none|inherit|unset)/i

/** A selector without its focus: empty for all elements. */
const baseOf = (selector: string): string => selector.replace(isFocused, '').trim().replace(/^\*$/, '')

/** Elements that take the focus, at the end of a selector. */
const control =
  /(?:^|[\s>+~])(?:a|button|input|select|textarea|summary)(?![\w-])[^\s>+~]*$|\.[\w-]*(?:btn|button|link|input|field)[\w-]*$/i

const isForKeyboard = (selector: string): boolean => {
  const base = baseOf(selector)
  return base === '' || control.test(base)
}

/** Whether another rule shows the focus. One for all elements is weaker than one for focused elements with a class or name. */
function isRestored(selector: string, shown: ReadonlySet<string>): boolean {
  const base = baseOf(selector)
  if (shown.has(base) || (!isFocused.test(selector) && shown.has(''))) return true
  return base === '' && [...shown].some((each) => /^(?::(?:is|where)\(|(?:a|button|input)(?![\w-]))/.test(each))
}
