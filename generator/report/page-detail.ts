import type { PageDetail } from '#src/report/data.ts'
import type { ScannedPage } from '../core/html/page.ts'
import { elementsNamed, isInside } from '../core/html/scan-html.ts'
import { siteUrl } from '../core/html/site-url.ts'

/** Details of a page that are read from its HTML. */
export function pageDetail(page: ScannedPage, origin: string): Omit<PageDetail, 'sources' | 'siblings'> {
  const { own, path } = page
  const links = new Map<string, PageDetail['links'][number]>()
  for (const element of elementsNamed(own, 'a', 'area')) {
    const { href } = element.attributes
    if (href === undefined) continue
    const isInMain = isInside(element, 'main') && !isInside(element, 'nav', 'header', 'footer', 'aside')
    const target = siteUrl(href, path, origin) ?? href
    links.set(`${target} ${isInMain} ${element.label}`, [target, element.label, isInMain])
  }
  return {
    path,
    language: elementsNamed(own, 'html')[0]?.attributes.lang ?? '',
    meta: elementsNamed(own, 'meta').flatMap(({ attributes: { name, property, content } }) => {
      const key = name ?? property
      return key === undefined ? [] : [[key, content ?? ''] as [string, string]]
    }),
    headings: elementsNamed(own, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ name, text }) => [Number(name[1]), text]),
    jsonLd: page.jsonLd.map(({ text }) => text),
    links: [...links.values()],
    pictures: elementsNamed(own, 'img').map(({ attributes: { src = '', alt, width = '', height = '' } }) => ({
      src,
      alt,
      width,
      height,
    })),
    text: own.text,
  }
}
