import type { Manifest } from '#manifest/schema.ts'
import { metaContent, type OwnPage } from '../../../core/html/page.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { hasType, isLocalBusiness, textOf, topNodes } from '../../structured-data/nodes.ts'
import { companyDetails } from '../../text/company-details.ts'
import { replacement } from '../../text/replacement.ts'

/** `Ashby Drains LLC, `, before a street. */
const companyBefore =
  /(?:\p{Lu}[\p{L}\d&'’.-]* (?:(?:of|and|&) )?){1,6}(LLC|L\.L\.C\.|Inc\.?|Ltd\.?|Limited|Corp\.?|GmbH|LLP|PLC|S\.L\.)(?=,\s+$)/u
/** Characters before a street in which such a name is. */
const around = 90

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Another company before the street of this one. */
function nameBeforeStreet(
  { own: { content } }: OwnPage,
  { site: { business }, offices }: Manifest,
): string | undefined {
  const own = lettersOf(business.name)
  for (const { address } of [business, ...offices])
    for (let at = content.indexOf(address.street); at >= 0; at = content.indexOf(address.street, at + 1)) {
      const before = content.slice(Math.max(0, at - around), at).replaceAll('&amp;', '&')
      const [name = '', form = ''] = companyBefore.exec(before) ?? []
      const letters = lettersOf(name.slice(0, name.length - form.length))
      if (letters !== '' && !own.includes(letters) && !letters.includes(own)) return name
    }
  return undefined
}

/** The company under another name. */
export const nameDiffers: PageRule = {
  code: 'name-differs',
  scope: 'page',
  title: 'Inconsistent business name',
  severity: 'error',
  why: 'Maps and search engines match a company by name, address and phone number. They take another spelling for another company.',
  how: 'og:site_name must equal the name in site.yaml, and so must the name of WebSite, Organization and business nodes in structured data whose "@id" is on this site. In og:site_name alone, another name is a warning. A business node may have the name of the office that the page is about. No other company, with its legal form, may be before the street of this one.',
  fix: 'Write the name as in site.yaml. If the page was edited by hand, rebuild it.',
  source: 'https://support.google.com/business/answer/9157481',
  *check(page, { manifest }): Generator<Issue> {
    const { business, origin } = manifest.site
    const { names } = companyDetails(page, manifest)
    const siteName = metaContent(page.own, 'og:site_name')
    const inData = new Set(
      topNodes(page)
        .filter((node) => hasType(node, 'WebSite', 'Organization') || isLocalBusiness(node))
        .filter((node) => String(node['@id'] ?? '').startsWith(origin))
        .flatMap((node) => textOf(node.name) ?? []),
    )
    const atStreet = nameBeforeStreet(page, manifest)
    if (atStreet !== undefined)
      yield {
        what: `The text {pages} gives "${atStreet}" the address of "${business.name}".`,
        phrase: atStreet,
        isRightIfWritten: true,
        cause: atStreet,
      }
    for (const name of new Set([...(siteName === undefined ? [] : [siteName]), ...inData])) {
      if (name === business.name || (name !== siteName && names.includes(name))) continue
      yield {
        what: `The ${name === siteName ? 'og:site_name' : 'structured data'} {pages} calls the company "${name}" instead of "${business.name}".`,
        phrase: name,
        cause: name,
        replaced: replacement(name, business.name),
        ...(inData.has(name) ? { subject: 'name' } : { severity: 'warning' as const }),
      }
    }
  },
}
