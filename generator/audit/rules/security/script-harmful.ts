import { domainOf } from '../../../core/domain.ts'
import { fileAt } from '../../files/file-at.ts'
import { publishedTexts } from '../../files/published-texts.ts'
import type { SiteRule } from '../../rule.ts'
import { isNamedDomain } from '../../truth/named-domains.ts'

const isScript = /\.m?js$/i

/** A call that sends something to a host, or loads something from it, written with its URL. */
const sent =
  /(?:(?<=\.)src ?=|fetch ?\(|sendBeacon ?\(|\.open ?\( ?["'](?:GET|POST)["'] ?,|WebSocket ?\(|importScripts ?\() ?["'`](?:(?:https?|wss?):)?\/\/([\w-]+(?:\.[\w-]+)+)/gi
/** What visitors type, or the keys they press. */
const typed =
  /["'](?:input|change|keyup|keydown|keypress|submit|paste)["']|\bon(?:input|change|keyup|keydown|keypress|submit) ?=/

/** A script that makes the element of a page that hides it from search engines: `m.name="robots";m.content="noindex"`. */
const hidden = /["'`]robots["'`][^<>]{0,80}?["'`][^"'`]*\bnoindex\b/i

/** A script of the site that sends what visitors do to a stranger, or hides pages. */
export const scriptHarmful: SiteRule = {
  code: 'script-harmful',
  scope: 'site',
  title: 'Harmful code in a script of the site',
  severity: 'error',
  why: 'A few words at the end of a script are enough to send what visitors type to someone else, or to take all pages out of search results. Nothing of it is to be seen on the pages.',
  how: 'Searches the scripts among the files of the site for calls with the URL of a host that no text of the manifest names, and for code that adds a robots directive with noindex. A call without a listener for what visitors type is a warning.',
  fix: 'Build again, and find out who changed the script. If the service is wanted, name it in site.yaml.',
  source: 'https://developers.google.com/search/docs/monitor-debug/security/prevent-malware',
  *check({ files, manifest }) {
    const own = domainOf(new URL(manifest.site.origin).hostname)
    for (const { url, text } of publishedTexts(files)) {
      if (!isScript.test(url)) continue
      const at = fileAt({ files, manifest }, url)
      const strangers = new Set([...text.matchAll(sent)].map(([, host = '']) => host.toLowerCase()))
      for (const host of strangers) {
        const domain = domainOf(host)
        if (domain === own || isNamedDomain(domain, manifest)) continue
        const reads = typed.test(text)
        const what = reads
          ? `${url} listens to what visitors type, and calls ${host}, which nothing in the manifest names.`
          : `${url} calls ${host}, which nothing in the manifest names.`
        yield { url, at, what, subject: `script ${url}`, ...(!reads && { severity: 'warning' as const }) }
      }
      if (hidden.test(text))
        yield { url, at, what: `${url} adds a robots directive with noindex to each page that loads it.` }
    }
  },
}
