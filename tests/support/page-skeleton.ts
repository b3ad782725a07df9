import { attributeOf, type Element, elementsOf } from './parsed-page.ts'

/** The elements of a page with the names of their attributes, in order; what they say is left out. */
export type Skeleton = {
  outline: string[]
  /** Kinds of element within drawings: how many there are of each depends on the room the words take. */
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

/** Where a page leads or loads from that it must not: anything but this site, https, mail and phone. */
export function unsafeUrls(html: string): string[] {
  return elementsOf(html).flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'].flatMap((name) => {
      const url = attributeOf(element, name)
      if (url === undefined) return []
      // As a browser reads it: with white space and control codes at its ends and line breaks inside it left out.
      const base = 'https://base.example/'
      const protocol = URL.canParse(url, base) ? new URL(url, base).protocol : url
      return ['https:', 'mailto:', 'tel:', 'sms:'].includes(protocol) ? [] : [`${element.tagName} ${name}=${url}`]
    }),
  )
}
