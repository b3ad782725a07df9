import type { Link } from '#manifest/schema/link.ts'
import type { Screen } from '#manifest/schema/page.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggest.ts'
import { checkChecklist } from './checklist.ts'
import { findLinks } from './find-links.ts'
import { citySlug, countySlug } from './place-slugs.ts'
import type { Located, Records } from './records.ts'

/** Checks what one record says about another. A record that failed its schema is not here, but its slug still counts as known. */
export function crossCheck(records: Records, shownDir: string): Problem[] {
  return [
    ...checkCities(records),
    ...checkLocationSlugs(records),
    ...checkIcons(records),
    ...checkPictures(records, shownDir),
    ...checkLinks(records),
    ...checkPages(records, shownDir),
    ...checkRepeats(records),
    ...(records.documents.checklist ? checkChecklist(records.documents.checklist) : []),
  ]
}

type Kind = 'service' | 'county' | 'city' | 'page' | 'icon' | 'picture'
const whereListed: Record<Kind, string> = {
  service: 'Services are the files below services/.',
  county: 'Counties are the files below counties/.',
  city: 'Cities are the rows of cities.csv.',
  page: 'Pages are the files below pages/ and their aliases.',
  icon: 'Icons are the keys of icons.yaml.',
  picture: 'Pictures lie below images/.',
}

function unknown(
  kind: Kind,
  value: string,
  known: Iterable<string>,
  record: Located<unknown>,
  path: PropertyKey[],
): Problem {
  return {
    code: `unknown-${kind}`,
    severity: 'error',
    at: record.locate(path),
    what: `There is no ${kind} "${value}".`,
    mend: `${didYouMean(value, known)}${whereListed[kind]}`,
  }
}

function checkCities({ cities, written: { counties } }: Records): Problem[] {
  const rows = new Map<string, Located<(typeof cities)[number]['value']>>()
  const problems: Problem[] = []
  for (const city of cities) {
    const first = rows.get(city.slug)
    if (first) {
      problems.push({
        code: 'duplicate-slug',
        severity: 'error',
        at: city.locate(['slug']),
        what: `"${city.slug}" is the slug of this row and of line ${first.at.line}.`,
        mend: 'Give one of the two another slug, for example with its county.',
      })
    } else rows.set(city.slug, city)
    if (!counties.has(city.value.county))
      problems.push(unknown('county', city.value.county, counties, city, ['county']))
  }
  for (const city of cities) {
    const { alias_of: alias } = city.value
    if (alias === undefined) continue
    const target = rows.get(alias)
    if (!target) problems.push(unknown('city', alias, rows.keys(), city, ['alias_of']))
    else if (target.value.alias_of !== undefined) {
      problems.push({
        code: 'alias-of-alias',
        severity: 'error',
        at: city.locate(['alias_of']),
        what: `"${city.slug}" is another name for "${alias}", which is itself another name for "${target.value.alias_of}".`,
        mend: target === city ? 'Empty the cell.' : `Write "${target.value.alias_of}" here.`,
      })
    }
  }
  return problems
}

/** A city and a county share the addresses below /service-areas/, so their slugs must differ. */
function checkLocationSlugs({ cities, folders, documents }: Records): Problem[] {
  const urls = documents.site?.value.urls
  if (!urls) return []
  const counties = new Map(folders.counties.map((county) => [countySlug(urls, county.slug), county]))
  return cities.flatMap((city) => {
    const slug = citySlug(urls, city.slug)
    const county = counties.get(slug)
    if (!county) return []
    return [
      {
        code: 'duplicate-slug',
        severity: 'error' as const,
        at: city.locate(['slug']),
        what: `"${slug}" would be the address of this city and of the county in ${county.at.file}.`,
        mend: 'Make urls.citySlug and urls.countySlug in site.yaml differ, for example by the word county.',
      },
    ]
  })
}

function checkIcons({ folders, documents }: Records): Problem[] {
  if (!documents.icons) return []
  const icons = Object.keys(documents.icons.value)
  return [...folders.services, ...folders.pages].flatMap((record) =>
    findTexts(record.value, (key) => key === 'icon').flatMap(({ text, path }) =>
      icons.includes(text) ? [] : [unknown('icon', text, icons, record, path)],
    ),
  )
}

/** Lists in which a name may stand once. */
function checkRepeats({ documents: { site, images, checklist } }: Records): Problem[] {
  const repeated = (record: Located<unknown>, names: { name: string; path: PropertyKey[] }[]) => {
    const seen = new Set<string>()
    return names.flatMap(({ name, path }): Problem[] => {
      if (!seen.has(name)) {
        seen.add(name)
        return []
      }
      const what = `"${name}" stands here a second time.`
      return [
        { code: 'duplicate-entry', severity: 'error', at: record.locate(path), what, mend: 'Keep one of the two.' },
      ]
    })
  }
  const ids = (list: { id: string }[], key: string) =>
    list.map(({ id }, index) => ({ name: id, path: [key, index, 'id'] }))
  return [
    ...(site ? repeated(site, ids(site.value.claims, 'claims')) : []),
    ...(site ? repeated(site, ids(site.value.policies, 'policies')) : []),
    ...(checklist ? repeated(checklist, ids(checklist.value.serviceTypes, 'serviceTypes')) : []),
    ...(checklist ? repeated(checklist, ids(checklist.value.groups, 'groups')) : []),
    ...(images
      ? repeated(
          images,
          images.value.pictures.map(({ file }, index) => ({ name: file, path: ['pictures', index, 'file'] })),
        )
      : []),
    ...(['stockFor', 'alwaysFor'] as const).flatMap((list) =>
      images
        ? repeated(
            images,
            images.value.pictures.flatMap((picture, index) =>
              picture[list].map((name, place) => ({ name, path: ['pictures', index, list, place] })),
            ),
          )
        : [],
    ),
  ]
}

const pictureKeys = new Set<PropertyKey>(['image', 'heroImage', 'hero_image', 'defaultImage', 'file', 'fallback'])

function checkPictures({ folders, cities, documents, imageFiles, written }: Records, shownDir: string): Problem[] {
  const { images, site, testimonials } = documents
  const holders: Located<unknown>[] = [
    ...Object.values(folders).flat(),
    ...cities,
    ...[images, site, testimonials].filter((record) => record !== undefined),
  ]
  const files = new Set(imageFiles)
  const missing = holders.flatMap((record) =>
    findTexts(record.value, (key) => pictureKeys.has(key)).flatMap(({ text, path }) =>
      files.has(text) ? [] : [unknown('picture', text, files, record, path)],
    ),
  )
  if (!images) return missing
  const keys = new Set([...(written.cities ?? []), ...written.counties])
  const places = images.value.pictures.flatMap(({ stockFor, alwaysFor }, index) =>
    Object.entries({ stockFor, alwaysFor }).flatMap(([list, keysOfList]) =>
      keysOfList.flatMap((slug, place) =>
        keys.has(slug) || !written.cities
          ? []
          : [unknown('city', slug, keys, images, ['pictures', index, list, place])],
      ),
    ),
  )
  const described = new Set(images.value.pictures.map(({ file }) => file))
  const ofPlaces = new Set([...keys].flatMap((key) => [`${key}-hero`, `${key}-secondary`]))
  const silent = imageFiles
    .filter(
      (file) =>
        /\.(svg|jpe?g|png|webp|avif)$/.test(file) &&
        !described.has(file) &&
        !ofPlaces.has(file.replace(/\.[a-z]+$/, '')),
    )
    .map(
      (file): Problem => ({
        code: 'picture-without-alt',
        severity: 'error',
        at: { file: `${shownDir}/images/${file}`, line: 1, column: 1 },
        what: `The picture "${file}" has no text for someone who cannot see it.`,
        mend: 'Describe it in images.yaml, or remove the file.',
      }),
    )
  return [...missing, ...places, ...silent]
}

function checkLinks({ folders, documents, written }: Records): Problem[] {
  const known = {
    page: new Set([...written.pages, ...written.aliases]),
    service: written.services,
    city: written.cities,
    county: written.counties,
  }
  const check = (record: Located<unknown>, link: Partial<Link>, path: PropertyKey[]) =>
    (['page', 'service', 'city', 'county'] as const).flatMap((kind) => {
      const slug = link[kind]
      const slugsOfKind = known[kind]
      return slug === undefined || !slugsOfKind?.size || slugsOfKind.has(slug)
        ? []
        : [unknown(kind, slug, slugsOfKind, record, [...path, kind])]
    })
  const holders = [...folders.pages, ...(documents.navigation ? [documents.navigation] : [])]
  const links = holders.flatMap((record) =>
    findLinks(record.value).flatMap(({ link, path }) => check(record, link, path)),
  )
  const about = folders.pages.flatMap((record) => {
    if (record.value.screen !== 'about') return []
    return [
      ...record.value.services.items.flatMap(({ service }, index) =>
        check(record, { service }, ['services', 'items', index]),
      ),
      ...record.value.counties.towns.flatMap(({ county }, index) =>
        check(record, { county }, ['counties', 'towns', index]),
      ),
    ]
  })
  return [...links, ...about]
}

const requiredScreens: Screen[] = ['home', 'services', 'service-areas', 'not-found']

/** Screens that fix their own address or are linked to as the one of their kind come once. */
function checkPages({ folders: { pages }, written }: Records, shownDir: string): Problem[] {
  const missing = requiredScreens
    .filter((screen) => !written.screens.has(screen))
    .map(
      (screen): Problem => ({
        code: 'missing-page',
        severity: 'error',
        at: { file: `${shownDir}/pages`, line: 1, column: 1 },
        what: `No page has the screen "${screen}", and no site can be built without it.`,
        mend: `Write pages/${screen}.md with "screen: ${screen}" in its front matter.`,
      }),
    )
  const first = new Map<Screen, Located<unknown>>()
  const twice = pages.flatMap((record): Problem[] => {
    const { screen } = record.value
    const other = first.get(screen)
    if (screen === 'legal' || !other) {
      first.set(screen, record)
      return []
    }
    return [
      {
        code: 'duplicate-page',
        severity: 'error',
        at: record.locate(['screen']),
        what: `${other.at.file} has the screen "${screen}" too, and there is one such page.`,
        mend: 'Remove one of the two, or give one another screen.',
      },
    ]
  })
  return [...missing, ...twice, ...checkAliases(pages)]
}

/** An alias is an address of its own: no other page may have it, and a page whose address is fixed has none. */
function checkAliases(pages: Records['folders']['pages']): Problem[] {
  const owners = new Map(pages.map(({ slug, at }) => [slug, `the slug of ${at.file}`]))
  return pages.flatMap(({ value, at, locate }) =>
    value.aliases.flatMap((alias, index): Problem[] => {
      const problem = (code: string, what: string, mend: string): Problem[] => [
        { code, severity: 'error', at: locate(['aliases', index]), what, mend },
      ]
      if (requiredScreens.includes(value.screen)) {
        return problem(
          'bad-alias',
          `"${alias}" cannot be an alias: this page has one address, which is fixed.`,
          'Remove it.',
        )
      }
      const owner = owners.get(alias)
      owners.set(alias, `an alias of ${at.file}`)
      if (owner === undefined) return []
      return problem(
        'duplicate-path',
        `"${alias}" is an alias of this page and ${owner}.`,
        'Rename the file or the alias.',
      )
    }),
  )
}

/** Every text of a value that stands under a key of interest. */
function findTexts(
  value: unknown,
  isWanted: (key: PropertyKey) => boolean,
  path: PropertyKey[] = [],
): { text: string; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key
    if (typeof item === 'string' && isWanted(step)) return [{ text: item, path: [...path, step] }]
    return findTexts(item, isWanted, [...path, step])
  })
}
