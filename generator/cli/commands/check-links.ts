import { checkLinks } from '../../pipeline/check-links.ts'
import { paint, print } from '../console.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  const result = await checkLinks(settings)
  if (settings.isJson) print(JSON.stringify(result))
  else
    print(
      `${result.crawled} URLs crawled.`,
      ...result.dead.map((target) => `  broken: ${target}`),
      ...result.onlyCrawl.map((target) => paint(`  found by the crawl only: ${target}`, 'error')),
      ...result.onlyAudit.map((target) => paint(`  found by the audit only: ${target}`, 'error')),
      result.agrees ? 'Crawl and audit agree.' : 'Crawl and audit disagree.',
    )
  return result.agrees ? 0 : 1
}
