/** Makes a formatter once for each set of arguments, because that is slow and every page needs the same few. */
export function cached<Key extends (string | number)[], Format>(
  make: (...key: Key) => Format,
): (...key: Key) => Format {
  const made = new Map<string, Format>()
  return (...key) => {
    const name = key.join(' ')
    const format = made.get(name) ?? make(...key)
    made.set(name, format)
    return format
  }
}

/**
 * The language whose signs numbers have. In English for a country such as Spain, `Intl` writes `1.950 km` beside `€1,950`;
 * pages have the English signs in both.
 */
export const numberLanguage = cached((language: string): string => {
  const pointOf = (style: 'decimal' | 'currency') =>
    new Intl.NumberFormat(language, { style, currency: 'EUR' })
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value
  return /^en\b/.test(language) && pointOf('decimal') !== pointOf('currency') ? 'en-GB' : language
})
