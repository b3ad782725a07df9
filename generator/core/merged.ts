/**
 * A record with the texts of its translation. Lists of another length stay unchanged, because their entries correspond by
 * position.
 */
export function merged(original: unknown, translated: unknown): unknown {
  if (translated === undefined) return original
  if (Array.isArray(original) && Array.isArray(translated))
    return original.length === translated.length
      ? original.map((item, index) => merged(item, translated[index]))
      : original
  if (!isFields(original) || !isFields(translated)) return translated
  const keys = [...new Set([...Object.keys(original), ...Object.keys(translated)])]
  return Object.fromEntries(keys.map((key) => [key, merged(original[key], translated[key])]))
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
