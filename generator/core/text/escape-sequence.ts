/**
 * A line break, a tab or another character as a program writes it between quotation marks: `\n\n`, `\r\n`, `\t`, `\u2019`.
 * In a path of Windows, a drive or a server is before it.
 */
export const escapeSequence =
  /(?<!(?:[A-Za-z]:|\\\\)\S*)(?:\\[nrt](?![a-z]*\\[a-z]{3})|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2})+/
