import postcss, { type Container, type Declaration, type Rule } from 'postcss'

/**
 * The stylesheet without repetitions for browsers that the scripts do not support anyway: every browser in Vite's default
 * target mixes colours. A rule then has one declaration of a property instead of two, and neighbours with one selector
 * are one rule.
 */
export function plainCss(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('supports', (rule) => {
    if (rule.params === '(color:color-mix(in lab, red, red))') rule.replaceWith(rule.nodes ?? [])
  })
  joinNeighbours(root)
  root.walkRules(dropOverridden)
  return root.toString()
}

function joinNeighbours(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    const before = node.prev()
    if (node.type === 'rule' && before?.type === 'rule' && before.selector === node.selector) {
      before.append(node.nodes)
      node.remove()
    } else if ('nodes' in node && node.nodes) joinNeighbours(node as Container)
  }
}

/** Removes a declaration before the same one, and a plain colour before a mixed one. */
function dropOverridden(rule: Rule): void {
  const last = new Map<string, Declaration>()
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue
    const later = last.get(node.prop)
    if (!later) last.set(node.prop, node)
    else if (later.value === node.value || later.value.includes('color-mix(')) node.remove()
  }
}
