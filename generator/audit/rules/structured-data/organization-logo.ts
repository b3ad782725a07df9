import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { statedPictures } from '../../structured-data/stated-pictures.ts'

/** A logo that is too small for search engines. `business-recommended` checks that there is one. */
export const organizationLogo: SiteRule = {
  code: 'organization-logo',
  scope: 'site',
  title: 'Logo too small',
  severity: 'warning',
  why: 'Search results and knowledge panels show the logo next to the name, but not if it is smaller.',
  how: 'Measures the file of every "logo" in structured data. Ignores SVG files, which have no fixed size.',
  fix: 'Use a square image of at least 112 × 112 pixels.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  thresholds: { least: { value: 112, unit: 'px', meaning: 'Least width and height of a logo.' } },
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
          what: `The logo ${url} has ${file.width} × ${file.height} pixels, but search engines require at least ${least} × ${least}.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    })
  },
}
