import { createRun, type Run, type RunOptions } from '../pipeline/run.ts'
import type { Settings } from './settings.ts'

/** The only place in the project that reads the calendar. */
export const today = () => new Date().toISOString().slice(0, 10)

export const runOptions = (settings: Settings): RunOptions => ({ ...settings, today: today() })

/** The run of a command that prints its result alone. */
export const runOf = (settings: Settings): Run => createRun(runOptions(settings))

/** Servers end only with the process. */
export const untilStopped = () => new Promise<number>(() => {})
