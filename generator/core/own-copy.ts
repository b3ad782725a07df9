/** A copy of its own: a part of a string that is cut out otherwise keeps the whole string, e.g. a page, in memory. */
export const ownCopy = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')
