/** The sentences of a text, each with the sign at its end. Most text blocks are one. */
export const sentencesOf = (text: string): string[] => (/[.!?]\s/.test(text) ? text.split(/(?<=[.!?])\s+/) : [text])

/** The paragraphs of a text, which a blank line separates. */
export const paragraphsOf = (text: string): string[] => (text.includes('\n') ? text.split(/\n\s*\n/) : [text])
