import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'

export type SitePage = { file: string; html: string }

/** Every page of a built site, sorted by file. */
export function pagesOf(dist: string): SitePage[] {
  const files = fastGlob.sync('**/*.html', { cwd: dist }).sort()
  return files.map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }))
}

/**
 * The first page of each skeleton: of the same tags and attribute names, of which the same follow each other. A validator
 * of markup finds on these what it finds on all pages; the whole corpus is validated by `npm run test:full`.
 */
export function distinctPages(dist: string): readonly SitePage[] {
  const known = distinct.get(dist) ?? findDistinct(dist)
  distinct.set(dist, known)
  return known
}

/** By directory: the files that ask for those of one site run in the same process. */
const distinct = new Map<string, readonly SitePage[]>()

function findDistinct(dist: string): SitePage[] {
  const bySkeleton = new Map<string, SitePage>()
  for (const page of pagesOf(dist)) {
    const skeleton = skeletonOf(page.html)
    if (!bySkeleton.has(skeleton)) bySkeleton.set(skeleton, page)
  }
  return [...bySkeleton.values()]
}

function skeletonOf(html: string): string {
  const tags = html
    .replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>')
    .replace(/="[^"]*"/g, '')
    .match(/<[^>]*>/g)
  return [...new Set(tags?.map((tag, index) => (tags[index - 1] ?? '') + tag))].sort().join('')
}
