import type { Finding } from '../../problem.ts'
import type { Rule } from '../rule.ts'

/** Content that was made up for demonstration and must not go out as fact. */
export const sampleContent: Rule = {
  code: 'sample-content',
  check: ({ manifest }) => {
    const notice = (what: string, at: Finding['at']): Finding => ({
      code: 'sample-content',
      severity: 'notice',
      url: '/',
      at,
      what,
      mend: 'Replace it with the real thing and remove "sample: true".',
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
