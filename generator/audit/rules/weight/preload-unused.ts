import { shownOn } from '../../findings/references.ts'
import { loadedFiles } from '../../graph/loaded-files.ts'
import type { SiteRule } from '../../rule.ts'

/** A font that a page asks for early and then does not use. */
export const preloadUnused: SiteRule = {
  code: 'preload-unused',
  scope: 'site',
  title: 'Preloaded font that is not used',
  severity: 'warning',
  why: 'It is loaded before everything else, by every first visitor, for nothing.',
  how: 'A font that a page preloads must be named by one of the stylesheets the page links to. Whether other preloaded things are used cannot be told from the files alone.',
  fix: 'Remove the preload, or name the file as the stylesheet does: its name changes with its content.',
  source: 'https://web.dev/articles/preload-critical-assets',
  check: (site) => {
    const fonts = new Set(site.targets.filter((url) => /\.(woff2?|ttf|otf)$/i.test(url) && site.files.has(url)))
    const declared = new Set(site.stylesheetUrls.map(({ url, stylesheet }) => `${stylesheet} ${url}`))
    return loadedFiles(site).flatMap(({ css, font, pages }) =>
      font
        .filter(
          (url) => fonts.has(url) && css.length > 0 && !css.some((stylesheet) => declared.has(`${stylesheet} ${url}`)),
        )
        .flatMap((url) => {
          const [first] = pages
          if (!first) return []
          return [
            {
              url,
              at: site.sourceOf(first),
              what: `${first.path} preloads ${url}, which none of its stylesheets names.`,
              ...(pages.length > 1 && shownOn(pages)),
            },
          ]
        }),
    )
  },
}
