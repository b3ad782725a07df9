/** The words of a text from four letters, without the endings of their forms. */
export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?<=.{3})(?:ing|ed|es|e|s)$/, ''))
