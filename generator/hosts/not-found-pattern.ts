import type { HostInput } from './host-input.ts'

/** A regular expression for the paths of all 404 pages, without the slash at the beginning: `(?:(?:es|fr)/)?404\\.html`. */
export const notFoundPattern = ({ languageFolders }: Pick<HostInput, 'languageFolders'>): string =>
  languageFolders.length === 0 ? '404\\.html' : `(?:(?:${languageFolders.join('|')})/)?404\\.html`
