import type { HtmlElement } from '../../core/html/scan-html.ts'

/** The origin a frame shows, where that is another than the site's; undefined for one of the site, or an address of no server. */
export function foreignOrigin({ attributes: { src } }: HtmlElement, origin: string): string | undefined {
  const url = src?.trim()
  if (!url || !/^(https?:)?\/\//i.test(url) || !URL.canParse(url, origin)) return undefined
  const found = new URL(url, origin).origin
  return found === origin ? undefined : found
}

/** The last two parts of a host's name: what a company registers, in most of the world. */
export const ownerOf = (origin: string) =>
  origin
    .replace(/^\w+:\/\//, '')
    .split(':')[0]
    ?.split('.')
    .slice(-2)
    .join('.') ?? ''
