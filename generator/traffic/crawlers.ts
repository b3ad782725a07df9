import { BlockList, isIPv6 } from 'node:net'

/** Crawlers of search engines and of assistants that answer with links, by what their user agents contain. */
const signs: readonly [name: string, sign: string][] = [
  ['googlebot', 'Googlebot'],
  ['googlebot', 'GoogleOther'],
  ['bingbot', 'bingbot'],
  ['applebot', 'Applebot'],
  ['duckduckbot', 'DuckDuckBot'],
  ['yandexbot', 'YandexBot'],
  ['baiduspider', 'Baiduspider'],
  ['gptbot', 'GPTBot'],
  ['oai-searchbot', 'OAI-SearchBot'],
  ['claudebot', 'ClaudeBot'],
  ['perplexitybot', 'PerplexityBot'],
]

export const crawlerNames: ReadonlySet<string> = new Set(signs.map(([name]) => name))

/** The crawler that a user agent names. */
export const crawlerOf = (agent: string): string | undefined => signs.find(([, sign]) => agent.includes(sign))?.[0]

/** Addresses of crawlers, by name. A crawler whose ranges are not known is taken at its word. */
export type CrawlerRanges = ReadonlyMap<string, BlockList>

/**
 * Reads ranges as Google, Bing and others publish them: `{ "prefixes": [{ "ipv4Prefix": "66.249.64.0/27" }] }`.
 * @throws {Error} if the text is not of this form.
 */
export function readRanges(text: string): BlockList {
  const { prefixes }: { prefixes?: unknown } = JSON.parse(text)
  if (!Array.isArray(prefixes)) throw new Error('It has no list of prefixes.')
  const list = new BlockList()
  for (const prefix of prefixes as { ipv4Prefix?: string; ipv6Prefix?: string }[]) {
    const [address = '', bits = ''] = (prefix.ipv4Prefix ?? prefix.ipv6Prefix ?? '').split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

export function isInRanges(ranges: BlockList, address: string): boolean {
  return ranges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
