import { attributeOf, type Element, elementsOf } from './parsed-page.ts'

/** The elements of a page with the names of their attributes, in document order, without text and values. */
export type Skeleton = {
  outline: string[]
  /** Elements of drawings. Their number depends on the width of the texts. */
  drawn: ReadonlySet<string>
}

export function skeletonOf(html: string): Skeleton {
  const elements = elementsOf(html)
  const isDrawn = (element: Element) => element.namespaceURI.endsWith('/svg') && element.tagName !== 'svg'
  const kindOf = ({ tagName, attrs }: Element) => [tagName, ...attrs.map(({ name }) => name)].join(' ')
  return {
    outline: elements.filter((element) => !isDrawn(element)).map(kindOf),
    drawn: new Set(elements.filter(isDrawn).map(kindOf)),
  }
}

/** URLs that a page must not link to or load: all except paths of this site, https, mailto, tel and sms. */
export function unsafeUrls(html: string): string[] {
  return elementsOf(html).flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'].flatMap((name) => {
      const url = attributeOf(element, name)
      if (url === undefined) return []
      // Browsers ignore white space and control characters at the ends of a URL, and line breaks inside it.
      const base = 'https://base.example/'
      const protocol = URL.canParse(url, base) ? new URL(url, base).protocol : url
      return ['https:', 'mailto:', 'tel:', 'sms:'].includes(protocol) ? [] : [`${element.tagName} ${name}=${url}`]
    }),
  )
}
