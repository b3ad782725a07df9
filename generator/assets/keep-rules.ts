import postcss, { type Container } from 'postcss'

/**
 * The part of a stylesheet for pages on which only some classes occur. Rules without a class remain, and so do rules
 * whose classes are alternatives or exceptions, as in `:is()` and `:not()`. Animations remain if a rule names them.
 */
export function keepRules(css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  prune(root, classes)
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

/** At-rules whose content is not rules for elements. */
const wholes = /^(-webkit-)?(keyframes|font-face|property)$/

function prune(container: Container, classes: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)))
      if (selectors.length === 0) node.remove()
      else {
        if (selectors.length < node.selectors.length) node.selectors = selectors
        pruneAndRemove(node, classes)
      }
    } else if (node.type === 'atrule' && node.nodes && !wholes.test(node.name)) pruneAndRemove(node, classes)
  }
}

/** Removes the container as well if nothing remains of it. */
function pruneAndRemove(container: Container, classes: ReadonlySet<string>): void {
  prune(container, classes)
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
