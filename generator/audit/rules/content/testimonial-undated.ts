import { elementsNamed, type HtmlElement } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** A testimonial without a date. */
export const testimonialUndated: MarkupRule = {
  code: 'testimonial-undated',
  scope: 'markup',
  title: 'Undated testimonial',
  severity: 'warning',
  why: "A reader cannot tell last month's experience from one that is ten years old. Rules on testimonials require them to be real and current.",
  how: 'A figure with a quotation and a caption, as testimonials are marked up, must contain a <time> with a datetime attribute. Ignores quotations without a caption, which name no one.',
  fix: 'Add the date to the item in testimonials.yaml. If the page was edited by hand, add <time datetime="…">.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  names: ['blockquote'],
  *check(scan): Generator<Issue> {
    const figures = elementsNamed(scan, 'figure')
    const quotes = elementsNamed(scan, 'blockquote')
    const captions = elementsNamed(scan, 'figcaption')
    const times = elementsNamed(scan, 'time').filter(({ attributes }) => attributes.datetime)
    for (const figure of figures) {
      const isIn = ({ offset }: HtmlElement) => offset > figure.offset && offset < figure.end
      const caption = captions.find(isIn)
      if (caption && quotes.some(isIn) && !times.some(isIn))
        yield {
          what: `The testimonial by "${caption.text}" {pages} has no date.`,
          phrase: caption.text,
          cause: caption.text,
        }
    }
  },
}
