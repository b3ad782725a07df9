import { slugOf as wordsOf } from '#src/slug-of.ts'

/** A name as a slug: `Coeur d'Alene` is `coeur-d-alene`, and `Lee's Summit` is `lees-summit`. At most 60 characters, as the schema of slugs requires. */
export const slugOf = (name: string) =>
  wordsOf(name.replace(/['’]s\b/g, 's'))
    .slice(0, 60)
    .replace(/-$/, '')

/** The first of some slugs that is free; it is no longer free afterwards. With none free, the last one and a number. */
export function takeSlug(taken: Set<string>, ...wanted: readonly [string, ...string[]]): string {
  const numbered = (count: number): string => {
    const slug = `${wanted.at(-1)}-${count}`
    return taken.has(slug) ? numbered(count + 1) : slug
  }
  const slug = wanted.find((each) => !taken.has(each)) ?? numbered(2)
  taken.add(slug)
  return slug
}
