import type { HtmlElement } from '../../core/html/scan-html.ts'

/** The origin of a frame; undefined for the origin of the site and for URLs without a server, such as `about:blank`. */
export function foreignOrigin(
  { attributes: { src } }: Pick<HtmlElement, 'attributes'>,
  origin: string,
): string | undefined {
  const url = src?.trim()
  if (!url || !/^(https?:)?\/\//i.test(url) || !URL.canParse(url, origin)) return undefined
  const found = new URL(url, origin).origin
  return found === origin ? undefined : found
}

/** The last two parts of the host name: the domain that a company registers, under most top-level domains. */
export const ownerOf = (origin: string) =>
  origin
    .replace(/^\w+:\/\//, '')
    .split(':')[0]
    ?.split('.')
    .slice(-2)
    .join('.') ?? ''
