import { otherForm, pathOf } from '../../../core/url.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A link with a trailing slash missing, or one too many, or with the name of a file. */
export const linkForm: SiteRule = {
  code: 'link-form',
  scope: 'site',
  title: 'Wrong trailing slash or name of a file',
  severity: 'error',
  why: 'The host redirects every visitor and crawler, and the page seems to have two URLs.',
  how: 'Finds links to a URL that is served only with a trailing slash added or removed, and links to the file of a page, such as /about/index.html.',
  fix: 'Write the URL exactly as the site serves it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  check: (site) => {
    const rightForm = (path: string) =>
      site.served.has(path) ? undefined : [otherForm(path), urlOfFile(path)].find((form) => site.served.has(form))
    return findReferences(site, 'links', (target) => rightForm(pathOf(target)) !== undefined).flatMap(
      ({ target: url, pages, isShared }) => {
        const [first] = pages
        const form = rightForm(pathOf(url)) ?? url
        if (!first) return []
        const typed = site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)?.at
        return [
          {
            url,
            at: typed ?? site.sourceOf(first),
            what: `A link on ${first.path}, ${onPages(pages.length)}, goes to ${url}, but the URL of the page is ${form}.`,
            fix: `Write ${form}.`,
            ...shownOn(pages, isShared),
            // Links of the same pages that the manifest does not have were written at once.
            ...(!typed && { group: { name: `${first.path} ${pages.length} ${formOf(url)}`, above: mostApart } }),
          },
        ]
      },
    )
  },
}

/** More links than this with one wrong form have one cause. */
const mostApart = 2

/** How the form of a URL differs: by the name of a file, or by a slash at the end. */
const formOf = (path: string) => /[^/]*\.html$/.exec(path)?.[0] ?? String(path.endsWith('/'))

/** `/about/` for `/about/index.html`, and `/about` for `/about.html`. */
const urlOfFile = (path: string) => path.replace(/index\.html$|\.html$/, '')
