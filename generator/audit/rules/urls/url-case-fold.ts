import type { SiteRule } from '../../rule.ts'

/** Two URLs that some systems treat as one. */
export const urlCaseFold: SiteRule = {
  code: 'url-case-fold',
  scope: 'site',
  title: 'URLs that differ only by case',
  severity: 'error',
  why: 'Windows and macOS keep only one of two files whose names differ by case or by the encoding of an accent, so a copy of the site loses one. Visitors confuse the two.',
  how: 'Compares the URLs of all pages and files after Unicode normalization (NFC) and in lower case.',
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
        : [{ url, at: manifest.siteAt, what: `${known} and ${url} differ only by case or by the encoding of accents.` }]
    })
  },
}
