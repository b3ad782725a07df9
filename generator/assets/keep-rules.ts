import postcss, { type Container } from 'postcss'
import { isFirstFont } from './make-fonts.ts'

/**
 * The part of a stylesheet for pages on which only some words occur: names of classes and elements. Rules without a class
 * remain, and so do rules whose classes are alternatives or exceptions, as in `:is()` and `:not()`. Animations remain if
 * a rule names them. Rules for form fields, and fonts for letters that only a visitor types, remain if there is a field.
 */
export function keepRules(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  const hasFields = fieldElements.some((name) => words.has(name))
  prune(
    root,
    (selector) =>
      (hasFields || !fieldParts.test(withoutParentheses(selector))) &&
      classesOf(selector).every((name) => words.has(name)),
  )
  if (!hasFields)
    root.walkAtRules('font-face', (rule) => {
      const [, file] = /url\(['"]?([^'")]+)/.exec(rule.toString()) ?? []
      if (file && !isFirstFont(file)) rule.remove()
    })
  const named = new Set<string>()
  // A custom property may hold an animation.
  root.walkDecls(/^--|animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word)
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!named.has(rule.params)) rule.remove()
  })
  return root.toString()
}

const fieldElements = ['input', 'select', 'textarea']

/** Elements and pseudo-elements of form fields. */
const fieldParts =
  /(^|[\s>+~])(input|select|optgroup|textarea)\b|::(file-selector-button|placeholder)|::-webkit-(date|search|calendar|(inner|outer)-spin)|:-moz-ui-invalid/

/** At-rules whose content is not rules for elements. */
const wholes = /^(-webkit-)?(keyframes|font-face|property)$/

function prune(container: Container, isKept: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(isKept)
      if (selectors.length === 0) node.remove()
      else {
        if (selectors.length < node.selectors.length) node.selectors = selectors
        pruneAndRemove(node, isKept)
      }
    } else if (node.type === 'atrule' && node.nodes && !wholes.test(node.name)) pruneAndRemove(node, isKept)
  }
}

/** Removes the container as well if nothing remains of it. */
function pruneAndRemove(container: Container, isKept: (selector: string) => boolean): void {
  prune(container, isKept)
  if (container.nodes?.length === 0) container.remove()
}

/** The classes that every element of a selector must have: those outside parentheses. */
function classesOf(selector: string): string[] {
  const outer = withoutParentheses(selector)
  return [...outer.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = '']) =>
    unescaped(name),
  )
}

function withoutParentheses(selector: string): string {
  const inner = selector.replace(/\((?:\\.|[^()\\])*\)/g, '')
  return inner === selector ? inner : withoutParentheses(inner)
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, char: string) =>
    code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
