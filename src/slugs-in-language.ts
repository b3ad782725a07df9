import type { SlugsInLanguage } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import type { Params } from './route.ts'

/** The slug of a record in the URLs of a language. */
export const slugInLanguage = (slugs: SlugsInLanguage | undefined, name: string, slug: string): string =>
  slugs?.[name]?.[slug] ?? slug

/** The parameters of a page as its URL spells them. */
export function spelledParams(slugs: SlugsInLanguage | undefined, params: Params): Params {
  if (!slugs) return params
  return Object.fromEntries(Object.entries(params).map(([name, slug]) => [name, slugInLanguage(slugs, name, slug)]))
}

/** The parameters of the page that a URL spells. Undefined for a slug of another language. */
export function paramsSpelled(slugs: SlugsInLanguage | undefined, spelled: Params): Params | undefined {
  if (!slugs) return spelled
  const params: Record<string, string> = {}
  for (const [name, text] of Object.entries(spelled)) {
    const slug = recordSlug(slugs, name, text)
    if (slug === undefined) return undefined
    params[name] = slug
  }
  return params
}

/** The slug of the record that a URL names. Undefined for the slug that a record has in another language. */
export function recordSlug(slugs: SlugsInLanguage | undefined, name: string, text: string): string | undefined {
  const own = slugs?.[name]
  return own === undefined ? text : (recordsIn(own).get(text) ?? (Object.hasOwn(own, text) ? undefined : text))
}

const recordsIn = kept(
  (own: Readonly<Record<string, string>>) => new Map(Object.entries(own).map(([slug, text]) => [text, slug])),
)
