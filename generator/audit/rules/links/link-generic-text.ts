import { languageWords } from '../../language/language-words.ts'
import { hrefOf, isGeneric, isLink } from '../../markup/link-kinds.ts'
import { templateOf } from '../../markup/template-of.ts'
import type { ElementRule } from '../../rule.ts'

/** A link whose text does not describe its target. */
export const linkGenericText: ElementRule = {
  code: 'link-generic-text',
  scope: 'element',
  needsWords: true,
  names: ['a', 'area'],
  title: 'Generic link text',
  severity: 'warning',
  why: 'Visitors who move from link to link, with a screen reader or by eye, get "read more" ten times. Search engines use anchor text to learn what the target is about.',
  how: 'Finds texts such as "click here", "here", "more" and "learn more", unless an aria-label describes the target.',
  fix: 'Name the target page, or what visitors can do there.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  *check(link, { manifest }) {
    if (!isLink(link)) return
    const { label } = link
    if (isGeneric(label, languageWords(manifest)))
      yield {
        what: `The link {pages} to ${hrefOf(link)} has the generic text "${label}".`,
        cause: `${templateOf(link) ?? hrefOf(link)} ${label}`,
        phrase: label,
        subject: label.toLowerCase(),
      }
  },
}
