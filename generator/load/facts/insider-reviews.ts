import { type Fact, type FactSources, fact } from './fact.ts'
import { textsOf } from './texts.ts'

/**
 * What a customer says who belongs to the company: `My brother-in-law owns the company`, `I work for them`, `they asked me to
 * post this`.
 * Source: 16 CFR § 465.5, on reviews by insiders.
 */
const relatives =
  '(?:husband|wife|brother|sister|mother|father|mom|mum|dad|son|daughter|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|fianc[eé]e?|(?:brother|sister|mother|father|son|daughter)-in-law|roommate|best friend|neighbou?r)'
const firm = '(?:the|this|that) (?:company|business|place|firm|outfit)'
const insiders: readonly RegExp[] = [
  `\\b[Mm]y (?:\\w+ )?${relatives}(?:,? \\p{Lu}\\p{Ll}+,?)? (?:owns|runs|manages|founded|started|bought|works (?:for|at)|is (?:the|an?|one of the) (?:owner|boss|manager|founder|employee)s? (?:of|at)) (?:${firm}|them\\b|here\\b|there\\b|it\\b)`,
  `\\b(?:[Tt]he owner|[Oo]ne of the owners) is my ${relatives}\\b`,
  `\\bI(?:['’]m| am| was)? (?:(?:work(?:ed)?|employed) (?:for|by|at) (?:${firm}|them)|(?:the|an?) (?:owner|founder|manager|employee) (?:(?:of|at) (?:${firm}|them)|here))`,
  `\\b(?:asked|paid|begged|made) (?:me|us) to (?:write|post|leave|put|say|give)(?: up)? (?:this|that|something nice|a (?:good|nice|great) (?:review|word))`,
].map((pattern) => new RegExp(pattern, 'u'))

/** What every match of them has. */
const hint = /owns|runs|manages|found|started|bought|work|employ|manager|owner|boss|asked|paid|begged|made/

/** Testimonials by people of the company, or that its people had written. English alone. */
export function checkInsiderReviews({ records }: FactSources): Fact[] {
  const { testimonials } = records.documents
  if (!testimonials || !records.language.tag.startsWith('en')) return []
  return textsOf(testimonials).flatMap(({ path, text }) => {
    if (!hint.test(text)) return []
    const found = insiders.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0]
    if (found === undefined) return []
    const what = `The testimonial says "${found}": such a review must say that it is by someone of the company, and search engines remove it.`
    const fix = 'Remove it, and use the words of a customer.'
    return [fact(testimonials, path, { code: 'review-of-insider', severity: 'warning', what, fix }, found)]
  })
}
