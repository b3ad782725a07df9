import { templateProfilesIn } from '../../../core/text/template-profiles.ts'
import type { SiteRule } from '../../rule.ts'
import { sameAsSlot } from '../../truth/data-strays.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A domain that documentation has in place of one. */
const inDocumentation =
  /(?:^|[./@])(?:example|(?:your|my)-?(?:domain|site|website|company|business)(?:-?name)?|(?:tu|su)-?(?:dominio|empresa|web))\.(?:com|net|org|es)(?![\w.-]*\w)/i

/** An e-mail address or URL of another company in a text. */
export const domainDiffers: SiteRule = strayRule({
  code: 'domain-differs',
  kind: 'domain',
  title: 'E-mail address or URL of another domain, or misspelt',
  severity: 'warning',
  why: 'Customers write to another company, or to an address that no longer exists.',
  how: 'E-mail addresses and URLs in the text blocks of the main content must be of the domain of the site or of the addresses of the company. An address of the company must not have a wrong letter. Ignores domains that the manifest names. An e-mail address is an error, and so are a domain of documentation, such as example.com and yourdomain.com, and a profile in sameAs of the business in structured data that site.yaml and the offices do not have.',
  fix: 'Write {email} or the URL of the site. If the page was edited by hand, rebuild it.',
  source: 'https://support.google.com/business/answer/9157481',
  supersededBy: ['email-differs'],
  // `placeholder-text` reports these.
  isFault: ({ slot, found }) => slot !== sameAsSlot || templateProfilesIn(found).length === 0,
  severityOf: ({ slot, found }) =>
    slot !== 'text' || found.includes('@') || inDocumentation.test(found) ? 'error' : undefined,
  what: ({ path }, { first, slots }) =>
    slots === sameAsSlot
      ? `The structured data of ${path} connects the company with ${first.found}, which site.yaml does not have under sameAs.`
      : first.found.includes('@') && first.found.split('@')[1] === first.wanted.split('@')[1]
        ? `The text of ${path} has ${first.found}, but the address of the company is ${first.wanted}.`
        : `The text of ${path} has ${first.found}, which is not of the company; its domain is that of ${first.wanted}.`,
})
