import type { SiteFiles } from '../../../core/audited-site.ts'

/**
 * Reads the files that hosts read from the output directory, once for all rules of the audit.
 * @param readers of the text of a file, by its URL. A file that is missing has no entries.
 */
export function readHostFiles<Entry>(
  readers: Readonly<Record<string, (text: string) => Entry[]>>,
): (files: SiteFiles) => Entry[] {
  const known = new WeakMap<SiteFiles, Entry[]>()
  return (files) => {
    const read =
      known.get(files) ??
      Object.entries(readers).flatMap(([url, entriesIn]) =>
        files.has(url) ? entriesIn(files.read(url).toString('utf8')) : [],
      )
    known.set(files, read)
    return read
  }
}
