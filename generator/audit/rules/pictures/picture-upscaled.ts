import type { AuditedSite } from '../../../core/audited-site.ts'
import { familyOf } from '../../files/picture-names.ts'
import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import { declaredSizes } from '../../markup/declared-sizes.ts'
import type { SiteRule } from '../../rule.ts'

/** An image declared wider than its widest file. */
export const pictureUpscaled: SiteRule = {
  code: 'picture-upscaled',
  scope: 'site',
  title: 'Upscaled image',
  severity: 'warning',
  why: 'The image looks blurred, most of all on high-density phone screens, which need more pixels.',
  how: 'Compares the declared width of an <img> with the widest file of the same image: all files whose names differ only in width and extension. Ignores SVG files, which scale without loss.',
  fix: 'Put a larger original into images/, or declare the width of the file.',
  source: 'https://web.dev/articles/serve-responsive-images',
  thresholds: {
    factor: {
      value: 1.02,
      unit: 'times',
      meaning: 'Declared width, as a multiple of the widest file, above which an image is reported.',
    },
  },
  check: (site, { limit }) => {
    const drawn = declaredSizes(site).filter(({ file, width }) => file.type !== 'svg' && width > file.width)
    if (drawn.length === 0) return []
    return drawn.flatMap(({ url, width, file, pages: [first, ...others] }) => {
      const widest = Math.max(file.width, widestOf(site, url))
      if (!first || width <= widest * limit('factor')) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `${url} is declared ${width} pixels wide on ${first.path}, but its widest file has ${widest} pixels.`,
          ...(others.length > 0 && shownOn([first, ...others])),
        },
      ]
    })
  },
}

function widestOf({ files }: AuditedSite, url: string): number {
  const family = familyOf(url)
  return files.urls
    .filter((other) => other.startsWith(family) && familyOf(other) === family)
    .reduce((widest, other) => Math.max(widest, pictureSize(files, other)?.width ?? 0), 0)
}
