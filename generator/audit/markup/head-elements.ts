import { isCanonical, metaContents, type ScannedPage } from '../../core/html/page.ts'
import { type HtmlElement, isInside } from '../../core/html/scan-html.ts'

/** Every `<title>` of a page; that of a drawing is none. */
export function titlesOf({ own }: ScannedPage): HtmlElement[] {
  return own.elements.filter((element) => element.name === 'title' && !isInside(element, 'svg', 'template'))
}

/** The addresses of every canonical, as written. */
export function canonicalsOf({ own }: ScannedPage): string[] {
  return own.elements.filter(isCanonical).map(({ attributes }) => attributes.href?.trim() ?? '')
}

/** One directive for crawlers, e.g. `max-snippet` and `0`. */
export type Directive = { name: string; value: string | undefined }

/** What a page tells crawlers, in lower case. */
export function directivesOf(robots: string): Directive[] {
  return robots
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const colon = word.indexOf(':')
      return colon < 0
        ? { name: word, value: undefined }
        : { name: word.slice(0, colon).trim(), value: word.slice(colon + 1).trim() }
    })
}

/** Content of the first `<meta>` of a name or property that has any. */
export function writtenMeta({ own }: ScannedPage, name: string): string | undefined {
  return metaContents(own, name).find((content) => content.trim() !== '')
}
