import type { City, Manifest } from '#manifest/schema.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteRule } from '../../rule.ts'

/** Characters at the start of a description that tell it from others. */
const enough = 40

/** The meta description of a city that is the description of another one. */
export const descriptionMisplaced: SiteRule = {
  code: 'description-misplaced',
  scope: 'site',
  perLanguage: true,
  title: 'Description of another place',
  severity: 'error',
  why: 'The search result describes another town, and the people of the town that the page is about pass it over.',
  how: 'On pages about a city, looks for the beginning of the description of another city of cities.csv in the meta description. Ignores descriptions that several cities have.',
  fix: 'Write a description of the city. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  supersededBy: ['place-differs'],
  check: (site) => {
    const owners = ownersOf(site.manifest)
    const bySlug = new Map(site.manifest.cities.map((city) => [city.slug, city]))
    return site.pages.flatMap((page) => {
      const city = bySlug.get(page.params.location ?? '')
      const owner = city && ownerOf(page.description, owners)
      if (!owner || owner.name === city.name || (owner.aliasOf ?? owner.key) === (city.aliasOf ?? city.key)) return []
      return [
        {
          url: page.path,
          at: site.sourceOf(page),
          explains: [subjectOn(page.path, 'description')],
          what: `The meta description of ${page.path}, which is about ${city.name}, is that of ${owner.name}: "${page.description}".`,
        },
      ]
    })
  },
}

/** Cities by the beginning of their descriptions; undefined for one that several cities have. */
function ownersOf({ cities }: Manifest): Map<string, City | undefined> {
  const owners = new Map<string, City | undefined>()
  for (const city of cities) {
    const start = city.description.slice(0, enough)
    if (start.length === enough) owners.set(start, owners.has(start) ? undefined : city)
  }
  return owners
}

/** The city whose description begins at some word of a text. */
function ownerOf(text: string, owners: ReadonlyMap<string, City | undefined>): City | undefined {
  for (let at = 0; at >= 0 && at + enough <= text.length; at = text.indexOf(' ', at) + 1 || -1) {
    const owner = owners.get(text.slice(at, at + enough))
    if (owner) return owner
  }
  return undefined
}
