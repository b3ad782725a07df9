import { elementsNamed, type HtmlElement } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** A customer quoted without a day. How the day is written is relative-date's to say. */
export const testimonialUndated: MarkupRule = {
  code: 'testimonial-undated',
  scope: 'markup',
  title: 'Testimonial without a date',
  severity: 'warning',
  why: "A reader cannot tell last month's experience from one of ten years ago, and rules on testimonials ask that they are real and current.",
  how: 'A quotation in a figure with a caption, as testimonials are set, has a <time> with a datetime in the same figure. Quotations without a caption name nobody, and are let pass.',
  fix: 'Give the item in testimonials.yaml its date; where a page was edited by hand, add <time datetime="…">.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  *check(scan): Generator<Issue> {
    const figures = elementsNamed(scan, 'figure')
    if (figures.length === 0) return
    const quotes = elementsNamed(scan, 'blockquote')
    if (quotes.length === 0) return
    const captions = elementsNamed(scan, 'figcaption')
    const times = elementsNamed(scan, 'time').filter(({ attributes }) => attributes.datetime)
    for (const figure of figures) {
      const isIn = ({ offset }: HtmlElement) => offset > figure.offset && offset < figure.end
      const caption = captions.find(isIn)
      if (caption && quotes.some(isIn) && !times.some(isIn))
        yield {
          what: `The testimonial of "${caption.text}" {pages} has no date.`,
          phrase: caption.text,
          cause: caption.text,
        }
    }
  },
}
