/**
 * A text as a URL fragment: `How often can you come?` is `how-often-can-you-come`. Empty when it has no Latin letter or
 * digit.
 */
export function fragmentOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
