import { BlockList } from 'node:net'
import type { SiteFiles } from '../../../core/audited-site.ts'
import { apacheLinesOf } from './apache-lines.ts'
import { nginxLines } from './nginx-lines.ts'
import type { RefusedCrawler } from './refused-crawlers.ts'

/**
 * Networks from which most visits of crawlers come. Sources: https://developers.google.com/static/search/apis/ipranges/googlebot.json,
 * https://www.bing.com/toolbox/bingbot.json
 */
const networks: Readonly<Record<string, readonly [address: string, length: number][]>> = {
  Google: [['66.249.64.0', 19]],
  Bing: [
    ['157.55.39.0', 24],
    ['40.77.167.0', 24],
    ['207.46.13.0', 24],
  ],
}

const address = /^(\d{1,3}(?:\.\d{1,3}){3})(?:\/(\d{1,2}))?$/

/** The lines of `.htaccess` and `nginx.conf` that refuse the networks of crawlers, e.g. in an exported list of abusive addresses. */
export function refusedNetworks(files: SiteFiles): RefusedCrawler[] {
  const nginx = files.has('/nginx.conf') ? nginxLines(files.read('/nginx.conf').toString('utf8')) : []
  return [
    ...apacheLinesOf(files).flatMap(({ line, directive, words }) => {
      const [first = '', second = '', ...rest] = words.map((word) => word.toLowerCase())
      const isDenied = directive === 'deny' && first === 'from'
      const isExcluded = directive === 'require' && first === 'not' && second === 'ip'
      const refused = isDenied ? [second, ...rest] : isExcluded ? rest : []
      return crawlerIn(refused, '.htaccess', line)
    }),
    ...nginx.flatMap(({ line, text }) => {
      const [, refused] = /^\s*deny\s+([\d./]+)\s*;/.exec(text) ?? []
      return refused === undefined ? [] : crawlerIn([refused], 'nginx.conf', line)
    }),
  ]
}

function crawlerIn(refused: readonly string[], file: string, line: number): RefusedCrawler[] {
  const names = Object.entries(networks).flatMap(([name, own]) =>
    own.some((network) => refused.some((each) => isPartOf(each, network))) ? [name] : [],
  )
  return names.length === 0 ? [] : [{ file, line, crawler: names.join(' and ') }]
}

/** Whether a refused network has most of another one in it, or is in it. A single address is no network. */
function isPartOf(refused: string, [own, length]: readonly [string, number]): boolean {
  const [, start = '', bits = '32'] = address.exec(refused) ?? []
  if (start === '' || Number(bits) > 28) return false
  const list = new BlockList()
  list.addSubnet(own, length, 'ipv4')
  const wide = new BlockList()
  wide.addSubnet(start, Number(bits), 'ipv4')
  return list.check(start, 'ipv4') || wide.check(own, 'ipv4')
}
