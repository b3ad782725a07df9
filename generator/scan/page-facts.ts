import { createHash } from 'node:crypto'
import type { PageFacts, SharedPart } from '../facts.ts'
import { scanHtml } from './scan.ts'

type PageMeta = Pick<PageFacts, 'path' | 'file' | 'route' | 'section' | 'params'>

export function scanPart(name: string, html: string, origin: string): SharedPart {
  const { links, resources, ids } = scanHtml(html)
  return { name, html, facts: { links: onSite(links, '/', origin), resources: onSite(resources, '/', origin), ids } }
}

/** The facts of a page. A shared part is left out of the scan only where its very bytes stand in the page. */
export function scanPage(
  html: string,
  bytes: Uint8Array,
  meta: PageMeta,
  parts: SharedPart[],
  origin: string,
): PageFacts {
  const found = parts.filter((part) => part.html !== '' && html.includes(part.html))
  const own = found.reduce((rest, part) => rest.replace(part.html, () => ''), html)
  const { links, resources, pictures, metaUrls, jsonLd, ids, content, ...facts } = scanHtml(own)
  const data = jsonLd.map(readJsonLd)
  return {
    ...meta,
    ...facts,
    links: onSite(links, meta.path, origin),
    resources: onSite(resources, meta.path, origin),
    ids,
    bytes: bytes.byteLength,
    hash: hashOf(bytes),
    contentHash: hashOf([facts.title, facts.description, content].join('\n')),
    pictures: onePerPicture(onSite(pictures, meta.path, origin)),
    parts: found.map(({ name }) => name),
    dataUrls: onSite([...metaUrls, ...data.flatMap(({ urls }) => urls)], meta.path, origin, false),
    jsonLdErrors: data.flatMap(({ error }) => error ?? []),
    breadcrumbs: data.flatMap(({ breadcrumbs }) => breadcrumbs),
  }
}

/** First 16 hex digits of the SHA-256. */
function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** A picture shown twice, at different sizes, is one: the first. Its files differ in what follows the last hyphen. */
function onePerPicture(urls: string[]): string[] {
  const found = new Map<string, string>()
  for (const url of urls) {
    const name = url.replace(/-\d+(x\d+)?\.[a-z]+$/, '')
    if (!found.has(name)) found.set(name, url)
  }
  return [...found.values()]
}

/** Addresses on this site as root-relative ones, each once. Other schemes and hosts are left out. */
function onSite(urls: string[], page: string, origin: string, keepFragment = true): string[] {
  const base = new URL(origin + page)
  const found = new Set<string>()
  for (const url of urls) {
    // Nearly every address is a plain path, with or without our origin; only the rest needs a URL parser.
    const path = url.startsWith(origin) ? url.slice(origin.length) : url
    const target = plainPath.test(path) ? path : resolve(url, base, keepFragment)
    if (target !== undefined) found.add(target)
  }
  return [...found]
}

/** No query, no fragment, and no empty or dot segment that a parser would resolve. Nothing nested, so that it is linear. */
const plainPath = /^(?!.*\/[./])\/[a-z0-9_./-]*$/

function resolve(url: string, base: URL, keepFragment: boolean): string | undefined {
  if (!URL.canParse(url, base.href)) return url
  const { origin, pathname, hash } = new URL(url, base)
  return origin === base.origin ? pathname + (keepFragment ? hash : '') : undefined
}

type JsonLdFacts = { urls: string[]; breadcrumbs: string[]; error?: string }

function readJsonLd(text: string): JsonLdFacts {
  try {
    const root: unknown = JSON.parse(text)
    const urls: string[] = []
    const breadcrumbs: string[] = []
    const walk = (value: unknown): void => {
      if (typeof value === 'string' && value.startsWith('https://')) urls.push(value)
      if (typeof value !== 'object' || value === null) return
      if ('@type' in value && value['@type'] === 'ListItem' && 'name' in value) breadcrumbs.push(String(value.name))
      for (const item of Object.values(value)) walk(item)
    }
    walk(root)
    return { urls, breadcrumbs }
  } catch (error) {
    return { urls: [], breadcrumbs: [], error: error instanceof Error ? error.message : String(error) }
  }
}
