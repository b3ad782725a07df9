import { publicFinding } from '../../core/problem.ts'
import { build } from '../../pipeline/build.ts'
import { dryRun } from '../../pipeline/dry-run.ts'
import { makeShard } from '../../pipeline/shard.ts'
import type { Slice } from '../../render/slice.ts'
import { fromHere, paint, print } from '../console.ts'
import { problemText, siteText, tally } from '../print.ts'
import { findingsText } from '../print-findings.ts'
import { requireManifest, requireSafeDirectories } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'
import { showBuild } from '../show-build.ts'
import { watched } from '../watched-run.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireSafeDirectories(settings)
  if (settings.isDryRun) return showDryRun(settings)
  return settings.shard ? showShard(settings, settings.shard) : showBuild(settings, build)
}

async function showDryRun(settings: Settings): Promise<number> {
  const { tableFile } = settings
  const { result, stages } = await watched(settings, (run) => dryRun(run, tableFile))
  const { isGood, problems, findings, kinds } = result
  if (settings.isJson) {
    print(JSON.stringify({ ...result, findings: findings.map(publicFinding), stages }))
    return isGood ? 0 : 1
  }
  if (kinds.length > 0) print(`\n${siteText(result)}`)
  const lines = [...problems.map((problem) => problemText(problem, paint)), ...findingsText(findings, paint)]
  if (lines.length > 0) print(`\n${lines.join('\n')}`)
  const table = tableFile === undefined || kinds.length === 0 ? '' : `, except ${fromHere(tableFile)}`
  print(`\nDry run: nothing was written${table}: ${tally(problems, findings, settings.isStrict)}.`)
  return isGood ? 0 : 1
}

async function showShard(settings: Settings, slice: Slice): Promise<number> {
  const { result, stages } = await watched(settings, (run) => makeShard(run, slice))
  const { shard, problems } = result
  if (settings.isJson) {
    print(JSON.stringify({ ...result, stages }))
    return shard ? 0 : 1
  }
  if (problems.length > 0) print('', ...problems.map((problem) => problemText(problem, paint)))
  const verdict = shard
    ? paint(`Shard ${shard.number} of ${shard.of} is built in ${fromHere(settings.outDir)}`, 'good')
    : paint('No shard was written', 'error')
  print(`\n${verdict}: ${tally(problems, [], settings.isStrict)}.`)
  return shard ? 0 : 1
}
