import { nearest } from '../../core/suggest.ts'

/** The original that a translation of another name is probably of, so that it is not reported as missing as well. */
export function meantBy(
  slug: string,
  { untranslated, isAlone }: { untranslated: readonly string[]; isAlone: boolean },
): string | undefined {
  const [only, ...others] = untranslated
  return nearest(slug, untranslated) ?? (isAlone && others.length === 0 ? only : undefined)
}
