import { familyOf } from '../../files/picture-names.ts'
import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import { declaredSizes } from '../../markup/declared-sizes.ts'
import type { AuditedSite, SiteRule } from '../../rule.ts'

/** A picture that is to be shown larger than any of its files. */
export const pictureUpscaled: SiteRule = {
  code: 'picture-upscaled',
  scope: 'site',
  title: 'Picture shown larger than it is',
  severity: 'warning',
  why: 'It looks blurred, and most of all on the good screens of phones, which would need more pixels and not fewer.',
  how: 'The declared width of an <img> is compared with the widest file of that picture: those whose names differ only in the width and the ending. A picture of a different shape is the matter of picture-ratio, and a drawing (SVG) has no size it could exceed.',
  fix: 'Put a larger original into images/, or declare the width the file has.',
  source: 'https://web.dev/articles/serve-responsive-images',
  thresholds: {
    factor: {
      value: 1.02,
      unit: 'times',
      meaning: 'Declared width, as a multiple of the widest file, above which it is reported.',
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
          what: `${url} is shown ${width} pixels wide on ${first.path}, and no file of it is wider than ${widest}.`,
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
