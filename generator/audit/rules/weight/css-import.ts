import { withoutComments } from '../../files/stylesheets.ts'
import type { SiteRule } from '../../rule.ts'

/** A stylesheet that imports another one. */
export const cssImport: SiteRule = {
  code: 'css-import',
  scope: 'site',
  title: 'Stylesheet import',
  severity: 'warning',
  why: 'The browser discovers the second stylesheet only after it has read the first, so the page stays blank for one more round trip.',
  how: 'Searches every stylesheet of the site for @import.',
  fix: 'Merge the two files, or link the second one from the page.',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  check: ({ stylesheets, manifest }) =>
    stylesheets.flatMap(({ name, url, text }) =>
      [...withoutComments(text).matchAll(/@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi)].map(([, imported]) => ({
        url,
        at: manifest.siteAt,
        what: `The stylesheet ${name} imports ${imported} with @import.`,
      })),
    ),
}
