import { publicFinding } from '../../core/problem.ts'
import { type BuildResult, build } from '../../pipeline/build.ts'
import { createRun, type RunOptions, type StageReport } from '../../pipeline/run.ts'
import { fromHere, paint, print, progressBar } from '../console.ts'
import { siteText, stageText, tally } from '../print.ts'
import { annotate, resultLines } from '../print-audit.ts'
import { runOptions } from '../run-of.ts'
import { requireManifest, requireSafeDirectories } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireSafeDirectories(settings)
  const stages: StageReport[] = []
  const progress = progressBar()
  const options: RunOptions = settings.isJson
    ? { ...runOptions(settings), onStage: (stage) => stages.push(stage) }
    : {
        ...runOptions(settings),
        onStage: (stage) => {
          progress.clear()
          print(stageText(stage, paint))
        },
        onProgress: progress.show,
      }
  const result = await interruptible((onLock) => build(createRun({ ...options, onLock })))
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
  print(`\n${verdict}: ${tally(problems, findings, settings.isStrict)}.`)
  return isGood ? 0 : 1
}

/** Until the build ends, a signal releases its lock, and never interrupts a step of taking it. */
async function interruptible(work: (onLock: RunOptions['onLock']) => Promise<BuildResult>): Promise<BuildResult> {
  let release = () => {}
  const stop = (signal: NodeJS.Signals) => {
    release()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await work((given) => {
      release = given
    })
  } finally {
    // The handlers stay, for a signal that came during the last step.
    release = () => {}
  }
}
