import { pathOf, referenceFindings } from '../references.ts'
import type { Rule } from '../rule.ts'

/** A picture, script, stylesheet or icon a page loads from this site, and that is not there. */
export const deadResource: Rule = {
  code: 'dead-resource',
  check: (site) => [
    ...referenceFindings(site, 'resources', (target) => !site.served.has(pathOf(target))).flatMap(
      ({ target, referrers }) => {
        const [first] = referrers.first
        if (!first) return []
        return [
          {
            code: 'dead-resource',
            severity: 'error' as const,
            url: pathOf(target),
            at: site.sourceOf(first),
            what: `${pathOf(target)} is loaded by ${referrers.count} ${referrers.count === 1 ? 'page' : 'pages'}, the first of them ${first.path}, and is not there.`,
            mend: 'Add the file, or take it out of the screen that shows it.',
            count: referrers.count,
            urls: referrers.first.map(({ path }) => path),
          },
        ]
      },
    ),
    ...site.stylesheetUrls
      .filter(({ url }) => !site.served.has(pathOf(url)))
      .map(({ url, stylesheet }) => ({
        code: 'dead-resource',
        severity: 'error' as const,
        url: pathOf(url),
        at: { file: 'src/styles.css', line: 1, column: 1 },
        what: `The stylesheet ${stylesheet} loads ${url}, which is not there.`,
        mend: 'Add the file, or take it out of the stylesheet.',
      })),
  ],
}
