import type { Location } from '#manifest/schema.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Demonstration content that must not be published as fact. */
export const sampleContent: SiteRule = {
  code: 'sample-content',
  scope: 'site',
  title: 'Sample content',
  severity: 'notice',
  why: 'Invented facts about a company must not be published as true.',
  how: 'Reports content that the manifest marks with "sample: true".',
  fix: 'Replace what is invented with real content, and remove "sample: true".',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  check: ({ manifest }) => {
    const notice = (what: string, at: Location): SiteFinding => ({ url: '/', at, what })
    const { business } = manifest.site
    return [
      ...(business.sample
        ? [
            notice(
              `The company "${business.name}", its phone number and its e-mail address are samples.`,
              manifest.siteAt,
            ),
          ]
        : []),
      ...(manifest.testimonials.sample
        ? [notice(samples(manifest.testimonials.items.length), manifest.testimonials.at)]
        : []),
    ]
  },
}

const samples = (count: number) =>
  count === 1 ? 'The only testimonial is a sample.' : `The ${count} testimonials are samples.`
