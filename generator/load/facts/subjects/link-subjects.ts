import { findLinks } from '../../find-links.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'
import { type LinkWords, linkWordsOf } from '../languages/link-words.ts'
import { checkMainActions, checkMenus, checkOddLabels } from './link-subjects/menus.ts'
import { checkNamesInMarkdown, checkNamesOfPages, checkNamesOfServices } from './link-subjects/names.ts'
import { checkIcons, checkImages, checkPictures } from './link-subjects/pictures.ts'
import {
  type Find,
  type Finders,
  type PlaceFinders,
  placeFinders,
  type Subject,
  subjectFinder,
} from './link-subjects/subjects.ts'
import { checkWordsOfServices } from './link-subjects/words.ts'

/**
 * Links, menu entries, pictures and redirects with the name of one page, service or place that lead to another. What
 * labels say is compared in languages whose words are known.
 */
export function checkLinkSubjects(sources: FactSources): Fact[] {
  const { folders, documents } = sources.records
  const { navigation } = documents
  const places = placeFinders(sources)
  const words = linkWordsOf(sources.records.language.tag)
  const subjects = [
    ...(words ? checkLabels(sources, { ...places, find: subjectFinder(sources, words) }, words) : []),
    ...checkImages(sources),
    ...checkIcons(sources),
    ...checkPictures(sources),
    ...[...folders.services, ...folders.pages].flatMap((record) => checkGallery(record, places)),
  ]
  // An entry with the wrong target often has that of another entry.
  const isMenuRight = !subjects.some(({ record }) => record === 'navigation')
  return [...subjects, ...(navigation && isMenuRight ? checkMenus(navigation) : [])]
}

function checkLabels({ records: { folders, documents } }: FactSources, finders: Finders, words: LinkWords): Fact[] {
  const { navigation, redirects, faqs } = documents
  const holders: Located<unknown>[] = [
    ...folders.services,
    ...folders.cities,
    ...folders.counties,
    ...folders.pages,
    ...folders.articles,
    ...(faqs ? [faqs] : []),
  ]
  const menus = [...folders.pages, ...(navigation ? [navigation] : [])]
  const found = [
    ...holders.flatMap((record) => checkMarkdown(record, finders.find)),
    ...menus.flatMap((record) => checkFields(record, finders)),
    ...(redirects ? checkRedirects(redirects, finders.find) : []),
    ...checkNamesOfServices(folders, words),
  ]
  const seen = new Set(found.map(lineOf))
  const named = [
    ...checkNamesOfPages(menus, folders.pages),
    ...checkNamesInMarkdown(holders, folders.pages),
    ...checkWordsOfServices(holders, folders.services, words),
  ].filter((each) => !seen.has(lineOf(each)))
  // One of two lines with one link: its page and its label.
  const isNamed = ({ at }: Fact) =>
    [...found, ...named].some((other) => other.at.file === at.file && Math.abs(other.at.line - at.line) <= 1)
  return [
    ...found,
    ...named,
    ...[...checkOddLabels(menus, words), ...checkMainActions(folders, navigation)].filter((each) => !isNamed(each)),
  ]
}

/** The end of a URL names what it is about. */
const lastSegment = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? ''

/** First letters that forms of a word have in common. */
const formLength = 6

const markdownLink = /\[([^\]\n]{3,60})\]\((\/[^)\s]+)\)/g

function checkMarkdown(record: Located<unknown>, find: Find): Fact[] {
  const { text } = record.file
  if (!text.includes('](/')) return []
  return [...text.matchAll(markdownLink)].flatMap(([words, label = '', path = '']) => {
    const target = lastSegment(path)
    // `a [service](/services/stove-servicing/)`, in one word that the target has in another form
    const isForm = !label.includes(' ') && target.includes(label.slice(0, formLength).toLowerCase())
    const other = isForm ? undefined : otherSubject(label, target, find)
    return other ? [report(record, [], words, `The link "${label}" leads to ${path}`, other)] : []
  })
}

/** `{ label, page }` of menus and buttons. */
function checkFields(record: Located<unknown>, { find, placeOf, otherPlace }: Finders): Fact[] {
  return findLinks(record.value).flatMap(({ link, path }) => {
    const { label } = link
    const target = link.page ?? link.service ?? link.city ?? link.county
    if (label === undefined || target === undefined) return []
    const place = placeOf(link)
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
    // What was merged into another kind of page is not a mistake.
    if (!old || !target || old.kind !== target.kind || old.name === target.name) return []
    // `redirect-over-page` reports the URL of a page.
    if (old.kind === 'page' && from.replaceAll('/', '') === old.name) return []
    // Both exist, so neither took the place of the other.
    const found = report(redirects, [index, 'to'], undefined, `${from} leads to ${to}`, old)
    return [old.kind === 'page' ? found : { ...found, severity: 'error' as const }]
  })
}

/** A picture of finished work whose caption names another place than that to which it links. */
function checkGallery(
  record: FactSources['records']['folders']['services' | 'pages'][number],
  { placeOf, otherPlace }: PlaceFinders,
): Fact[] {
  return (record.value.gallery?.items ?? []).flatMap(({ caption, city }, index) => {
    const own = placeOf({ city })
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
