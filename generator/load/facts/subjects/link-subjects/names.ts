import { findLinks } from '../../../find-links.ts'
import type { Located } from '../../../records.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { type LinkWords, stems } from '../../languages/link-words.ts'

type Folders = FactSources['records']['folders']

/** `{ label: Services, page: service-areas }`, where another page has the name of the label. */
export function checkNamesOfPages(records: readonly Located<unknown>[], pages: Folders['pages']): Fact[] {
  const names = pages.flatMap(({ slug, value }) =>
    'name' in value && value.name !== undefined
      ? [{ name: value.name.toLowerCase(), slugs: [slug, ...('aliases' in value ? value.aliases : [])] }]
      : [],
  )
  return records.flatMap((record) =>
    findLinks(record.value).flatMap(({ link: { label, page }, path }) => {
      const named = names.filter(({ name }) => name === label?.toLowerCase())
      const [other] = named
      if (page === undefined || !other || named.some(({ slugs }) => slugs.includes(page))) return []
      const what = `"${label}" leads to the page "${page}", but it is the name of the page "${other.slugs[0]}".`
      const fix = `Link to "${other.slugs[0]}", or correct the words.`
      return [fact(record, [...path, 'label'], { code: 'link-to-another-subject', severity: 'warning', what, fix })]
    }),
  )
}

const markdownLink = /\[([^\]\n]{4,40})\]\(\/([\w-]+)\/?\)/g

/** `[service areas](/services/)` in a text: the label is the name of another page than that to which it leads. */
export function checkNamesInMarkdown(records: readonly Located<unknown>[], pages: Folders['pages']): Fact[] {
  const names = new Map(
    pages.flatMap(({ slug, value }) =>
      'name' in value && value.name !== undefined ? [[value.name.toLowerCase(), slug]] : [],
    ),
  )
  const slugs = new Set(pages.map(({ slug }) => slug))
  return records.flatMap((record) => {
    const { text } = record.file
    if (!text.includes('](/')) return []
    return [...text.matchAll(markdownLink)].flatMap(([words, label = '', target = '']) => {
      const named = names.get(label.toLowerCase().replace(/^(?:the|our|this) /, ''))
      if (named === undefined || named === target || !slugs.has(target)) return []
      const what = `The link "${label}" leads to /${target}/, but it is the name of the page "${named}".`
      const fix = `Link to "${named}", or correct the words.`
      return [fact(record, [], { code: 'link-to-another-subject', severity: 'warning', what, fix }, words)]
    })
  })
}

/** `{ name: Repairs, service: planning }` in the list of the page "about": all words are those of another service. */
export function checkNamesOfServices({ pages, services }: Folders, language: LinkWords): Fact[] {
  const known = services.map(({ slug, value }) => ({
    slug,
    name: value.name,
    words: new Set(stems(`${slug} ${value.name}`, language)),
  }))
  return pages.flatMap((page) => {
    if (page.value.screen !== 'about') return []
    return page.value.services.items.flatMap(({ name, service }, index) => {
      const own = known.find(({ slug }) => slug === service)
      const words = stems(name, language)
      if (!own || words.length === 0 || words.some((word) => own.words.has(word))) return []
      const [other, ...others] = known.filter((each) => words.every((word) => each.words.has(word)))
      if (!other || others.length > 0) return []
      const what = `"${name}" leads to "${own.name}", but it names "${other.name}".`
      const fix = `Link to "${other.slug}", or correct the words.`
      return [fact(page, ['services', 'items', index, 'service'], { code: 'link-to-another-subject', what, fix })]
    })
  })
}
