const words = (fewest: number) => `((?:\\p{Lu}[\\p{L}’.]+ ){${fewest},3}\\p{Lu}[\\p{L}’]+)`

/** One to four words that begin with a capital, such as the name of a place: the source of a group of a regular expression. */
export const aName = words(0)

/** The same of two to four words. */
export const longName = words(1)
