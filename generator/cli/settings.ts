import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/** The project: src/, generator/ and vite.config.ts lie here. */
export const rootDir = join(import.meta.dirname, '../..')

/** The command was given wrongly; the message says how. */
export class UsageError extends Error {}

const optionTypes = {
  manifest: { type: 'string' },
  out: { type: 'string' },
  dist: { type: 'string' },
  report: { type: 'string' },
  cache: { type: 'string' },
  jobs: { type: 'string' },
  port: { type: 'string' },
  date: { type: 'string' },
  strict: { type: 'boolean', default: false },
  precompress: { type: 'boolean', default: false },
  clean: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export type Settings = ReturnType<typeof readSettings>

/** @throws {UsageError} */
export function readSettings(args: string[]) {
  const { values, positionals } = parse(args)
  const [command, ...extra] = positionals
  const operands = values.help ? undefined : operandsOf[command ?? '']
  if (operands && extra.length !== operands.length)
    throw new UsageError(`"${command}" is followed by ${operands.join(' and ')}, but ${extra.length} words follow it.`)
  if (!operands && extra.length > 0)
    throw new UsageError(`"${extra.join(' ')}" is one word too many after "${command}".`)
  // Defaults lie in the project, wherever the command is given; a path typed by hand is relative to where it was typed.
  const directory = (name: 'manifest' | 'out' | 'dist' | 'report' | 'cache', standard: string) => {
    const given = values[name]
    if (given === '') throw new UsageError(`--${name} is empty, but a directory is expected.`)
    return given === undefined ? resolve(rootDir, standard) : resolve(given)
  }
  if (values.dist !== undefined && values.out !== undefined)
    throw new UsageError('--dist and --out say the same; give one of the two.')
  return {
    command: values.help ? 'help' : command,
    operands: extra,
    date: day('date', values.date),
    manifestDir: directory('manifest', 'manifest'),
    outDir: directory(values.dist === undefined ? 'out' : 'dist', 'dist'),
    reportDir: directory('report', 'report'),
    cacheDir: directory('cache', '.cache'),
    jobs: wholeNumber('jobs', values.jobs, maxJobs) ?? Math.min(availableParallelism(), maxJobs),
    port: wholeNumber('port', values.port, 65_535),
    isStrict: values.strict,
    isPrecompressed: values.precompress,
    isClean: values.clean,
    isJson: values.json,
  }
}

/** What commands want after their name. */
const operandsOf: Record<string, string[]> = { diff: ['OLD', 'NEW'], why: ['PATH'] }

function day(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !z.iso.date().safeParse(text).success)
    throw new UsageError(`--${name} is "${text}", but a day of the calendar is expected, written YYYY-MM-DD.`)
  return text
}

/** Each thread holds a renderer of its own; more of them than this only exhaust memory. */
const maxJobs = 64

/** The word that is the command, whatever else is wrong with the line. */
export function commandOf(args: string[]): string | undefined {
  return parseArgs({ args, options: optionTypes, allowPositionals: true, strict: false }).positionals[0]
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: optionTypes, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > max)
    throw new UsageError(`--${name} is "${text}", but a whole number from 1 to ${max} is expected.`)
  return Number(text)
}
