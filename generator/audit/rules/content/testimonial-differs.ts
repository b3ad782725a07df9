import type { Manifest } from '#manifest/schema.ts'
import { countyName } from '#src/place.ts'
import type { TestimonialFact } from '../../../core/facts.ts'
import { collapseSpace } from '../../../core/html/collapse-space.ts'
import { garbledIn, mayBeGarbled } from '../../../core/text/garbled.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Names the testimonials of a page, if one of them is untrue. */
export const untrueTestimonial = 'untrue testimonial'

/** A testimonial that is not as its author gave it. */
export const testimonialDiffers: SiteRule = {
  code: 'testimonial-differs',
  scope: 'site',
  perLanguage: true,
  title: 'Untrue testimonial',
  severity: 'error',
  why: 'A testimonial under another name, from a town that is not served or from next year looks invented. Rules on testimonials require them to be real.',
  how: 'Looks up the quotation of each testimonial, a figure with a quotation and a dated caption, in testimonials.yaml. Name, place, date and stars must be the same. A quotation that is not there must be from a city, county or region of the manifest, and from the past.',
  fix: 'Write name, place, date and stars as in testimonials.yaml. If the page was edited by hand, rebuild it.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  // A name that was replaced on the whole page is replaced in testimonials too.
  supersededBy: ['place-differs'],
  check: (site) => {
    const { manifest, today } = site
    const mistakeIn = mistakeFinder(manifest, today)
    return site.pages.flatMap((page) =>
      page.testimonials.flatMap((testimonial): SiteFinding[] => {
        const mistake = mistakeIn(testimonial)
        const { name, quote } = testimonial
        // `text-garbled` reports the letters, and `source-in-text` characters that were escaped twice.
        const isGarbled = escaped.test(name) || (mayBeGarbled(name) && garbledIn(name) !== undefined)
        if (mistake === undefined || isGarbled) return []
        return [
          {
            url: page.path,
            at: site.locate(quote, page) ?? manifest.testimonials.at,
            what: `The testimonial of ${name || 'a customer'} on ${page.path} ${mistake}.`,
            subject: subjectOn(page.path, quote),
            explains: [subjectOn(page.path, untrueTestimonial)],
            followsFrom: [page.path],
            group: { name: `${mistake} ${quote}` },
          },
        ]
      }),
    )
  },
}

const escaped = /&#?\w+;/

/** What is wrong with a testimonial; undefined if nothing is. */
function mistakeFinder({ testimonials, cities, counties, site }: Manifest, today: string) {
  const byQuote = new Map(testimonials.items.map((item) => [collapseSpace(item.review), item]))
  const places = new Set(
    [
      ...cities.map(({ name }) => name),
      ...counties.flatMap((county) => [county.name, countyName(county), county.regionName ?? '']),
      ...testimonials.items.flatMap(({ location }) => location ?? []),
      site.business.address.locality,
    ].map(plainName),
  )
  const mistakeIn = ({ quote, name, place, date, stars }: TestimonialFact): string | undefined => {
    const item = byQuote.get(quote)
    if (item) {
      const { location = '' } = item
      const shown = lettersOf(name + place)
      if (!shown.startsWith(lettersOf(item.name))) return `is by ${item.name} in testimonials.yaml`
      if (shown !== lettersOf(item.name + location))
        return `is from ${place || 'no place'}, but testimonials.yaml has ${location || 'no place'}`
      if (stars !== undefined && stars !== item.rating)
        return `has ${stars} ${stars === 1 ? 'star' : 'stars'}, but the rating in testimonials.yaml is ${item.rating}`
      return date === item.date ? undefined : `is dated ${date}, but testimonials.yaml has ${item.date}`
    }
    if (date.slice(0, 'YYYY-MM'.length) > today.slice(0, 'YYYY-MM'.length))
      return `is dated ${date}, which is in the future`
    const isKnown =
      place === '' || places.has(plainName(place)) || places.has(plainName(/^[^,]*/.exec(place)?.[0] ?? ''))
    return isKnown ? undefined : `is from ${place}, which is not a place of the manifest`
  }
  /** Many pages show the same testimonials. */
  const known = new Map<string, string | undefined>()
  return (testimonial: TestimonialFact): string | undefined => {
    const { quote, name, place, date, stars } = testimonial
    const key = JSON.stringify([quote, name, place, date, stars])
    if (!known.has(key)) known.set(key, mistakeIn(testimonial))
    return known.get(key)
  }
}

/** A name may have a comma, which also separates it from the place. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

const plainName = (name: string) => name.trim().toLowerCase()
