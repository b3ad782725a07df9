import type { SiteRule } from '../../rule.ts'

/** Two addresses that some systems take for one. */
export const urlCaseFold: SiteRule = {
  code: 'url-case-fold',
  scope: 'site',
  title: 'Addresses that differ by capitals only',
  severity: 'error',
  why: 'Windows and macOS keep only one of two files whose names differ by capitals or by the way an accent is encoded, so that a copy of the site loses one of them; and visitors mix them up everywhere.',
  how: 'The addresses of all pages and files are compared after normalisation (NFC) and in lower case.',
  fix: 'Rename one of them.',
  source: 'https://learn.microsoft.com/windows/win32/fileio/naming-a-file',
  check: ({ served, manifest }) => {
    const found = new Map<string, string>()
    return [...served].flatMap((url) => {
      const key = url.normalize('NFC').toLowerCase()
      const known = found.get(key)
      found.set(key, known ?? url)
      return known === undefined
        ? []
        : [{ url, at: manifest.siteAt, what: `${known} and ${url} differ by capitals only.` }]
    })
  },
}
