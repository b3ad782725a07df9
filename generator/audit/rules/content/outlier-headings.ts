import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { postalCodeTerm } from '#src/local/words.ts'
import { isOptional } from '../../findings/optional-sections.ts'
import { outlierRule } from '../../findings/outliers.ts'

/** A page whose H2 headings differ from those of nearly all pages of its type. */
export const outlierHeadings = outlierRule({
  code: 'outlier-headings',
  title: 'Outlier headings',
  why: 'If nearly all pages of one type have the same H2 headings, a page with other headings has probably lost a section, or contains that of another page.',
  how: 'Compares the H2 headings of indexable pages of one type, with names of places and services masked, and with one postal code named as several are. Ignores sections that a record need not have, such as the articles about a service, and page types with fewer than eight pages, those in which more than two pages differ, and pages that have sections in addition to the usual ones, such as the text of a place.',
  fix: 'Add what is missing to the record of the page, if the difference is not intended. If the page was edited by hand, rebuild it.',
  supersededBy: ['section-missing'],
  featureOf: ({ headingPattern, route }, { manifest }) => {
    const { one, many } = codeTerms(manifest)
    const headings = headingPattern.toLowerCase().replace(many, one).split(' | ')
    return headings.filter((heading) => !isOptional(manifest, route, heading)).join(' | ')
  },
  isForm: hasAll,
  what: ({ path }, { own, usual }, others) => {
    const headings = own.split(' | ')
    const missing = usual.split(' | ').find((heading) => !headings.includes(heading))
    const difference = missing === undefined ? 'in another order' : `without "${missing}"`
    return `The H2 headings of ${path} are ${difference}, unlike those of ${others} other pages of its type.`
  },
})

/** Whether a page has the usual headings, in their order, with more between them. */
function hasAll(value: string, usualValue: string): boolean {
  const wanted = usualValue.split(' | ')
  let found = 0
  for (const heading of value.split(' | ')) if (heading === wanted[found]) found += 1
  return found === wanted.length
}

/** What the heading above one postal code and above several says. */
const codeTerms = kept((manifest: Manifest) => ({
  one: postalCodeTerm({ manifest }, 1).toLowerCase(),
  many: postalCodeTerm({ manifest }, 2).toLowerCase(),
}))
