import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { elementsNamed, type HtmlScan, isInside } from '../../../core/html/scan-html.ts'
import { tagOf } from '../../markup/element-name.ts'
import { isRun } from '../../markup/script-types.ts'
import { selection } from '../../markup/selection.ts'
import type { WholePageRule } from '../../rule.ts'

/** A script whose type keeps the browser from running it. */
export const scriptType: WholePageRule = {
  code: 'script-type',
  scope: 'whole-page',
  names: ['script'],
  title: 'Script that never runs',
  severity: 'error',
  why: 'Browsers ignore a script whose type they do not know, and say so nowhere. What the script does is missing from the page.',
  how: 'Finds scripts with a src whose type is not JavaScript, module, importmap or speculationrules, and those within the page whose type is nearly that of a script, such as text/javascript with a charset. Ignores data without a src, such as JSON and templates, and types for which the page loads the program that runs them: Rocket Loader, Partytown, Babel, or one that waits for consent.',
  fix: 'Write type="module", or no type. If a plugin or the network wrote the type, build the site again.',
  source: 'https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type',
  *check({ own, parts }) {
    const scans = [own, ...parts.map(({ scan }) => scan)]
    for (const scan of scans)
      for (const element of stopped(scan)) {
        const { type = '', src } = element.attributes
        if (isStarted(element, scans)) continue
        const script = src === undefined ? 'within the page' : `that loads ${src.trim()}`
        yield {
          what: `The script ${script} {pages} has the type "${type}", so browsers do not run it.`,
          cause: `${type} ${src === undefined ? '' : tagOf(element.distinct)}`,
        }
      }
  },
}

const stopped = selection((element) => {
  const { type, src } = element.attributes
  if (element.name !== 'script' || type === undefined || isRun(type) || isInside(element, 'template', 'svg'))
    return false
  if (src !== undefined) return src.trim() !== '' && !isStructuredData.test(type)
  return (element.text.trim() !== '' || element.attributes['data-src'] !== undefined) && isNearlyRun(type)
})

/** Without a text it is not JSON, which `jsonld-parses` reports. */
const isStructuredData = /^\s*application\/ld\+json\s*$/i

/** `text/javascript; charset=utf-8`, `7c1d-module`, `javascript`: no data has such a type. */
const isNearlyRun = (type: string) => /(?:java|ecma|rocket)script|module|^\s*(?:js|mjs|esm)\s*$/i.test(type)

/** Programs that run scripts with a type of their own, and that a page loads by this name. */
const programs: readonly (readonly [type: RegExp, program: RegExp])[] = [
  [/^(?:[0-9a-f]{16,}-|text\/rocketscript)/i, /rocket-loader/i],
  [/partytown/i, /partytown/i],
  [/babel|jsx/i, /babel/i],
  [/typescript/i, /typescript|babel/i],
]

/** Attributes and classes by which programs that wait for consent find a script. */
const waitsForConsent = /cookie|consent|categor|service|purpose|cmplz|iub|optanon|didomi|usercentrics|borlabs/i

function isStarted(element: Pick<DistinctElement, 'attributes'>, scans: readonly HtmlScan[]): boolean {
  const { type = '', class: classes = '' } = element.attributes
  const names = Object.keys(element.attributes).filter((name) => name.startsWith('data-'))
  if (/^\s*text\/plain\s*$/i.test(type) && waitsForConsent.test(`${names.join(' ')} ${classes}`)) return true
  const wanted = programs.flatMap(([ofType, program]) => (ofType.test(type) ? [program] : []))
  if (wanted.length === 0) return false
  return scans.some((scan) =>
    elementsNamed(scan, 'script').some(
      ({ attributes, text }) =>
        isRun(attributes.type ?? '') && wanted.some((program) => program.test(attributes.src ?? text)),
    ),
  )
}
