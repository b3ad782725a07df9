import { createRun, type Run, type RunOptions, type StageReport } from '../pipeline/run.ts'
import { paint, print, progressBar } from './console.ts'
import { stageText } from './print.ts'
import { runOptions } from './run-of.ts'
import type { Settings } from './settings.ts'

/** Runs a command that takes a while: prints each stage when it ends, or returns all of them for `--json`. */
export async function watched<Result>(
  settings: Settings,
  work: (run: Run) => Promise<Result>,
): Promise<{ result: Result; stages: StageReport[] }> {
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
  const result = await interruptible((onLock) => work(createRun({ ...options, onLock })))
  return { result, stages }
}

/** Until the work ends, a signal releases its lock, and never interrupts a step of taking it. */
async function interruptible<Result>(work: (onLock: RunOptions['onLock']) => Promise<Result>): Promise<Result> {
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
