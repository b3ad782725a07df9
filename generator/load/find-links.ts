import type { Link } from '#manifest/schema/link.ts'
import type { Location } from '#manifest/schema.ts'
import { type UrlForm, urlOfText } from '#src/url-form.ts'
import { lineFinder } from './parse/source-file.ts'
import type { Located } from './records.ts'

const linkKeys = new Set(['label', 'page', 'service', 'category', 'city', 'county', 'office', 'path'])

/** Every link in a value that passed its schema. An object is a link if its only fields are a target and, optionally, a label. */
export function findLinks(value: unknown, path: PropertyKey[] = []): { link: Link; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLink(value)) return [{ link: value, path }]
  return Object.entries(value).flatMap(([key, item]) =>
    findLinks(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function isLink(value: object): value is Link {
  const keys = Object.keys(value).filter((key) => value[key as keyof typeof value] !== undefined)
  return (
    keys.length > 0 &&
    keys.every((key) => linkKeys.has(key)) &&
    keys.some((key) => key !== 'label') &&
    !Array.isArray(value)
  )
}

/** Every URL of this site that a record spells out, with its location: links with a `path`, and links in Markdown, including fragments of the same page. */
export function typedLinks(record: Located<unknown>, form: UrlForm): { path: string; at: Location }[] {
  const { shown, text } = record.file
  const positionAt = lineFinder(text)
  return [
    ...findLinks(record.value).flatMap(({ link, path }) =>
      link.path === undefined ? [] : [{ path: urlOfText(link.path, form), at: record.locate([...path, 'path']) }],
    ),
    ...[...text.matchAll(/\]\(([/#][^\s)]*)/g)].map((match) => ({
      path: urlOfText(match[1] ?? '', form),
      at: { file: shown, ...positionAt(match.index + 2) },
    })),
  ]
}
