/**
 * The folder of a translation: the language without its region, unless another language of the site differs in the region only.
 * @param tag BCP 47, e.g. `es-US`.
 * @param tags all languages of the site.
 */
export function languageFolder(tag: string, tags: readonly string[]): string {
  const [primary = ''] = tag.split('-')
  const isAlone = tags.filter((other) => other.split('-')[0] === primary).length === 1
  return isAlone ? primary : tag.toLowerCase()
}
