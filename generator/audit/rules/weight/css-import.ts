import { stylesheetTexts } from '../../files/stylesheet-texts.ts'
import type { SiteRule } from '../../rule.ts'

/** A stylesheet that asks for another one. */
export const cssImport: SiteRule = {
  code: 'css-import',
  scope: 'site',
  title: 'Stylesheet that loads another',
  severity: 'warning',
  why: 'The browser learns of the second stylesheet only when it has read the first, so that the page stays blank for one more journey to the server.',
  how: 'Every stylesheet of the site is searched for @import.',
  fix: 'Put the rules of both into one file, or link the second from the page.',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  check: ({ files, manifest }) =>
    stylesheetTexts(files).flatMap(({ url, text }) =>
      [...text.matchAll(/@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi)].map(([, imported]) => ({
        url,
        at: manifest.siteAt,
        what: `The stylesheet ${url} loads ${imported} by @import.`,
      })),
    ),
}
