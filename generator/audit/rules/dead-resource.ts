import { findReferences, onPages, pathOf, shownOn } from '../references.ts'
import type { Rule } from '../rule.ts'

/** A picture, script, stylesheet or icon a page loads from this site, and that is not there. */
export const deadResource: Rule = {
  code: 'dead-resource',
  check: (site) => {
    const isAbsent = (url: string) => !site.served.has(pathOf(url))
    const onPage = findReferences(site, 'resources', isAbsent).flatMap(({ target: url, pages }) => {
      const [first] = pages
      if (!first) return []
      return [
        {
          code: 'dead-resource',
          severity: 'error' as const,
          url,
          at: site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)?.at ?? site.sourceOf(first),
          what: `${url} is loaded ${onPages(pages.length)}, the first of them ${first.path}, and is not there.`,
          mend: 'Add the file, or take it out of the text or the screen that shows it.',
          ...shownOn(pages),
        },
      ]
    })
    const inStylesheet = site.stylesheetUrls
      .filter(({ url }) => isAbsent(url))
      .map(({ url, stylesheet }) => ({
        code: 'dead-resource',
        severity: 'error' as const,
        url: pathOf(url),
        at: { file: 'src/styles.css', line: 1, column: 1 },
        what: `The stylesheet ${stylesheet} loads ${url}, which is not there.`,
        mend: 'Add the file, or take it out of the stylesheet.',
      }))
    return [...onPage, ...inStylesheet]
  },
}
