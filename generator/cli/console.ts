import { relative } from 'node:path'
import { painter } from './print.ts'

// The only user of the console. Standard output is for results, standard error for what prevents them.

const isTerminal = Boolean(process.stdout.isTTY)

export const paint = painter(isTerminal && !process.env.NO_COLOR)

export function print(...lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

export function printError(...lines: readonly string[]): void {
  for (const line of lines) console.error(line)
}

/** The path of a directory relative to the current directory. */
export const fromHere = (dir: string) => relative(process.cwd(), dir) || '.'

export type Progress = { show: (stage: string, done: number, total?: number) => void; clear: () => void }

/** A progress bar for anything that takes over a second, on a terminal only. */
export function progressBar(): Progress {
  if (!isTerminal) return { show: () => {}, clear: () => {} }
  const started = performance.now()
  let shown = 0
  return {
    show: (stage, done, total) => {
      const now = performance.now()
      if (now - started < 1000 || now - shown < 100) return
      shown = now
      const bar = total ? ` ${'█'.repeat(Math.round((done / total) * 30)).padEnd(30, '░')}` : ''
      process.stdout.write(`\r${stage.padEnd(11)}${bar} ${done}${total ? ` of ${total}` : ''}`)
    },
    clear: () => process.stdout.write('\r\u001b[K'),
  }
}
