import { decodeHTML } from 'entities'
import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import type { HtmlScan } from '../../../core/html/scan-html.ts'
import { copyrightNoticesIn } from '../../../core/text/copyright-notices.ts'
import { hasText } from '../../../core/text/has-text.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { replacement } from '../../text/replacement.ts'

/** A copyright notice of another company, or an old one. */
export const copyrightDiffers: MarkupRule = {
  code: 'copyright-differs',
  scope: 'markup',
  title: 'Wrong copyright notice',
  severity: 'error',
  why: 'A notice of another company says that the texts belong to someone else, as on a page copied from a template or from another client. An old year makes the site look abandoned.',
  how: 'Looks for a copyright sign or the word "Copyright" with a year and a name. The name must begin like that of the company or of an office in the manifest. In headers and footers, a notice of a name alone is read too. A notice of the company is a warning if its year is more than one before the last date of a testimonial, an article or a legal page in the manifest. Ignores other notices without a year, such as those of maps.',
  fix: 'Write the name of the company and the current year, or remove the notice.',
  source: 'https://support.google.com/business/answer/9157481',
  supersededBy: ['placeholder-text', 'name-differs'],
  *check(scan, { manifest }): Generator<Issue> {
    const notices = noticesIn(scan)
    if (notices.length === 0) return
    const names = [manifest.site.business.name, ...manifest.offices.map((office) => office.name)].map(lettersOf)
    for (const { owner, year } of notices) {
      const written = lettersOf(owner)
      if (!names.some((name) => written.startsWith(name) || name.startsWith(written)))
        yield {
          what: `The copyright notice {pages} names "${owner}" instead of "${manifest.site.business.name}".`,
          phrase: owner,
          cause: owner,
          replaced: replacement(owner, manifest.site.business.name),
          subject: noticeOf(owner),
          followsFrom: ['', 'name'],
        }
      else if (
        year !== undefined &&
        year < lastYearOf(manifest) - 1 &&
        !hasText(manifest, (text) => text.includes(owner) && text.includes(`${year}`))
      )
        yield {
          severity: 'warning',
          what: `The copyright notice {pages} has the year ${year}, but the manifest has dates of ${lastYearOf(manifest)}.`,
          phrase: owner,
          cause: `${year}`,
        }
    }
  },
}

/** Names the copyright notice of another company as the subject of findings. */
export const noticeOf = (owner: string) => `notice of ${owner}`

type Notice = { owner: string; year?: number }

/** The year of the last date in the manifest: the site was changed then. */
const lastYearOf = kept(({ testimonials, articles = [], pages }: Manifest): number => {
  const legal = pages.flatMap((page) => (page.screen === 'legal' ? page.updated : []))
  const dates = [...testimonials.items.map(({ date }) => date), ...articles.map(({ date }) => date), ...legal]
  return Math.max(0, ...dates.map((date) => Number(date.slice(0, 4))))
})

/** Text blocks are read once for all pages; a shared part has none if it is outside the main content. */
function noticesIn(scan: HtmlScan): Notice[] {
  const { text, content, byName } = scan
  if (byName.has('title') || text.length > 0) return scan.textBlocks.flatMap(noticesInBlock)
  const written = decodeHTML(content)
  return written.includes('©')
    ? [...noticesInText(written), ...Array.from(written.matchAll(withoutYear), ([, owner = '']) => ({ owner }))]
    : noticesInText(written)
}

/** A notice without a year, up to the URL of the next link. After such a URL, it is the text of a link, such as that of a map. */
const withoutYear =
  /(?<!(?:^|\s)(?:\/|https?:)\S*\s+)©\s*(\p{Lu}[\p{L}\d&'’-]*(?: [\p{L}\d&'’-]+){0,4})(?=\s|[.,|·•]|$)/gu

/** Letters of a name: more are a sentence. */
const isName = (words: string) => words.length > 2 && words.length <= 60

/** On a page, `(c)` alone may count the items of a list. */
const noticesInText = (text: string): Notice[] =>
  copyrightNoticesIn(text).filter(({ words, owner }) => isName(owner) && !words.startsWith('('))

const noticesInBlock = perText(noticesInText)

const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
