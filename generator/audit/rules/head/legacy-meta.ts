import type { Manifest } from '#manifest/schema.ts'
import type { Attributes } from '../../../core/html/tag.ts'
import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'

/** Meta elements that search engines have ignored for years. Not `keywords`, which a site may want. */
const legacy =
  /^(geo\.(position|region|placename)|icbm|revisit-after|revisit|distribution|rating|resource-type|classification|abstract|language|copyright|expires|dc\..+|msnbot|alexa.*|cache-control|pragma|slurp)$/i

/** Obsolete meta elements. */
export const legacyMeta: PageRule = {
  code: 'legacy-meta',
  scope: 'page',
  title: 'Obsolete meta element',
  severity: 'notice',
  why: 'It does not harm search results, but adds bytes to every page and suggests that something has been taken care of.',
  how: 'Finds meta elements such as geo.position, revisit-after and distribution; those of a position are one finding. A geo.placename that is no place, county or office of the manifest is an error. Ignores "keywords".',
  fix: 'Remove the element. If the build wrote the page, the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
  *check({ route, own }, { manifest }) {
    if (route === undefined) return
    const elements = legacyElements(own)
    const strange = elements.map(({ attributes }) => strangePlace(attributes, manifest)).find((each) => each !== '')
    if (strange)
      yield {
        severity: 'error',
        what: `The meta element "geo.placename" {pages} names ${strange}, which the company does not serve.`,
        cause: `place ${strange}`,
      }
    const ofPosition = elements.filter(({ attributes }) => isOfPosition(attributes))
    for (const { attributes } of elements) {
      const name = attributes.name?.trim() ?? ''
      if (isOfPosition(attributes) && (strange || attributes !== ofPosition[0]?.attributes)) continue
      yield {
        what: `The meta element "${name}" {pages} is obsolete: search engines ignore it.`,
        cause: name.toLowerCase(),
      }
    }
  },
}

const isOfPosition = ({ name = '' }: Attributes) => /^\s*(?:geo\.|icbm)/i.test(name)

/** The name in a `geo.placename` that no place, county or office has; empty for any other element. */
function strangePlace({ name = '', content = '' }: Attributes, { cities, counties, offices, site }: Manifest): string {
  if (name.trim().toLowerCase() !== 'geo.placename' || content.trim() === '') return ''
  const towns = [site.business, ...offices].map(({ address }) => address.locality)
  const areas = counties.flatMap((county) => [county.name, county.regionName ?? county.name])
  const known = [...cities.map((city) => city.name), ...areas, ...towns]
  return known.some((each) => content.includes(each)) ? '' : content.trim()
}

const legacyElements = selection(
  ({ name, attributes }) => name === 'meta' && legacy.test(attributes.name?.trim() ?? ''),
)
