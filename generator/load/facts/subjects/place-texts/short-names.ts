/** `Stratford` of `Stratford-upon-Avon`, `Alcalá` of `Alcalá de Henares`: the part of a name that is said alone. */
const shortName =
  /^(\p{Lu}[\p{L}’' ]+?)[ -](?:de(?:l| la| las| los)?|upon|on|at|under|by|le|in|am|an der|sur|bei)[ -](?=\p{Lu})/u

/** The short form of the name of a place, if it has one. */
export const shortNameOf = (name: string): string | undefined => shortName.exec(name)?.[1]

/** The short forms of names of places, by name. A form with which another name begins is none: both places may be meant. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const begins = (name: string, short: string) => name === short || /^[ -]/.test(name.slice(short.length))
  return new Map(
    names.flatMap((name) => {
      const short = shortNameOf(name)
      if (short === undefined) return []
      const isShared = names.some((other) => other !== name && other.startsWith(short) && begins(other, short))
      return isShared ? [] : [[name, short] as const]
    }),
  )
}
