const bare = (host: string) => host.replace(/^www\./, '')

/** Whether two hosts are of one site: with and without `www.` are the same. */
export const isSameSite = (host: string, own: string) => bare(host) === bare(own)

export function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Hosts that a note names. */
const mostNamed = 5

/** A note about what is of other hosts than the site, and is not used. */
export function otherHostsText(counts: ReadonlyMap<string, number>, what: string): string {
  const sorted = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const sum = sorted.reduce((total, [, count]) => total + count, 0)
  const named = sorted.slice(0, mostNamed).map(([host, count]) => `${host} (${count.toLocaleString('en')})`)
  const others = sorted.length > mostNamed ? ` and ${counted(sorted.length - mostNamed, 'more host')}` : ''
  return `${counted(sum, what)} of other hosts: not used. ${named.join(', ')}${others}.`
}

/** `1 row`, `2,000 rows` */
export const counted = (count: number, what: string) => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`
