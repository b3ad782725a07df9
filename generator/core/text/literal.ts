/** A text as the source of a regular expression that matches it, with or without the flag `u`. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
