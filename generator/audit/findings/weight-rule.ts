import { groupBy } from '../../core/group-by.ts'
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
    check: (site, { limit }) => {
      const bytesOf = (url: string) => compressedBytes(site.files, url)
      const heavy = loadedFiles(site).flatMap(({ [kind]: urls, pages }) => {
        const bytes = urls.reduce((sum, url) => sum + bytesOf(url), 0)
        const [largest] = [...urls].sort((a, b) => bytesOf(b) - bytesOf(a))
        return bytes > limit('most') * 1000 ? [{ bytes, largest, pages }] : []
      })
      // Pages that load one large file, some of them with others, have one fault.
      return [...groupBy(heavy, ({ largest }) => largest).values()].flatMap((groups) => {
        const [group] = groups
        const first = group?.pages[0]
        const pages = groups.flatMap((each) => each.pages)
        if (!(group && first)) return []
        return [
          {
            url: first.path,
            at: site.manifest.siteAt,
            what: `The ${noun} of ${first.path} add up to ${Math.ceil(group.bytes / 1000)} kB compressed, over the budget of ${limit('most')} kB; the largest file is ${group.largest}.`,
            ...(pages.length > 1 && shownOn(pages)),
          },
        ]
      })
    },
  }
}
