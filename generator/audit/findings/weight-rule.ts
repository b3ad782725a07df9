import { compressedBytes } from '../files/compressed-bytes.ts'
import { type LoadedKind, loadedFiles } from '../graph/loaded-files.ts'
import type { RuleText, SiteRule } from '../rule.ts'
import { shownOn } from './references.ts'

type WeightRule = RuleText & {
  kind: LoadedKind
  /** In a sentence, e.g. `stylesheets`. */
  noun: string
}

/** A rule that what a page loads of one kind stays below the threshold `most`, in kilobytes as they are sent. */
export function weightRule({ kind, noun, ...text }: WeightRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    check: (site, { limit }) =>
      loadedFiles(site).flatMap(({ [kind]: urls, pages }) => {
        const bytes = urls.reduce((sum, url) => sum + compressedBytes(site.files, url), 0)
        const [first] = pages
        if (!first || bytes <= limit('most') * 1000) return []
        const heaviest = [...urls].sort((a, b) => compressedBytes(site.files, b) - compressedBytes(site.files, a))[0]
        return [
          {
            url: first.path,
            at: site.manifest.siteAt,
            what: `The ${noun} of ${first.path} come to ${Math.ceil(bytes / 1000)} kB compressed, and ${limit('most')} are the budget; the heaviest file is ${heaviest}.`,
            ...(pages.length > 1 && shownOn(pages)),
          },
        ]
      }),
  }
}
