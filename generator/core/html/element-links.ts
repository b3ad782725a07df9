import type { LinkFact } from '../facts.ts'
import { perDistinct } from './distinct.ts'
import type { DistinctElement } from './distinct-element.ts'
import { loadedUrls } from './page.ts'
import { type HtmlElement, isInside } from './scan-html.ts'
import { isSameOnAllPages, siteUrl } from './site-url.ts'

/** What an element links to and loads. URLs on this site are root-relative. */
export type ElementLinks = {
  /** Of an anchor with a URL on this site. */
  link: LinkFact | undefined
  /** Equal for equal links. */
  key: string
  /** Whether it is an anchor with the URL of another site. */
  isExternal: boolean
  /** URLs on this site of what it loads: images, scripts, stylesheets, icons. */
  resources: readonly string[]
  /**
   * URLs on this site of what it loads only in some cases: images in place of those that do not load
   * (`src/client/pictures.ts`), and islands when they are needed (`src/client/hydrate.ts`).
   */
  conditionalResources: readonly string[]
}

type Read = ElementLinks & { dependsOnPage: boolean }

/** Nearly all elements mean the same on every page, and are read once. */
export function elementLinks({ distinct }: HtmlElement, path: string, origin: string): ElementLinks {
  let readOnce = readers.get(origin)
  if (!readOnce) {
    readOnce = perDistinct((element: DistinctElement) => read(element, '/', origin))
    readers.set(origin, readOnce)
  }
  const links = readOnce(distinct)
  return links.dependsOnPage ? read(distinct, path, origin) : links
}

const readers = new Map<string, (element: DistinctElement) => Read>()

function read(element: DistinctElement, path: string, origin: string): Read {
  const { 'data-instead': instead, 'data-module': module } = element.attributes
  const href = element.name === 'a' || element.name === 'area' ? element.attributes.href : undefined
  const loaded = loadedUrls(element)
  if (href === undefined && loaded.length === 0 && !instead && !module) return noLinks
  const loadedLater = [...(instead ? instead.split(' ') : []), ...(module ? [module] : [])]
  const onSite = (urls: readonly string[]) =>
    urls.length === 0 ? none : urls.flatMap((url) => siteUrl(url, path, origin) ?? [])
  const target = href === undefined ? undefined : siteUrl(href, path, origin)
  const isInMain = isInside(element, 'main') && !isInside(element, 'nav', 'header', 'footer', 'aside')
  return {
    link: target === undefined ? undefined : { target, text: element.label, isInMain },
    key: `${target} ${isInMain} ${element.label}`,
    isExternal: href !== undefined && target === undefined && /^https?:/i.test(href),
    resources: onSite(loaded),
    conditionalResources: onSite(loadedLater),
    dependsOnPage: [href ?? '/', ...loaded, ...loadedLater].some((url) => !isSameOnAllPages(url)),
  }
}

const none: readonly string[] = []
/** Of most elements. */
export const noLinks: Read = {
  link: undefined,
  key: '',
  isExternal: false,
  resources: none,
  conditionalResources: none,
  dependsOnPage: false,
}
