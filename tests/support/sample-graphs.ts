import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { inject } from 'vitest'
import { type JsonLdNode, jsonLdBlocks } from './parsed-page.ts'

/** The structured data of one page of the sample company. */
export type PageGraph = { file: string; html: string; text: string; nodes: JsonLdNode[] }

/** The structured data of every page with a URL, read from the finished files. */
export function sampleGraphs(): readonly PageGraph[] {
  read ??= readGraphs()
  return read
}

// Reading them takes some seconds, and several test files need them.
let read: readonly PageGraph[] | undefined

function readGraphs(): readonly PageGraph[] {
  const dist = join(inject('sampleDir'), 'dist')
  const files = fastGlob.sync('**/*.html', { cwd: dist, ignore: ['404.html'] }).sort()
  return files.map((file) => {
    const html = readFileSync(join(dist, file), 'utf8')
    const [text, ...others] = jsonLdBlocks(html)
    if (text === undefined || others.length > 0) throw new Error(`${file} has ${others.length + 1} blocks, or none.`)
    return { file, html, text, nodes: JSON.parse(text)['@graph'] }
  })
}

/** The first node of each shape: of the same types and properties, with any values. */
export function distinctShapes(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  const byShape = new Map<string, JsonLdNode>()
  for (const node of nodes) {
    const shape = shapeOf(node)
    if (!byShape.has(shape)) byShape.set(shape, node)
  }
  return [...byShape.values()]
}

/** The length of a list does not count, only the shapes of its entries. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join(' ')}]`
  if (typeof value !== 'object' || value === null) return typeof value
  const fields = Object.entries(value).map(([name, inner]) => `${name}:${name === '@type' ? inner : shapeOf(inner)}`)
  return `{${fields.sort().join(' ')}}`
}
