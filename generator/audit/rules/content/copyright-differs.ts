import { decodeHTML } from 'entities'
import { perText } from '../../../core/html/distinct-text.ts'
import type { HtmlScan } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** A copyright notice of another company. */
export const copyrightDiffers: MarkupRule = {
  code: 'copyright-differs',
  scope: 'markup',
  title: 'Copyright notice of another company',
  severity: 'error',
  why: 'The notice says that the texts belong to someone else, as on a page copied from a template or from another client.',
  how: 'Looks for a copyright sign or the word "Copyright" with a year and a name. The name must begin like that of the company or of an office in the manifest. In headers and footers, a notice of a name alone is read too. Ignores other notices without a year, such as those of maps.',
  fix: 'Write the name of the company, or remove the notice.',
  source: 'https://support.google.com/business/answer/9157481',
  *check(scan, { manifest }): Generator<Issue> {
    const owners = ownersIn(scan)
    if (owners.length === 0) return
    const names = [manifest.site.business.name, ...manifest.offices.map((office) => office.name)].map(lettersOf)
    for (const owner of owners) {
      const written = lettersOf(owner)
      if (names.some((name) => written.startsWith(name) || name.startsWith(written))) continue
      yield {
        what: `The copyright notice {pages} names "${owner}" instead of "${manifest.site.business.name}".`,
        phrase: owner,
        cause: owner,
      }
    }
  },
}

/** Text blocks are read once for all pages; a shared part has none if it is outside the main content. */
function ownersIn(scan: HtmlScan): string[] {
  const { text, content, byName } = scan
  if (byName.has('title') || text.length > 0) return scan.textBlocks.flatMap(ownersInBlock)
  const written = decodeHTML(content)
  return written.includes('©')
    ? [...ownersInText(written), ...Array.from(written.matchAll(withoutYear), ([, owner = '']) => owner)]
    : ownersInText(written)
}

/** A notice without a year, up to the URL of the next link. After such a URL, it is the text of a link, such as that of a map. */
const withoutYear =
  /(?<!(?:^|\s)(?:\/|https?:)\S*\s+)©\s*(\p{Lu}[\p{L}\d&'’-]*(?: [\p{L}\d&'’-]+){0,4})(?=\s|[.,|·•]|$)/gu

const notice =
  /(?:©|\bCopyright\b)\s*(?:©|\([cC]\))?\s*\d{4}(?:\s*[–-]\s*\d{4})?,?\s+(?:by\s+)?(\p{Lu}[\p{L}\d&'’ -]{2,60}?)(?=\s*(?:[.,|·•]|All [Rr]ights|$))/gu

const ownersInText = (text: string): string[] =>
  /©|Copyright/.test(text) ? Array.from(text.matchAll(notice), ([, owner = '']) => owner) : []

const ownersInBlock = perText(ownersInText)

const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
