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
