/**
 * Whether a source of redirects stands for the URLs below a folder: `/blog/*`, `/blog/:post/`, and on servers `^/blog/.*` or
 * `^blog/`. Not for the files of a folder that are its page, such as `/blog/index.*`.
 */
export function isFolderPattern(from: string): boolean {
  const [, rest] = /^\^?\/?[\w%.~-]+\/(.*)$/.exec(from) ?? []
  return (
    rest !== undefined &&
    !/^\(?index\b/.test(rest) &&
    (/[*+]|:[A-Za-z]/.test(rest) || (from.startsWith('^') && rest === ''))
  )
}
