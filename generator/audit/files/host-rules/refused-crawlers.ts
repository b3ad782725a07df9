import type { SiteFiles } from '../../../core/audited-site.ts'
import { type ApacheLine, apacheLinesOf } from './apache-lines.ts'
import { serverPattern } from './host-rule.ts'
import { nginxLines, unquoted } from './nginx-lines.ts'

/** A line of a host's file that answers a search engine with an error. */
export type RefusedCrawler = { file: string; line: number; crawler: string }

/** Names by which the crawlers of the large search engines call themselves. */
const crawlers: Readonly<Record<string, string>> = {
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bing: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
}
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The lines of `.htaccess` and `nginx.conf` that refuse the crawlers of search engines by their name. */
export function refusedCrawlers(files: SiteFiles): RefusedCrawler[] {
  const nginx = files.has('/nginx.conf') ? nginxLines(files.read('/nginx.conf').toString('utf8')) : []
  return [
    ...apacheLinesOf(files).flatMap((rewrite) =>
      /(?:^\[|,)(?:F|G|R=4\d\d)(?:,|\]$)/i.test(flagsOf(rewrite)) ? crawlersOf(rewrite) : [],
    ),
    ...refusedByVariable(apacheLinesOf(files)),
    ...nginx.flatMap(({ line, text }, index) => {
      const [, operator = '', value] = /\bif\s*\(\s*\$http_user_agent\s*(~\*?)\s*(.*?)\s*\)\s*\{/.exec(text) ?? []
      const end = nginx.findIndex((each, at) => at >= index && each.text.includes('}'))
      const inside = nginx.slice(index, end < 0 ? undefined : end + 1)
      if (value === undefined || !inside.some((each) => /\breturn\s+4\d\d\b/.test(each.text))) return []
      return refused('nginx.conf', line, serverPattern(unquoted(value), operator === '~*' ? 'i' : ''))
    }),
  ]
}

/** A line that shows a search engine another file than visitors, at the same URL. */
export type DeceivedCrawler = RefusedCrawler & { to: string }

/** The lines of `.htaccess` that show the crawlers of search engines a file of their own. */
export const deceivedCrawlers = (files: SiteFiles): DeceivedCrawler[] =>
  apacheLinesOf(files).flatMap((rewrite) => {
    const [, to = '-'] = rewrite.words
    const isAnswer = to === '-' || /(?:^\[|,)(?:F|G|P|R(?:=\w+)?)(?:,|\]$)/i.test(flagsOf(rewrite))
    return isAnswer ? [] : crawlersOf(rewrite).map((crawler) => ({ ...crawler, to }))
  })

const flagsOf = ({ words: [, , flags = ''] }: ApacheLine) => flags

/** The crawlers that a rewrite rule is for by its conditions. */
const crawlersOf = ({ line, directive, conditions }: ApacheLine): RefusedCrawler[] =>
  directive !== 'rewriterule'
    ? []
    : conditions.flatMap(([tested = '', pattern = '', options = '']) =>
        /^%\{HTTP_USER_AGENT\}$/i.test(tested)
          ? refused('.htaccess', line, serverPattern(pattern, /\bNC\b/i.test(options) ? 'i' : ''))
          : [],
      )

/** `BrowserMatchNoCase "bot|crawl" bad_bot` and `Require not env bad_bot`: the line of the pattern, in Apache. */
function refusedByVariable(lines: readonly ApacheLine[]): RefusedCrawler[] {
  const denied = new Set(
    lines.flatMap(({ directive, words }) => denial.exec(`${directive} ${words.join(' ')}`.toLowerCase())?.[1] ?? []),
  )
  return lines.flatMap(({ line, directive, words }) => {
    const isOfBrowser = directive.startsWith('browsermatch')
    const isOfAgent = directive.startsWith('setenvif') && words[0]?.toLowerCase() === 'user-agent'
    const [pattern = '', variable = ''] = isOfBrowser ? words : isOfAgent ? words.slice(1) : []
    if (!denied.has(variable.replace(/=.*$/, '').toLowerCase())) return []
    return refused('.htaccess', line, serverPattern(pattern, directive.endsWith('nocase') ? 'i' : ''))
  })
}

/** A directive that refuses the requests with a variable. */
const denial = /^(?:require not env |deny from env=)(\S+)/

/** A pattern that browsers match too is not about crawlers. */
function refused(file: string, line: number, pattern: RegExp | undefined): RefusedCrawler[] {
  const names = Object.keys(crawlers).filter((name) => pattern?.test(crawlers[name] ?? ''))
  const [crawler] = names
  return crawler === undefined || pattern?.test(browser) ? [] : [{ file, line, crawler: names.join(' and ') }]
}
