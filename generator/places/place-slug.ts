/** A name as a slug: `Coeur d'Alene` is `coeur-d-alene`. At most 60 characters, as the schema of slugs requires. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')

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
