import { typesOf } from '../../../core/html/json-ld.ts'
import { supersededTerms } from '../../../core/schema-org-names.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes } from '../../structured-data/nodes.ts'

/** Types that Google no longer shows in results, and since when. schema.org still has them. */
const retired: Readonly<Record<string, string>> = {
  HowTo: 'which Google has not shown in results since September 2023',
  SearchAction: 'whose search box Google has not shown since November 2024',
  SpecialAnnouncement: 'which Google has not shown in results since July 2025',
}

/** Types and properties that are out of use. */
export const jsonldRetiredType: PageRule = {
  code: 'jsonld-retired-type',
  scope: 'page',
  title: 'Retired structured data',
  severity: 'warning',
  why: 'It adds weight to every page without any effect, and readers of a new term may ignore the one it superseded.',
  how: 'Reports HowTo, SearchAction and SpecialAnnouncement, which Google no longer shows in results, and types and properties that schema.org has superseded.',
  fix: 'Remove it, or use the term that superseded it.',
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
    what: `The structured data {pages} uses "${term}", which schema.org has replaced with "${by}".`,
    fix: `Write "${by}" instead.`,
  }
}
