/** One to four words that begin with a capital, such as the name of a place: the source of a group of a regular expression. */
export const aName = '((?:\\p{Lu}[\\p{L}’.]+ ){0,3}\\p{Lu}[\\p{L}’]+)'
