import { hasErrors, publicFinding } from '../../core/problem.ts'
import { auditDist } from '../../pipeline/audit.ts'
import { fromHere, paint, print } from '../console.ts'
import { tally } from '../print.ts'
import { annotate, resultLines } from '../print-audit.ts'
import { runOf } from '../run-of.ts'
import { requireApart, requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  const { manifestDir, outDir, reportDir, cacheDir } = settings
  requireApart('report', reportDir, [manifestDir, outDir])
  requireApart('cache', cacheDir, [manifestDir, outDir])
  const result = await auditDist(runOf(settings))
  const { problems, findings, pages, isGood } = result
  if (settings.isJson) {
    print(JSON.stringify({ isGood, pages, problems, findings: findings.map(publicFinding) }))
    return isGood ? 0 : 1
  }
  const lines = resultLines(result, settings)
  if (lines.length > 0) print(`${lines.join('\n')}\n`)
  annotate(result)
  const counts = tally(problems, findings, settings.isStrict)
  if (hasErrors(problems) && pages === 0) {
    print(`${paint('Nothing was audited', 'error')}: ${counts}.`)
    return 1
  }
  const verdict = isGood ? paint('No errors', 'good') : paint('Errors to fix', 'error')
  print(`${pages} pages of ${fromHere(outDir)} audited. ${verdict}: ${counts}.`)
  return isGood ? 0 : 1
}
