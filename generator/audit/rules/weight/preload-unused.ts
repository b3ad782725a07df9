import { shownOn } from '../../findings/references.ts'
import { loadedFiles } from '../../graph/loaded-files.ts'
import type { SiteRule } from '../../rule.ts'

/** A font that a page preloads but does not use. */
export const preloadUnused: SiteRule = {
  code: 'preload-unused',
  scope: 'site',
  title: 'Unused font preload',
  severity: 'warning',
  why: 'Every first-time visitor downloads the font before everything else, for nothing.',
  how: 'Every font a page preloads must be declared in a stylesheet of the page, which is linked or in the page. Ignores other preloads, whose use cannot be read from the files.',
  fix: 'Remove the preload, or use the file name from the stylesheet: it changes with the content of the file.',
  source: 'https://web.dev/articles/preload-critical-assets',
  check: (site) => {
    const fonts = new Set(site.targets.filter((url) => /\.(woff2?|ttf|otf)$/i.test(url) && site.files.has(url)))
    const declared = new Set(site.stylesheetUrls.map(({ url, stylesheet }) => `${stylesheet} ${url}`))
    return loadedFiles(site).flatMap(({ stylesheets, font, pages }) =>
      font
        .filter(
          (url) =>
            fonts.has(url) && stylesheets.length > 0 && !stylesheets.some(({ name }) => declared.has(`${name} ${url}`)),
        )
        .flatMap((url) => {
          const [first] = pages
          if (!first) return []
          return [
            {
              url,
              at: site.sourceOf(first),
              what: `${first.path} preloads ${url}, but none of its stylesheets declares it.`,
              ...(pages.length > 1 && shownOn(pages)),
            },
          ]
        }),
    )
  },
}
