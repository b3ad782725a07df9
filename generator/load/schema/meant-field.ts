import { z } from 'zod'
import { isOneSlip, nearest } from '../../core/suggest.ts'
import { type Finding, fieldName, fieldsOf, knownFields, listed, parentOf } from './finding.ts'
import { schemaAt, valueAt } from './schema-at.ts'

/** What people call the fields of the manifest, as other programs do. */
const otherNames: Record<string, readonly string[]> = {
  heading: ['h1', 'title', 'headline'],
  title: ['heading', 'metaTitle', 'seoTitle', 'name'],
  name: ['title', 'author', 'label'],
  label: ['text', 'title', 'name'],
  description: ['summary', 'excerpt', 'metaDescription'],
  path: ['url', 'href', 'to', 'link', 'external'],
  url: ['src', 'href', 'link'],
  origin: ['url', 'domain', 'baseUrl', 'siteUrl'],
  action: ['button', 'link', 'cta'],
  callToAction: ['cta'],
  image: ['heroImage', 'photo', 'picture', 'cover', 'thumbnail'],
  heroImage: ['image', 'photo', 'picture'],
  indexed: ['noindex', 'noIndex', 'robots', 'draft', 'published', 'hidden'],
  order: ['position', 'weight', 'sort'],
  phone: ['telephone', 'tel', 'mobile'],
  locality: ['city', 'town'],
  region: ['state', 'province'],
  postalCode: ['zip', 'zipCode', 'postcode', 'postal_code'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  sameAs: ['facebook', 'instagram', 'linkedin', 'social', 'socials', 'profiles'],
  from: ['old', 'oldUrl', 'source'],
  to: ['new', 'newUrl', 'target', 'destination'],
  category: ['categories', 'group'],
  help: ['placeholder', 'hint'],
  options: ['choices', 'values'],
  rating: ['stars'],
  review: ['text', 'quote', 'comment', 'body'],
  location: ['city', 'town', 'place'],
  googleUrl: ['url', 'link'],
  question: ['q', 'title', 'heading'],
  answer: ['a', 'text', 'body'],
  tags: ['category', 'categories', 'topics', 'keywords'],
  updated: ['date', 'lastUpdated', 'modified'],
  date: ['published', 'publishDate', 'created'],
}

/** Keys of other programs without a field of the manifest: a field that is beside them, and what to do instead. */
const needless: readonly { keys: readonly string[]; beside: string; fix: string }[] = [
  {
    keys: ['status', 'statusCode', 'code', 'type', 'permanent'],
    beside: 'gone',
    fix: 'Remove it. Every redirect of this file is permanent, with the status 301, and one with "gone" has the status 410. Search engines keep the old URL of a temporary one.',
  },
]

/** Unknown keys with the field that each is meant to be, and without the report that this field is missing. */
export function renamed(found: readonly Finding[], schema: z.ZodType, value: unknown): Finding[] {
  const named = found.flatMap((finding) =>
    finding.code === 'unknown-key' ? (withMeaning(finding, found, schema, value) ?? []) : finding,
  )
  const renames = new Set(named.flatMap((finding) => finding.renames ?? []))
  return named.filter(({ code, path, isRule }) => {
    const isMissing = code === 'missing-field' || isRule === true
    return !(isMissing && renames.has(path.join('.')))
  })
}

/** In a Markdown file, the text below the front matter: no key of it is meant to be this field. */
const bodyField = 'body'

/** The finding with its meaning; undefined for the second of several keys that are fields of one missing list. */
function withMeaning(
  finding: Finding,
  found: readonly Finding[],
  schema: z.ZodType,
  value: unknown,
): Finding | undefined {
  const { path, fields = [], what } = finding
  const key = String(path.at(-1))
  const without = needless.find(({ keys, beside }) => keys.includes(key) && fields.includes(beside))
  if (without) return { ...finding, fix: without.fix }
  if (key === 'slug' && path.length === 1) return { ...finding, fix: 'Remove it. The slug is the name of the file.' }
  const beside = found.filter((other) => parentOf(other) === parentOf(finding))
  const missing = beside.filter(({ code }) => code === 'missing-field').map((other) => String(other.path.at(-1)))
  const keys = beside.filter(({ code }) => code === 'unknown-key').map((other) => String(other.path.at(-1)))
  // A field that the group has is meant by another key only if that is a slip, such as a missing s.
  const group = valueAt(value, path.slice(0, -1))
  const free = fields.filter(
    (name) => typeof group !== 'object' || group === null || !Object.hasOwn(group, name) || isOneSlip(key, name),
  )
  const spelt = [nearest(key, missing), nearest(key, free)].find((name) => name !== undefined && isLike(key, name))
  const entryOf = (name: string) => entryFields(schemaAt(schema, [...path.slice(0, -1), name], value))
  const list = missing.find((name) => entryOf(name).includes(key))
  if (list !== undefined && spelt === undefined) {
    const [first, ...others] = keys.filter((name) => entryOf(list).includes(name))
    if (key !== first) return undefined
    return {
      ...finding,
      renames: [...path.slice(0, -1), list].join('.'),
      what: `${listed([key, ...others])} ${others.length > 0 ? 'are fields' : 'is a field'} of an entry of "${list}", a list, which is missing.`,
      fix: `Write "${list}:" above ${others.length > 0 ? 'them' : 'it'}, and the entry below that, after "- ".`,
    }
  }
  const meant =
    missing.find((name) => otherNames[name]?.includes(key)) ??
    pairOf(
      key,
      keys,
      missing.filter((name) => name !== bodyField),
    )
  if (meant !== undefined && (spelt === undefined || (!missing.includes(spelt) && !sameLetters(key, spelt)))) {
    return {
      ...finding,
      renames: [...path.slice(0, -1), meant].join('.'),
      what: what.replace(/\.$/, `, and "${meant}" is missing.`),
      fix: [`Write it as "${meant}" if that is what it means.`, ...knownFields(fields)].join(' '),
    }
  }
  const near = spelt ?? shortFor(key, free) ?? free.find((name) => otherNames[name]?.includes(key))
  if (near !== undefined)
    return {
      ...finding,
      renames: [...path.slice(0, -1), near].join('.'),
      fix: [`Did you mean "${near}"?`, ...knownFields(fields)].join(' '),
    }
  const root = schemaAt(schema, [], value)
  // The key of an entry of a list, or of a group with names of its own, probably belongs to no other part of the file.
  const isFixed = path
    .slice(0, -1)
    .every((_, index) => schemaAt(root, path.slice(0, index), value) instanceof z.ZodObject)
  return isFixed ? { ...finding, ...elsewhere(key, path.slice(0, -1), found, root) } : finding
}

/** The fields that an entry of a list may have. */
function entryFields(list: unknown): string[] {
  const { element } = list instanceof z.ZodArray ? list : {}
  return element instanceof z.ZodDiscriminatedUnion ? element.options.flatMap(fieldsOf) : fieldsOf(element)
}

/** Two edits make nearly any short word of another. */
const isLike = (key: string, name: string) =>
  key.length > 4 || sameLetters(key, name) || isOneSlip(key.toLowerCase(), name.toLowerCase())

const sameLetters = (key: string, name: string) => key.toLowerCase() === name.toLowerCase()

/** If a group has as many unknown keys as it lacks fields, the keys are these fields, in this order. */
function pairOf(key: string, keys: readonly string[], missing: readonly string[]): string | undefined {
  if (keys.length !== missing.length) return undefined
  const begun = missing.filter((name) => name.startsWith(key))
  return begun.length === 1 ? begun[0] : missing[keys.indexOf(key)]
}

/** The only field that a key of some letters begins, e.g. `latitude` for `lat`, or the shortest of several with the same beginning. */
function shortFor(key: string, fields: readonly string[]): string | undefined {
  const begun = fields.filter((each) => each.toLowerCase().startsWith(key.toLowerCase()))
  const [field] = [...begun].sort((a, b) => a.length - b.length)
  return key.length >= 3 && field !== undefined && begun.every((each) => each.startsWith(field)) ? field : undefined
}

/** For a key that only one other group of the file may have. */
function elsewhere(
  key: string,
  here: readonly PropertyKey[],
  found: readonly Finding[],
  schema: unknown,
): Pick<Finding, 'fix' | 'renames'> | undefined {
  const groups = groupsWith(key, schema).filter((group) => group.join('.') !== here.join('.'))
  const lacks = groups.filter((group) =>
    found.some(({ code, path }) => code === 'missing-field' && path.join('.') === [...group, key].join('.')),
  )
  const [group, ...others] = lacks.length > 0 ? lacks : groups
  if (group === undefined || others.length > 0) return undefined
  return {
    renames: [...group, key].join('.'),
    fix:
      group.length === 0
        ? `"${key}" is a field of the file itself. Write it without indentation.`
        : `"${key}" is a field of ${fieldName(group)}. Move it there.`,
  }
}

/** Paths of the groups of a file that have a field, outside of lists. */
function groupsWith(key: string, schema: unknown, path: readonly string[] = []): string[][] {
  if (!(schema instanceof z.ZodObject) || path.length > 3) return []
  const own = fieldsOf(schema).includes(key) ? [[...path]] : []
  return [
    ...own,
    ...Object.entries(schema.shape).flatMap(([name, inner]) =>
      groupsWith(key, schemaAt(inner, [], undefined, false), [...path, name]),
    ),
  ]
}
