import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { WholePageRule } from '../../rule.ts'
import { aboutTexts } from '../../text/rules-about-texts.ts'
import { slotOf, textOf } from '../../truth/slots.ts'

/** More than one H1 heading. HTML allows it and search engines cope with it, so this is a notice. */
export const h1Several: WholePageRule = {
  code: 'h1-several',
  scope: 'whole-page',
  title: 'Multiple H1 headings',
  severity: 'notice',
  why: 'One H1 says what a page is about. With two, neither a screen reader nor a search engine can tell which one does.',
  how: 'Counts the h1 elements of a page, header and footer included.',
  fix: 'Keep the h1 that names the subject of the page, and make the others h2.',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  supersededBy: [...aboutTexts, 'main-landmark', 'text-hidden'],
  *check({ route, h1, parts }) {
    const [first, second] = h1.filter((text) => text !== '')
    if (route === undefined || first === undefined || second === undefined) return
    const shared = parts.flatMap(({ scan }) => elementsNamed(scan, 'h1'))[0]?.text.trim()
    yield {
      what: `There are ${h1.length} H1 headings {pages}: "${first}" and "${second}".`,
      phrase: second,
      // One template writes the headings of all pages of a type, and a header those of all pages.
      cause: shared === undefined ? route : `shared ${shared}`,
      followsFrom: ['mains', slotOf('H1'), ...h1.flatMap((text) => [`hidden ${text}`, textOf(text)])],
    }
  },
}
