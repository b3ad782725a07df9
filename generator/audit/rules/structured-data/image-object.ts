import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'
import { statedPictures } from '../../structured-data/stated-pictures.ts'

/** A picture of which structured data states another size than its file has. Whether it is there is dead-data-url's to say. */
export const imageObject: SiteRule = {
  code: 'image-object',
  scope: 'site',
  title: 'Picture stated in another size than it has',
  severity: 'warning',
  why: 'Search engines choose pictures for results by the size that is stated; one that turns out otherwise is dropped.',
  how: 'Width and height of every ImageObject whose file is part of the site are held against the file. Where none are stated, or the file is a drawing (SVG), nothing is compared.',
  fix: 'State the size of the file; where a file was replaced by hand, build the site again.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata',
  check: (site) =>
    statedPictures(site).flatMap(({ url, width, height, pages }) => {
      const [first] = pages
      if (!first || width === 0 || height === 0 || url.endsWith('.svg')) return []
      const file = pictureSize(site.files, url)
      if (!file || (file.width === width && file.height === height)) return []
      return [
        {
          url,
          at: site.sourceOf(first),
          what: `The structured data of ${first.path} states ${width} × ${height} pixels for ${url}, which has ${file.width} × ${file.height}.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    }),
}
