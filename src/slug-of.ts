/** A text as words of a slug: `Castilla y León` as `castilla-y-leon`. Empty for a text without Latin letters and digits. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
