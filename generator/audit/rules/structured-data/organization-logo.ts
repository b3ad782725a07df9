import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { statedPictures } from '../../structured-data/stated-pictures.ts'

/** A logo search engines do not take. Whether a business states one at all is business-recommended's to say. */
export const organizationLogo: SiteRule = {
  code: 'organization-logo',
  scope: 'site',
  title: 'Logo too small for search engines',
  severity: 'warning',
  why: 'The logo stands beside the name in results and knowledge panels; a smaller one is not used.',
  how: 'The file every "logo" of the structured data names is measured. Drawings (SVG) have no size of their own and pass.',
  fix: 'Name a square picture of at least 112 × 112 pixels.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  thresholds: { least: { value: 112, unit: 'px', meaning: 'Width and height a logo has at least.' } },
  check: (site, { limit }) => {
    const least = limit('least')
    return statedPictures(site).flatMap(({ url, isLogo, pages }): SiteFinding[] => {
      const [first] = pages
      if (!first || !isLogo || url.endsWith('.svg')) return []
      const file = pictureSize(site.files, url)
      if (!file || Math.min(file.width, file.height) >= least) return []
      return [
        {
          url,
          at: site.manifest.siteAt,
          what: `The logo ${url} has ${file.width} × ${file.height} pixels, and search engines take none below ${least} × ${least}.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    })
  },
}
