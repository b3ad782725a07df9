import { decodeHTML } from 'entities'
import { boundedMemo } from '../../core/bounded-memo.ts'
import type { TestimonialFact } from '../../core/facts.ts'
import { collapseSpace } from '../../core/html/collapse-space.ts'
import { elementsNamed, type HtmlElement, type HtmlScan, scanHtml } from '../../core/html/scan-html.ts'

/** The testimonials that HTML shows: figures with a quotation and a caption that has a date. */
export function testimonialsIn(scan: HtmlScan): TestimonialFact[] {
  if (!scan.byName.has('blockquote')) return none
  const quotes = elementsNamed(scan, 'blockquote')
  return elementsNamed(scan, 'figure').flatMap((figure) => {
    const isQuotation = quotes.some((quote) => isWithin(quote, figure))
    return isQuotation ? read(scan.html.slice(figure.offset, figure.end)) : none
  })
}

const none: TestimonialFact[] = []

/** Many pages show the same testimonial: each is read once. */
const read = boundedMemo(1000, (html): TestimonialFact[] => {
  const scan = scanHtml(html)
  const [caption] = elementsNamed(scan, 'figcaption')
  const [quote] = elementsNamed(scan, 'blockquote')
  if (!caption || !quote) return none
  const time = elementsNamed(scan, 'time').find((each) => isWithin(each, caption))
  const date = time?.attributes.datetime ?? ''
  if (!time || date === '') return none
  const [name = '', ...places] = partsOf(html.slice(caption.offset, time.offset))
  const stars = starsIn(html.slice(0, quote.offset))
  return [
    {
      quote: plain(html.slice(quote.offset, quote.end)),
      name,
      place: places.join(', '),
      date,
      ...(stars !== undefined && { stars }),
    },
  ]
})

/** The full stars before a quotation, if they have a label with the same number. */
function starsIn(html: string): number | undefined {
  const [, label = '', stars = ''] = /aria-label="([^"]*\d[^"]*)"[^<>]*>\s*(★+)[☆\s]*</.exec(html) ?? []
  return stars.length === Number(/\d+/.exec(label)?.[0]) ? stars.length : undefined
}

/** `<strong>Ada L.</strong><span>Odell, ` and `Ada L., Odell, ` have the parts `Ada L.` and `Odell`. */
function partsOf(html: string): string[] {
  return decodeHTML(html.replace(/<!--.*?-->/gs, ''))
    .split(/<[^>]*>|,/)
    .map(collapseSpace)
    .filter((part) => part !== '')
}

const plain = (html: string) => collapseSpace(scanHtml(`<main>${html}</main>`).text.join(' '))

const isWithin = ({ offset }: HtmlElement, { offset: start, end }: HtmlElement) => offset > start && offset < end
