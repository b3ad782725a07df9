import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A claim of site.yaml with another number. */
export const claimDiffers: SiteRule = strayRule({
  code: 'claim-differs',
  kind: 'claim',
  title: 'Claim with another number',
  severity: 'error',
  why: 'A reader who finds two numbers for the same thing believes neither, and advertising law asks for proof of the higher one.',
  how: 'Looks in the text blocks of the main content for the words of each claim of site.yaml that has a number, with another number, and for years of experience that no claim has. A license number must be one that a text of the manifest has, if any has one. Ignores claims that count records, and texts of the manifest, which validate compares with each other.',
  fix: 'Write the claim as in site.yaml. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  what: ({ path }, { first }) => `${path} says "${first.found}", but the manifest has "${first.wanted}".`,
})
