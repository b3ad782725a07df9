import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'
import { statedPictures } from '../../structured-data/stated-pictures.ts'

/** An image with another size in structured data than in its file. `dead-data-url` checks that the file exists. */
export const imageObject: SiteRule = {
  code: 'image-object',
  scope: 'site',
  title: 'Wrong image size in structured data',
  severity: 'warning',
  why: 'Search engines choose images for results by the stated size, and drop an image whose file differs.',
  how: 'Compares width and height of every ImageObject with its file. Ignores files of other sites, images without a stated size, and SVG files.',
  fix: 'State the size of the file. If a file was replaced by hand, rebuild the site.',
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
          what: `The structured data of ${first.path} states ${width} × ${height} pixels for ${url}, but the file has ${file.width} × ${file.height}.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    }),
}
