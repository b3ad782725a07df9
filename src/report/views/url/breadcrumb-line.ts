import { field, type JsonLdNode } from './json-ld-nodes.ts'

/**
 * The line above a desktop search result: the host, then the names of the BreadcrumbList without the home page, or the
 * segments of the URL if there is no BreadcrumbList. On a phone, search results show only the host.
 * Source: https://developers.google.com/search/blog/2025/01/simplifying-breadcrumbs
 */
export function breadcrumbLine(origin: string, path: string, nodes: readonly JsonLdNode[]): string[] {
  const crumbs = trailOf(nodes)
    .filter(({ url }) => url !== `${origin}/` && url !== origin)
    .map(({ name }) => name)
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  return [origin, ...(crumbs.length > 0 ? crumbs : parts)]
}

function trailOf(nodes: readonly JsonLdNode[]): { name: string; url: string }[] {
  const node = nodes.find(({ type, problem }) => problem === undefined && type.split(', ').includes('BreadcrumbList'))
  const entries: unknown = node && field(JSON.parse(node.json), 'itemListElement')
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry) => {
    const item = field(entry, 'item')
    const name = field(entry, 'name') ?? field(item, 'name')
    const url = typeof item === 'string' ? item : field(item, '@id')
    return typeof name === 'string' ? [{ name, url: typeof url === 'string' ? url : '' }] : []
  })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
