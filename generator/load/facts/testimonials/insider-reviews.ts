import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf, textsOf } from '../texts.ts'

const relatives =
  '(?:husband|wife|brother|sister|mother|father|mom|mum|dad|son|daughter|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|partner|fianc[eé]e?|grand(?:son|daughter|father|mother|pa|ma|dad)|step(?:son|daughter|father|mother|dad|mom|brother|sister)|(?:brother|sister|mother|father|son|daughter)-in-law|roommate|flatmate|best friend|neighbou?r)'
/** Not `the company where she works`, and not `the place we had cleaned`. */
const firm =
  '(?:the|this|that) (?:company|business|place|firm|outfit|shop)(?! (?:next|across|down|up|where|that|which|above|below|behind|beside|on|we|I|you|they)\\b)'
const here = `(?:${firm}|them\\b|here\\b|there\\b|it\\b|their (?:company|business|office)\\b)`
const owns =
  '(?:(?:also |now |actually |just |co-)*(?:owns?|runs?|manages?|founded|co-founded|started|bought)|works? (?:for|at|with)|is employed (?:by|at)|invested in|is (?:also )?(?:the|an?|one of the|part) (?:co-)?(?:owner|boss|manager|founder|partner|employee|investor)s? (?:of|at|in))'
/** Who works for a company without being one of its people. */
const office =
  '(?:books|book-?keeping|accounts|accounting|taxes|payroll|website|web ?page|marketing|advertising|ads|social media|scheduling|paperwork|phones|billing|insurance|hiring|legal work)'
const partners =
  '(?:landlord|land ?lady|accountant|book-?keeper|supplier|vendor|distributor|lawyer|attorney|banker|insurance agent|insurer|investor|web ?(?:designer|master|developer)|business partner|silent partner|publicist|marketing (?:agency|consultant|manager)|franchisor|employee|manager|dispatcher|founder|co-founder|owner|co-owner)'
const crew = '(?:the|their|this) (?:crew|team|staff|payroll|board|office staff)\\b'

/**
 * What a customer says who belongs to the company: `My brother, who owns the company`, `I work for them`, `my wife does their
 * books`, `as their accountant`, `they asked me to post this`.
 * Source: 16 CFR § 465.5, on reviews by insiders.
 */
const insiders: readonly RegExp[] = [
  `\\b[Mm]y (?:\\w+ )?${relatives}(?:,? \\p{Lu}\\p{Ll}+,?)?(?:,? (?:who|that))? ${owns} ${here}`,
  `\\b[Mm]y (?:\\w+ )?${relatives}(?:,? \\p{Lu}\\p{Ll}+,?)?(?:,? (?:who|that))? (?:(?:is|works|serves) (?:on|part of|a member of)|joined) ${crew}`,
  `\\b(?:[Mm]y (?:\\w+ )?${relatives}(?:,? \\p{Lu}\\p{Ll}+,?)?(?:,? (?:who|that))?|I(?:['’]ve| have)?) (?:also |used to |now )*(?:do|does|did|done|keeps?|kept|handles?|handled|runs?|ran|manages?|managed|designs?|designed|buil[dt]s?|made) (?:all |some )?(?:of )?their ${office}\\b`,
  `\\b(?:[Tt]he|[Tt]heir) (?:co-)?(?:owner|boss|founder|manager)(?: [\\p{Lu}]\\p{Ll}+)?,? (?:is |who is |happens to be |who happens to be )?my ${relatives}\\b|\\b[Oo]ne of (?:the|their) (?:owners|managers|founders|partners|[a-z]+ers) is my ${relatives}\\b`,
  `\\bI(?:['’]m| am) (?:also )?(?:related to|married to|engaged to|dating|the ${relatives} of) (?:the|their|one of the|one of their) (?:owner|boss|founder|manager)s?\\b|\\bthe owner['’]s ${relatives}\\b(?=,? (?:and )?(?:I|so I|here|but I)\\b)|\\bI(?:['’]m| am) the owner['’]s ${relatives}\\b`,
  `\\b(?:[Tt]his|[Ii]t)(?: is|['’]s| was) my (?:own |(?:\\w+ )?${relatives}['’]s? )(?:company|business|firm|outfit)\\b`,
  `\\bI(?:['’]m| am| was| have|['’]ve|['’]d| used to)?(?: also| been)? (?:(?:work(?:ed|ing)?|employed) (?:for|by|at|there for|here for) ${here}|work(?:ed)? (?:here|there) (?:as|for|since|in the office|part[- ]time|myself)|(?:the|an?) (?:former |current |co-)?(?:owner|founder|manager|employee) (?:(?:of|at) (?:${firm}|them)|here|there)|(?:co-)?(?:own|founded) (?:part of )?(?:${firm}|it\\b))`,
  `\\b(?:[Aa]s|I(?:['’]m| am)(?: also)?) (?:their|the company['’]s) (?:\\w+ )?${partners}\\b|\\bI (?:supply|rent|lease) (?:them (?:with|their)|the office to them|their (?:\\w+ )?(?:office|shop|yard|building) to them)\\b|\\b[Tt]hey(?: are|['’]re) (?:my|our) tenants?\\b`,
  `\\b[Ff]ull disclosure\\b[:,;–—-]? ?(?:that )?(?:my (?:\\w+ )?${relatives} [^.!?]{0,60}\\b(?:their|them|they|here|there|this|owner|${firm})\\b|I(?:['’]m| am)? (?:know|went|go|friends|a friend|related|grew up|invested|used to)\\b[^.!?]{0,40}\\b(?:owners?|them|their|boss|founder|manager|here|there)\\b)`,
  `\\b(?:asked|paid|begged|made) (?:me|us) to (?:write|post|leave|put|say|give)(?: up)? (?:this|that|something nice|a (?:good|nice|great|five-star|5-star) (?:review|word))`,
].map((pattern) => new RegExp(pattern, 'u'))

/** What every match of them has. */
const hint =
  /owns?\b|runs?\b|manage|found|started|bought|work|employ|owner|boss|asked|paid|begged|made|their|[Dd]isclosure|invested|related|joined|tenant|supply|my own|(?:crew|team|staff|payroll|board)\b|(?:company|business|firm|outfit)\b/
/** Landlords have tenants, to whom `their` belongs. Others are compared. */
const ofOthers = /\b(?:tenants?|renters?|guests|not|never|unlike|wish|as if)\b|n['’]t\b/i

/** Testimonials by people of the company, or that its people had written. English alone. */
export function checkInsiderReviews({ records }: FactSources): Fact[] {
  const { testimonials } = records.documents
  if (!testimonials || !records.language.tag.startsWith('en')) return []
  return textsOf(testimonials).flatMap(({ path, text }) => {
    if (!hint.test(text)) return []
    const found = sentencesOf(text).flatMap((sentence) => {
      const [words] = insiders.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? [])
      return words === undefined || ofOthers.test(sentence.replace(/\b(?:are|['’]re) (?:my|our) tenants?/, ''))
        ? []
        : [words]
    })[0]
    if (found === undefined) return []
    const what = `The testimonial says "${found}": such a review must say that it is by someone of the company, and search engines remove it.`
    const fix = 'Remove it, and use the words of a customer.'
    return [fact(testimonials, path, { code: 'review-of-insider', severity: 'warning', what, fix }, found)]
  })
}
