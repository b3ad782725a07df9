import type { Location } from '#manifest/schema.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Content that was made up for demonstration and must not go out as fact. */
export const sampleContent: SiteRule = {
  code: 'sample-content',
  scope: 'site',
  title: 'Sample content',
  severity: 'notice',
  why: 'Invented facts about a company must not go out as true.',
  how: 'What the manifest marks with "sample: true".',
  fix: 'Replace it with the real thing and remove "sample: true".',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  check: ({ manifest }) => {
    const notice = (what: string, at: Location): SiteFinding => ({
      url: '/',
      at,
      what,
      fix: 'Replace it with the real thing and remove "sample: true".',
    })
    const { business } = manifest.site
    return [
      ...(business.sample
        ? [notice(`The company "${business.name}", its phone and its e-mail are a sample.`, manifest.siteAt)]
        : []),
      ...(manifest.testimonials.sample
        ? [notice(`The ${manifest.testimonials.items.length} testimonials are samples.`, manifest.testimonials.at)]
        : []),
    ]
  },
}
