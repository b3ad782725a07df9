import type { Manifest } from '#manifest/schema.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { schemeOf } from '../../markup/link-scheme.ts'
import type { ElementRule } from '../../rule.ts'

/** The subject of a form that sends its data to an unknown server: faults of its fields follow from it. */
export const strangeForm = 'strange form'

/** A form that sends its data unencrypted or to an unknown server. */
export const formInsecure: ElementRule = {
  code: 'form-insecure',
  scope: 'element',
  attributes: ['action', 'formaction'],
  title: 'Form with an insecure or unknown target',
  severity: 'error',
  why: 'Names, addresses and phone numbers are sent unencrypted, or to a server the company has no agreement with.',
  how: 'The action of every form and the formaction of every button must lead to this site, or over https: to an origin that site.yaml names for quotes or embeds. Checks http: and https: targets only; mailto: passes. This site consists of files, so a form with the method post that leads to one of its pages is a fault, unless the host collects it (Netlify).',
  fix: 'Send the form to this site, or name the service in site.yaml.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/form-action',
  *check({ name, attributes }, { manifest }) {
    const url = (name === 'form' ? attributes.action : attributes.formaction)?.trim()
    if (!url || !URL.canParse(url, manifest.site.origin)) return
    const scheme = schemeOf(url)
    if (scheme !== '' && scheme !== 'http' && scheme !== 'https') return // mailto:, for example
    const { origin, protocol } = new URL(url, manifest.site.origin)
    if (protocol === 'http:') yield { what: `A form {pages} sends its data to ${url} without encryption.`, cause: url }
    else if (!isAgreed(origin, manifest))
      yield {
        what: `A form {pages} sends its data to ${origin}, which site.yaml does not name.`,
        cause: url,
        // It should not be there, whatever its fields are like.
        explains: [strangeForm],
      }
    else if (isPage(url, manifest) && isPosted({ name, attributes }))
      yield { what: `A form {pages} sends its data to ${url}, a page, which receives nothing.`, cause: url }
  },
}

function isAgreed(origin: string, { site }: Manifest): boolean {
  if (origin === site.origin) return true
  const named = [site.quotes?.endpoint, ...Object.values(site.embeds).flatMap((embed) => embed?.url)]
  return named.some((url) => url && new URL(url, site.origin).origin === origin)
}

const isPosted = ({ name, attributes }: Pick<DistinctElement, 'name' | 'attributes'>) =>
  name === 'form' &&
  attributes.method?.trim().toLowerCase() === 'post' &&
  attributes.netlify === undefined &&
  attributes['data-netlify'] === undefined

/** Whether a form of this site leads to a page of it, and not to a program beside it. */
const isPage = (url: string, { site }: Manifest) =>
  url !== site.quotes?.endpoint && !/\/(?:api|functions?|\.netlify|_?actions?|cgi-bin)\/|\.(?:php|cgi)\b/i.test(url)
