/** A region as words of a slug: `Castilla y León` as `castilla-y-leon`. */
export function regionSlug(region: string): string {
  return region
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
