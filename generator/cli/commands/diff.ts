import { diff } from '../../pipeline/diff.ts'
import { fromHere, paint, print } from '../console.ts'
import { differenceText, problemText, tally } from '../print.ts'
import { runOf } from '../run-of.ts'
import { requireApart, requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireApart('report', settings.reportDir, [settings.manifestDir])
  const [before = '', after = ''] = settings.operands
  const { difference, problems, files } = await diff(runOf(settings), before, after)
  if (settings.isJson) print(JSON.stringify({ ...difference, problems }))
  else if (difference) print(differenceText(difference, files.map(fromHere)))
  else print(`${problems.map((problem) => problemText(problem, paint)).join('\n')}\n\n${tally(problems, [], true)}.`)
  return difference ? 0 : 1
}
