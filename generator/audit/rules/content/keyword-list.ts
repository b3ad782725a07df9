import { escapeXml } from '../../../core/escape-xml.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { isList, listsInText } from '../../../core/text/keyword-lists.ts'
import { literal } from '../../../core/text/literal.ts'
import type { PageRule } from '../../rule.ts'

/** Search terms one after the other. */
export const keywordList: PageRule = {
  code: 'keyword-list',
  scope: 'page',
  title: 'List of keywords',
  severity: 'warning',
  why: 'Text that lists search terms helps no reader. Google names it as keyword stuffing, and ranks such pages lower.',
  how: 'Finds text blocks that consist of at least five short phrases, separated by commas, bars or dots in the middle, sentences and meta descriptions included, and titles of at least four, that have a word in common, such as "drain" and "drainage": all but one of them, all but two of six, or half of seven and more.',
  fix: 'Remove the list, or write sentences that use the terms.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  supersededBy: ['text-hidden'],
  *check({ own, title, description }) {
    if (isTitleLike.test(title) && isList(withoutRepeats(title), fewestInTitle))
      yield {
        what: `The title "${title}" {pages} is a list of keywords.`,
        phrase: title,
        cause: title,
        subject: 'title',
      }
    for (const text of listsInText(description))
      yield {
        what: `The description "${text.slice(0, 60)}…" {pages} is a list of keywords.`,
        phrase: text,
        cause: text,
      }
    for (const block of own.textBlocks)
      for (const text of listsIn(block))
        yield {
          what: `The text "${text.slice(0, 60)}…" {pages} is a list of keywords.`,
          phrase: text,
          cause: text,
          followsFrom: [`hidden ${text}`, ...styleAround(text, own.html)],
        }
  },
}

/** The style of the element around a text, by which `text-hidden` names it. */
function styleAround(text: string, html: string): string[] {
  const [, style] = new RegExp(`style="([^"]*)"[^>]*>\\s*${literal(escapeXml(text))}`).exec(html) ?? []
  return style === undefined ? [] : [`style ${style}`]
}

const fewestInTitle = 4

/** `title-repeats` reports a phrase that is in a title twice. */
const withoutRepeats = (title: string) => [...new Set(title.split(/\s*[,|·•;]\s*/))].join(' | ')

/** As many phrases as a title has, at least, before it is a list. */
const isTitleLike = /^(?:[^,|·•;]*[,|·•;]){3}/

const listsIn = perText(listsInText)
