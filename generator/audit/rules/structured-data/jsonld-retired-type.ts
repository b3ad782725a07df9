import { typesOf } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes } from '../../structured-data/nodes.ts'
import { supersededTerms } from '../../structured-data/schema-org-names.ts'

/** Types whose feature in results is gone, with when. Both are still words of schema.org. */
const retired: Readonly<Record<string, string>> = {
  HowTo: 'whose result Google has shown no more since September 2023',
  SearchAction: 'whose search box Google has shown no more since November 2024',
  SpecialAnnouncement: 'whose result Google has shown no more since July 2025',
}

/** Words that are out of use. */
export const jsonldRetiredType: PageRule = {
  code: 'jsonld-retired-type',
  scope: 'page',
  title: 'Structured data that has gone out of use',
  severity: 'warning',
  why: 'It costs weight on every page and brings nothing, and a term that has been replaced may be dropped by readers of the new one.',
  how: 'HowTo, SearchAction and SpecialAnnouncement, whose results are shown no more, and types and properties that schema.org has replaced by another.',
  fix: 'Take it out, or use the term that has taken its place.',
  source: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page)) {
      for (const type of typesOf(node)) {
        const reason = Object.hasOwn(retired, type) ? retired[type] : undefined
        if (reason !== undefined)
          yield { severity: 'notice', what: `The structured data {pages} has a ${type}, ${reason}.` }
        else if (supersededTerms.has(type)) yield replaced(type)
      }
      for (const property in node) if (supersededTerms.has(property)) yield replaced(property)
    }
  },
}

function replaced(term: string): Issue {
  const by = supersededTerms.get(term)
  return {
    what: `The structured data {pages} uses "${term}", which schema.org has replaced by "${by}".`,
    fix: `Write "${by}" instead.`,
  }
}
