/**
 * Plugin of Vite that escapes what is beyond ASCII in a bundle. Because of one quotation mark, V8 would keep all of its
 * source with two bytes a letter, in each thread. An escape means the same in strings, in regular expressions, and in
 * `String.raw` if that makes a regular expression.
 */
export const asciiOnly = {
  name: 'citywide-ascii-only',
  renderChunk: (code) =>
    code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
}
