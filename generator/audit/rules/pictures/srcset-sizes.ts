import { withAttribute } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

const withWidths = /\s\d+w\s*(,|$)/

/** A choice of files by width, without a word of how wide the picture is shown. */
export const srcsetSizes: MarkupRule = {
  code: 'srcset-sizes',
  scope: 'markup',
  title: 'Choice of pictures that cannot be made',
  severity: 'warning',
  why: 'Without sizes a browser takes the picture to be as wide as the window, and loads a file far larger than it shows.',
  how: 'Every srcset with widths (400w) needs the attribute sizes beside it, and every entry of one needs a width (400w) or a density (2x), not both kinds in one list. Entries for one density alone need none.',
  fix: 'Add sizes, for example sizes="(min-width: 60rem) 50vw, 100vw", and give each entry the width of its file.',
  source: 'https://html.spec.whatwg.org/multipage/images.html#srcset-attributes',
  *check(scan) {
    for (const { attributes } of withAttribute(scan, 'srcset')) {
      const { srcset, sizes, src } = attributes
      if (!srcset) continue
      const shown = src ?? srcset.trim().split(/\s+/)[0]
      const entries = srcset.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[1])
      const widths = entries.filter((descriptor) => descriptor?.endsWith('w')).length
      if (widths > 0 && widths < entries.length)
        yield {
          what: `The srcset of ${shown} {pages} states a width for some of its files and not for others.`,
          cause: `mixed ${shown}`,
        }
      else if (withWidths.test(srcset) && !sizes?.trim())
        yield {
          what: `The srcset of ${shown} {pages} states widths, but there are no sizes beside it.`,
          cause: `sizes ${shown}`,
        }
    }
  },
}
