import type { HtmlElement } from '../../core/html/scan-html.ts'
import { hrefOf, isLink } from './link-kinds.ts'
import { selection } from './selection.ts'

/** What those sell who put links into the sites of others. */
const sold =
  /casino|gambl|poker|(?:free|bonus)[- ]spins|\bslots?\b|\bbett?ing\b|viagra|cialis|\bpills\b|payday|crypto|porn|escorts?\b|replica|rolex|essay[- ]?writ/i

type Labelled = Pick<HtmlElement, 'attributes' | 'label'>

/** Whether the URL or the text of a link has a word for what intruders sell. */
export const isSold = (link: Labelled): boolean => sold.test(hrefOf(link)) || sold.test(link.label)

/** Links with a host that have such a word. */
export const soldLinks = selection(
  (element) =>
    (element.name === 'a' || element.name === 'area') &&
    /^(?:https?:)?\/\//i.test(hrefOf(element)) &&
    isLink(element) &&
    isSold(element),
)

/** Words of a search for the first result. */
const ranked = /\b(?:best|cheap(?:est)?|affordable|top[- ]rated|low[- ]cost|near me)\b/

/** Links with a host whose text has several words, one of which is such a word in small letters. */
export const rankedLinks = selection(
  (element) =>
    element.name === 'a' &&
    /^(?:https?:)?\/\//i.test(hrefOf(element)) &&
    isLink(element) &&
    /^[\p{L}\d]+(?: [\p{L}\d]+){2,}$/u.test(element.label) &&
    ranked.test(element.label),
)
