import type { Manifest } from '#manifest/schema.ts'
import { domainOf } from '../../../core/domain.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import type { Stranger, StrangerReader } from './stranger.ts'

const mail = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g
const url = /(?:https?:\/\/|\bwww\.)([\w-]+(?:\.[\w-]+)+)/gi

/** Reads e-mail addresses and hosts that the manifest does not have, and misspelt addresses of the company. */
export function strangeAddressReader({ site, offices }: Manifest, written: () => string): StrangerReader {
  const { business, origin } = site
  const hosts = [new URL(origin).hostname, ...[business, ...offices].flatMap(({ email }) => email?.split('@')[1] ?? [])]
  const own = [business, ...offices].flatMap(({ email }) => email ?? [])
  const misspelt = (address: string) =>
    written().includes(address) ? undefined : own.find((each) => isOneSlip(address.toLowerCase(), each.toLowerCase()))
  const domains = [...new Set(hosts.map(domainOf))]
  const isOwn = (host: string) => domains.includes(domainOf(host.toLowerCase())) || written().includes(host)
  return (text) => {
    const found: Stranger[] = []
    if (text.includes('@'))
      for (const [address, host = ''] of text.matchAll(mail))
        if (isOwn(host)) {
          const wanted = misspelt(address)
          if (wanted !== undefined) found.push({ kind: 'domain', found: address, wanted })
        } else found.push({ kind: 'domain', found: address, wanted: business.email ?? domains[0] ?? '' })
    if (text.includes('://') || text.includes('www.'))
      for (const [address, host = ''] of text.matchAll(url))
        if (!isOwn(host)) found.push({ kind: 'domain', found: address, wanted: domains[0] ?? '' })
    return found
  }
}
