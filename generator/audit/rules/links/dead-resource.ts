import { pathOf } from '../../../core/url.ts'
import { deadImports } from '../../files/script-imports.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A picture, script, stylesheet or icon a page loads from this site, and that is not there. */
export const deadResource: SiteRule = {
  code: 'dead-resource',
  scope: 'site',
  title: 'Picture, script or stylesheet that is not there',
  severity: 'error',
  why: 'The page misses a picture, its look or its behaviour, and the browser asks in vain each time.',
  how: 'Everything a page or stylesheet loads from this site, and every module that a script imports, is looked up among the files of the output.',
  fix: 'Add the file, or take it out of the text or the screen that shows it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  check: (site) => {
    const isAbsent = (url: string) => !site.served.has(pathOf(url))
    const onPage = findReferences(site, 'resources', isAbsent).flatMap(({ target: url, pages, isShared }) => {
      const [first] = pages
      if (!first) return []
      return [
        {
          url,
          at: site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)?.at ?? site.sourceOf(first),
          what: `${url} is loaded ${onPages(pages.length)}, the first of them ${first.path}, and is not there.`,
          fix: 'Add the file, or take it out of the text or the screen that shows it.',
          ...shownOn(pages, isShared),
        },
      ]
    })
    const inStylesheet = site.stylesheetUrls
      .filter(({ url }) => isAbsent(url))
      .map(({ url, stylesheet }) => ({
        url: pathOf(url),
        at: { file: 'src/styles.css', line: 1, column: 1 },
        what: `The stylesheet ${stylesheet} loads ${url}, which is not there.`,
        fix: 'Add the file, or take it out of the stylesheet.',
      }))
    const onAPage = new Set(onPage.map(({ url }) => url))
    const dead = deadImports(site.files).filter(({ url }) => !onAPage.has(url))
    const inScript = dead.map(({ url, script }) => ({
      url,
      at: site.manifest.siteAt,
      what: `The script ${script} imports ${url}, which is not there.`,
      fix: 'Build the site again: scripts are made together.',
    }))
    return [...onPage, ...inStylesheet, ...inScript]
  },
}
