import { defineRule } from 'citywide'

/** A rule of the audit. manifest/site.yaml can change its severity and threshold, or turn it off. */
export const headingInCapitals = defineRule({
  code: 'heading-in-capitals',
  scope: 'element',
  title: 'Heading in capital letters',
  severity: 'warning',
  why: 'Some screen readers spell words in capital letters, and everyone else reads them more slowly.',
  how: 'Looks at headings with more capital letters in a row than the threshold allows.',
  fix: 'Write the heading in mixed case.',
  source: 'https://www.w3.org/WAI/tips/writing/',
  thresholds: { most: { value: 4, unit: 'letters', meaning: 'Longest word that may be in capitals, such as HVAC.' } },
  names: ['h1', 'h2', 'h3'],
  *check({ text }, { limit }) {
    const shouted = text.split(/\s+/).find((word) => word.length > limit('most') && /^\p{Lu}+$/u.test(word))
    if (shouted) yield { what: `The heading "${text}" {pages} has "${shouted}" in capital letters.` }
  },
})
