import { fullCountyName } from '#src/country/county-name.ts'
import { groupBy } from '../../core/group-by.ts'
import { findLinks } from '../find-links.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { isEnglish } from './texts.ts'

/**
 * Links, menu entries and redirects with the name of one page, service or place that lead to another. English alone:
 * words are compared without their endings.
 */
export function checkLinkSubjects(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const find = subjectFinder(sources)
  const finders = { find, ...placeFinders(sources) }
  const { folders, documents } = sources.records
  const { navigation, redirects, faqs } = documents
  const holders: Located<unknown>[] = [
    ...folders.services,
    ...folders.cities,
    ...folders.counties,
    ...folders.pages,
    ...folders.articles,
    ...(faqs ? [faqs] : []),
  ]
  const subjects = [
    ...holders.flatMap((record) => checkMarkdown(record, find)),
    ...[...folders.pages, ...(navigation ? [navigation] : [])].flatMap((record) => checkFields(record, finders)),
    ...(redirects ? checkRedirects(redirects, find) : []),
    ...checkImages(sources),
    ...checkIcons(sources),
    ...checkPictures(sources),
    ...[...folders.services, ...folders.pages].flatMap((record) => checkGallery(record, finders)),
    ...checkOddLabels([...folders.pages, ...(navigation ? [navigation] : [])]),
  ]
  // An entry with the wrong target often has that of another entry.
  const isMenuRight = !subjects.some(({ record }) => record === 'navigation')
  return [...subjects, ...(navigation && isMenuRight ? checkMenus(navigation) : [])]
}

type Kind = 'page' | 'service' | 'place'
type Subject = {
  kind: Kind
  name: string
  /** Of what a label names: one service or place instead of another. The name of a page may be an ordinary word. */
  isSure?: boolean
}
/** The subject that has all words of a name or of a URL, and no other words. */
type Find = (words: string) => Subject | undefined

function subjectFinder({ site, records: { folders, cities } }: FactSources): Find {
  const regions = [site.value.business.address.region, ...folders.counties.map(({ value }) => value.region)]
  const ignored = new Set([
    ...frequentWords(folders.services.map(({ slug }) => slug)),
    ...stems(`${filler} ${regions.join(' ')}`),
  ])
  const keyOf = (words: string) =>
    [...new Set(stems(words))]
      .filter((stem) => !ignored.has(stem))
      .sort()
      .join(' ')
  const subjects = new Map<string, Subject | undefined>()
  const add = (kind: Kind, name: string, words: string) => {
    const key = keyOf(words)
    // What two have in common names neither.
    if (key !== '')
      subjects.set(key, subjects.has(key) && subjects.get(key)?.name !== name ? undefined : { kind, name })
  }
  for (const { slug } of folders.pages) add('page', slug, slug)
  for (const { slug, value } of folders.services) add('service', value.name, slug)
  for (const { value } of folders.counties) add('place', fullCountyName(value.name, 'County'), value.name)
  for (const { value } of cities) if (value.alias_of === undefined) add('place', value.name, value.name)
  return (words) => subjects.get(keyOf(words))
}

/** Words that name no page. */
const filler =
  'a an the our your all us we to of for in and or see view here page read more full about county counties services areas'

/** Words of at least half of the services, such as their trade. */
function frequentWords(slugs: readonly string[]): string[] {
  const uses = groupBy(
    slugs.flatMap((slug) => [...new Set(stems(slug))]),
    (stem) => stem,
  )
  return [...uses].flatMap(([stem, { length }]) => (length >= slugs.length / 2 ? [stem] : []))
}

const stems = (words: string): string[] =>
  (words.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.replace(/(?<=.{3})(?:ings?|ers?|ed|es|s)$/, ''))

/** The end of a URL names what it is about. */
const lastSegment = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? ''

const markdownLink = /\[([^\]\n]{3,60})\]\((\/[^)\s]+)\)/g

function checkMarkdown(record: Located<unknown>, find: Find): Fact[] {
  const { text } = record.file
  if (!text.includes('](/')) return []
  return [...text.matchAll(markdownLink)].flatMap(([words, label = '', path = '']) => {
    const other = otherSubject(label, lastSegment(path), find)
    return other ? [report(record, [], words, `The link "${label}" leads to ${path}`, other)] : []
  })
}

/** Words of the longest name of a place. */
const longestName = 5

const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: Math.min(longestName, words.length - at) }, (__, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  )

type Finders = ReturnType<typeof placeFinders> & { find: Find }

/** What a label says about places: `Drain repair in Salem` leads to no other city. */
function placeFinders({ records: { folders, cities } }: FactSources) {
  const counties = folders.counties.map(({ slug, value }) => ({ slug, name: fullCountyName(value.name, 'County') }))
  const all = [...cities.map(({ slug, value }) => ({ slug, name: value.name })), ...counties]
  const names = new Map(all.map(({ slug, name }) => [slug, name]))
  const written = new Map(all.map(({ name }) => [name.toLowerCase(), name]))
  return {
    placeOf: (slug: string | undefined) => (slug === undefined ? undefined : names.get(slug)),
    /** The place that a label names instead of its own. Of two names in one another, the longer counts. */
    otherPlace(label: string, own: string): Subject | undefined {
      const named = runsOf(label.toLowerCase().split(' ')).flatMap((run) => written.get(run) ?? [])
      const longest = named.filter((name) => !named.some((each) => each !== name && each.includes(name)))
      const [name] = longest
      return name === undefined || longest.includes(own) || name.includes(own)
        ? undefined
        : { kind: 'place', name, isSure: label.includes(name) }
    },
  }
}

/** `{ label, page }` of menus and buttons. */
function checkFields(record: Located<unknown>, { find, placeOf, otherPlace }: Finders): Fact[] {
  return findLinks(record.value).flatMap(({ link, path }) => {
    const { label } = link
    const target = link.page ?? link.service ?? link.city ?? link.county
    if (label === undefined || target === undefined) return []
    const place = placeOf(link.city ?? link.county)
    // `Boiler repair in Salem` has the words of the service beside its place.
    const words = place === undefined ? label : label.replace(place, '')
    const other = otherSubject(words, target, find) ?? (place && otherPlace(label, place))
    return other
      ? [
          report(
            record,
            [...path, 'label'],
            undefined,
            `"${label}" leads to "${place && other.kind === 'place' ? place : target}"`,
            other,
          ),
        ]
      : []
  })
}

function checkRedirects(redirects: NonNullable<FactSources['records']['documents']['redirects']>, find: Find): Fact[] {
  return redirects.value.flatMap(({ from, to }, index) => {
    if (from === undefined || to === undefined) return []
    const [old, target] = [find(lastSegment(from)), find(lastSegment(to))]
    // What was merged into another kind of page is no mistake.
    if (!old || !target || old.kind !== target.kind || old.name === target.name) return []
    // Both exist, so neither took the place of the other.
    const found = report(redirects, [index, 'to'], undefined, `${from} leads to ${to}`, old)
    return [old.kind === 'page' ? found : { ...found, severity: 'error' as const }]
  })
}

/** The image of another service, although there is one with the name of its own. */
function checkImages({ records: { folders, documents } }: FactSources): Fact[] {
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
function checkPictures({ records: { folders, cities, documents } }: FactSources): Fact[] {
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
      // The picture of its county, or of the place that it is an alias of, is no mistake.
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

/** A picture of finished work whose caption names another place than that to which it links. */
function checkGallery(
  record: FactSources['records']['folders']['services' | 'pages'][number],
  { placeOf, otherPlace }: Finders,
): Fact[] {
  return (record.value.gallery?.items ?? []).flatMap(({ caption, city }, index) => {
    const own = placeOf(city)
    const named = own === undefined ? undefined : otherPlace(caption.replace(/[.,;:!?]/g, ''), own)
    // A caption may mention a place that it does not link to.
    const other = named && { ...named, isSure: false }
    return own === undefined || other === undefined
      ? []
      : [
          report(
            record,
            ['gallery', 'items', index, 'city'],
            undefined,
            `The picture "${caption}" leads to ${own}`,
            other,
          ),
        ]
  })
}

/** The icon that is named for another service, although there is one that is named for its own. */
function checkIcons({ records: { folders, documents } }: FactSources): Fact[] {
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

/** Links of one label from which a single one to another page is a mistake. */
const fewestOfLabel = 3
/** Words that make no difference to what a label says. */
const labelFiller = new Set(stems('get a an the your our my us now today free'))

/** `Get Your Free Quote` leads to the contact page everywhere but once. */
function checkOddLabels(records: readonly Located<unknown>[]): Fact[] {
  const links = records.flatMap((record) =>
    findLinks(record.value).flatMap(({ link: { label, page }, path }) =>
      label === undefined || page === undefined ? [] : [{ record, path, label, page }],
    ),
  )
  return [...groupBy(links, ({ label }) => keyOfLabel(label)).values()].flatMap((same) => {
    const byPage = [...groupBy(same, ({ page }) => page).values()].sort((a, b) => b.length - a.length)
    const [[most] = [], [odd, ...others] = []] = byPage
    if (!most || !odd || others.length > 0 || byPage.length > 2 || same.length < fewestOfLabel) return []
    return [
      fact(odd.record, [...odd.path, 'page'], {
        code: 'link-to-another-subject',
        severity: 'warning',
        what: `"${odd.label}" leads to the page "${odd.page}" here, and to "${most.page}" in ${same.length - 1} other places.`,
        fix: `Write "${most.page}", or another label.`,
      }),
    ]
  })
}

const keyOfLabel = (label: string) =>
  stems(label)
    .filter((stem) => !labelFiller.has(stem))
    .join(' ') || label.toLowerCase()

/** A menu that has the same target twice: an entry was copied, and another one is lost. */
function checkMenus(navigation: Located<unknown>): Fact[] {
  const targets = findLinks(navigation.value).map(({ link: { label: _, ...target }, path }) => ({
    path,
    list: path.slice(0, -1).join('.'),
    target,
    key: JSON.stringify(target),
  }))
  const seen = new Set<string>()
  return targets.flatMap(({ path, list, target, key }) => {
    const isFirst = seen.size < seen.add(`${list} ${key}`).size
    if (isFirst || typeof path.at(-1) !== 'number') return []
    return [
      fact(navigation, path, {
        code: 'link-twice',
        severity: 'warning',
        what: `This list of links has "${Object.values(target).join(' ')}" twice.`,
        fix: 'Remove one, or write the target that was meant.',
      }),
    ]
  })
}

function otherSubject(label: string, target: string, find: Find): Subject | undefined {
  const [named, actual] = [find(label), find(target)]
  if (!named || !actual || named.name === actual.name) return undefined
  return { ...named, isSure: named.kind === actual.kind && named.kind !== 'page' }
}

function report(
  record: Located<unknown>,
  path: PropertyKey[],
  words: string | undefined,
  what: string,
  { name, isSure = false }: Subject,
): Fact {
  return fact(
    record,
    path,
    {
      code: 'link-to-another-subject',
      severity: isSure ? 'error' : 'warning',
      what: `${what}, but it names "${name}".`,
      fix: `Link to "${name}", or correct the words.`,
    },
    words,
  )
}
