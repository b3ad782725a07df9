import { publicFinding } from '../core/problem.ts'
import type { BuildResult } from '../pipeline/build.ts'
import type { Run } from '../pipeline/run.ts'
import { fromHere, paint, print } from './console.ts'
import { acceptHint, siteText, tally } from './print.ts'
import { annotate, resultLines } from './print-audit.ts'
import type { Settings } from './settings.ts'
import { watched } from './watched-run.ts'

/** Runs something that builds the site, and prints the result. Returns the exit code. */
export async function showBuild(settings: Settings, work: (run: Run) => Promise<BuildResult>): Promise<number> {
  const { result, stages } = await watched(settings, work)
  const { isGood, problems, findings } = result
  if (settings.isJson) {
    print(JSON.stringify({ ...result, findings: findings.map(publicFinding), stages }))
    return isGood ? 0 : 1
  }
  if (result.kinds.length > 0) print(`\n${siteText(result)}`)
  const lines = resultLines(result, settings)
  if (lines.length > 0) print(`\n${lines.join('\n')}`)
  annotate(result)
  const verdict = isGood
    ? paint(`The site is built in ${fromHere(settings.outDir)}`, 'good')
    : paint('Nothing was published', 'error')
  const unknown = isGood || result.kinds.length > 0 ? '' : ' No page has been made or audited yet.'
  print(`\n${verdict}: ${tally(problems, findings, settings.isStrict)}.${unknown}${acceptHint(problems)}`)
  return isGood ? 0 : 1
}
