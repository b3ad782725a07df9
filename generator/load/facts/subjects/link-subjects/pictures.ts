import type { Located } from '../../../records.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'

/** The image of another service, although there is one with the name of its own. */
export function checkImages({ records: { folders, documents } }: FactSources): Fact[] {
  const services = new Map(folders.services.map(({ slug, value }) => [`services/${slug}`, value.name]))
  const drawn = new Set(documents.images?.value.drawings.map(({ name }) => name))
  return folders.services.flatMap((service) => {
    const { image } = service.value
    const own = `services/${service.slug}`
    const other = image === undefined || image === own ? undefined : services.get(image)
    if (other === undefined || !drawn.has(own)) return []
    return [
      fact(service, ['image'], {
        code: 'link-to-another-subject',
        severity: 'warning',
        what: `The image of ${service.value.name} is "${image}", that of ${other}.`,
        fix: `Write "${own}".`,
      }),
    ]
  })
}

/** The image of a place that is named for another one, and that no list of images gives to it. */
export function checkPictures({ records: { folders, cities, documents } }: FactSources): Fact[] {
  const places = [...folders.counties, ...cities]
  const names = new Map(places.map(({ slug, value }): [string, string] => [slug, value.name]))
  const { drawings = [], pictures = [] } = documents.images?.value ?? {}
  const given = new Map(
    [...drawings.map((each) => ({ ...each, file: each.name })), ...pictures].map(({ file, stockFor, alwaysFor }) => [
      file,
      [...stockFor, ...alwaysFor],
    ]),
  )
  const report = (record: Located<unknown>, path: string, name: string, image: string): Fact[] => {
    const [slug = ''] = /[^/]+$/.exec(image.replace(/(?:-(?:hero|secondary))?(?:\.\w+)?$/, '')) ?? []
    const other = names.get(slug)
    if (other === undefined || other === name || given.get(image)?.includes(record.slug)) return []
    return [
      fact(record, [path], {
        code: 'link-to-another-subject',
        severity: 'warning',
        what: `The image of ${name} is "${image}", which is named for ${other}.`,
        fix: `Write an image of ${name}, or leave it out.`,
      }),
    ]
  }
  return [
    ...cities.flatMap((row) => {
      const { name, hero_image: image, county, alias_of: place } = row.value
      // The picture of its county, or of the place that it is an alias of, is not a mistake.
      const isOwn = image === undefined || [county, place].some((slug) => slug && image.includes(slug))
      return isOwn ? [] : report(row, 'hero_image', name, image)
    }),
    ...folders.counties.flatMap((county) => {
      const { name, heroImage: image } = county.value
      const isOfCity = cities.some(({ slug, value }) => value.county === county.slug && image?.includes(slug))
      return image === undefined || isOfCity ? [] : report(county, 'heroImage', name, image)
    }),
  ]
}

/** The icon that is named for another service, although there is one that is named for its own. */
export function checkIcons({ records: { folders, documents } }: FactSources): Fact[] {
  const services = new Map(folders.services.map(({ slug, value }) => [slug, value.name]))
  const drawn = documents.icons?.value ?? {}
  return folders.services.flatMap((service) => {
    const { icon } = service.value
    const other = icon === service.slug ? undefined : services.get(icon)
    if (other === undefined || !(service.slug in drawn)) return []
    return [
      fact(service, ['icon'], {
        code: 'link-to-another-subject',
        severity: 'warning',
        what: `The icon of ${service.value.name} is that of ${other}.`,
        fix: `Write "${service.slug}".`,
      }),
    ]
  })
}
