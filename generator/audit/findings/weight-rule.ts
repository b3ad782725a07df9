import { compressedBytes } from '../files/compressed-bytes.ts'
import { type LoadedKind, loadedFiles } from '../graph/loaded-files.ts'
import type { RuleText, SiteRule } from '../rule.ts'
import { shownOn } from './references.ts'

type WeightRule = RuleText & {
  kind: LoadedKind
  /** In a sentence, e.g. `stylesheets`. */
  noun: string
}

/** A rule that the files of one type that a page loads stay below the threshold `most`, in compressed kilobytes. */
export function weightRule({ kind, noun, ...text }: WeightRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    check: (site, { limit }) =>
      loadedFiles(site).flatMap(({ [kind]: urls, pages }) => {
        const bytes = urls.reduce((sum, url) => sum + compressedBytes(site.files, url), 0)
        const [first] = pages
        if (!first || bytes <= limit('most') * 1000) return []
        const largest = [...urls].sort((a, b) => compressedBytes(site.files, b) - compressedBytes(site.files, a))[0]
        return [
          {
            url: first.path,
            at: site.manifest.siteAt,
            what: `The ${noun} of ${first.path} add up to ${Math.ceil(bytes / 1000)} kB compressed, over the budget of ${limit('most')} kB; the largest file is ${largest}.`,
            ...(pages.length > 1 && shownOn(pages)),
          },
        ]
      }),
  }
}
