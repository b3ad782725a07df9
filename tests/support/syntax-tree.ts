import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A node of a syntax tree in the ESTree form, with that of JSX. Source: https://github.com/estree/estree */
export type SyntaxNode = { type: string; start: number; [field: string]: unknown }

/** A TypeScript file as a syntax tree. @throws {Error} if it cannot be parsed. */
export function syntaxTree(file: string): { root: SyntaxNode; text: string } {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return { root: program as unknown as SyntaxNode, text } // every node of ESTree has a type and a start
}

/** Visits a node and the nodes in it. `visit` returns false to leave out the nodes in one. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => unknown): void {
  if (visit(node) === false) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The text of a literal, with `…` for each value in a template; undefined for other nodes. */
export function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}
