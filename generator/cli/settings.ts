import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { didYouMean } from '../core/suggest.ts'
import { cacheDirOf, dataDirOf, maxJobs, publicDirOf } from '../pipeline/run.ts'
import type { Slice } from '../render/slice.ts'
import { findProject } from './find-project.ts'

/** The command line is wrong. The message explains the error. */
export class UsageError extends Error {}

const optionTypes = {
  project: { type: 'string' },
  manifest: { type: 'string' },
  public: { type: 'string' },
  data: { type: 'string' },
  out: { type: 'string' },
  dist: { type: 'string' },
  report: { type: 'string' },
  cache: { type: 'string' },
  jobs: { type: 'string' },
  port: { type: 'string' },
  date: { type: 'string' },
  shard: { type: 'string' },
  preview: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  table: { type: 'string' },
  strict: { type: 'boolean', default: false },
  precompress: { type: 'boolean', default: false },
  clean: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  company: { type: 'string' },
  trade: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  address: { type: 'string' },
  domain: { type: 'string' },
  country: { type: 'string' },
  language: { type: 'string' },
  county: { type: 'string', multiple: true },
  radius: { type: 'string' },
  near: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type OptionName = keyof typeof optionTypes

export type Settings = ReturnType<typeof readSettings>

/**
 * @param rootDir the directory of the package, which holds src/, generator/ and vite.config.ts.
 * @throws {UsageError}
 */
export function readSettings(rootDir: string, args: string[]) {
  const { values, positionals } = parse(args)
  const [command, ...extra] = positionals
  if (command !== undefined && !values.help) requireOptionsOf(command, values)
  const operands = operandsOf[command ?? '']
  if (operands && !values.help && !isNumberOf(operands, extra.length))
    throw new UsageError(`"${command}" takes ${operands.join(' and ')}, but ${extra.length} words follow it.`)
  if (!operands && !values.help && extra.length > 0)
    throw new UsageError(`"${command}" takes no operands, but "${extra.join(' ')}" follows it.`)
  // Defaults are inside the project, whatever the current directory. A path given by hand is relative to the current directory.
  const given = (name: 'project' | 'manifest' | 'public' | 'data' | 'out' | 'dist' | 'report' | 'cache') => {
    const path = values[name]
    if (path === '') throw new UsageError(`--${name} is empty, but a directory is expected.`)
    return path === undefined ? undefined : resolve(path)
  }
  const projectDir = given('project') ?? findProject(rootDir)
  const directory = (name: 'manifest' | 'out' | 'dist' | 'report' | 'cache', standard: string) =>
    given(name) ?? resolve(projectDir, standard)
  const manifestDir = directory('manifest', 'manifest')
  if (values.dist !== undefined && values.out !== undefined)
    throw new UsageError('--dist and --out are the same option. Give one of the two.')
  const shard = slice('shard', values.shard)
  const isDryRun = values['dry-run']
  if (isDryRun && shard) throw new UsageError('--dry-run renders nothing, so it has no shards.')
  if (values.table !== undefined && !isDryRun) throw new UsageError('--table is an option of "build --dry-run" only.')
  return {
    rootDir,
    projectDir,
    command: values.help ? 'help' : command,
    /** The command that `--help` is about. */
    helpOf: values.help ? command : undefined,
    operands: extra,
    date: day('date', values.date),
    manifestDir,
    publicDir: given('public') ?? publicDirOf({ rootDir, projectDir, manifestDir }),
    dataDir: given('data') ?? dataDirOf({ rootDir, projectDir, manifestDir }),
    outDir: directory(values.dist === undefined ? 'out' : 'dist', shard ? 'shard' : 'dist'),
    reportDir: directory('report', 'report'),
    cacheDir: given('cache') ?? cacheDirOf(rootDir, projectDir),
    jobs: wholeNumber('jobs', values.jobs, maxJobs) ?? Math.min(availableParallelism(), maxJobs),
    shard,
    isDryRun,
    isPreview: values.preview,
    tableFile: values.table === undefined ? undefined : resolve(values.table),
    port: wholeNumber('port', values.port, 65_535),
    facts: {
      company: values.company,
      trade: values.trade,
      phone: values.phone,
      email: values.email,
      address: values.address,
      domain: values.domain,
      country: values.country,
      language: values.language,
      county: values.county,
    },
    area: { radius: values.radius, near: values.near },
    url: httpsUrl('url', values.url),
    isStrict: values.strict,
    isPrecompressed: values.precompress,
    isClean: values.clean,
    isJson: values.json,
  }
}

/** The commands of the options that not all have. */
const commandsOf: Partial<Record<OptionName, readonly string[]>> = {
  port: ['dev', 'preview'],
  date: ['lock'],
  shard: ['build'],
  preview: ['deploy'],
  'dry-run': ['build', 'deploy', 'review'],
  precompress: ['build', 'deploy', 'merge'],
  clean: ['build', 'deploy', 'merge'],
  company: ['init'],
  trade: ['init'],
  phone: ['init'],
  email: ['init'],
  address: ['init'],
  domain: ['init'],
  country: ['init'],
  language: ['init'],
  county: ['init'],
  radius: ['init', 'places'],
  near: ['init', 'places'],
  url: ['import-reviews'],
}

/** @throws {UsageError} for an option that the command does not have. */
function requireOptionsOf(command: string, values: ReturnType<typeof parse>['values']): void {
  for (const [name, commands] of Object.entries(commandsOf)) {
    const value = values[name as OptionName] // a key of the table
    if (value === undefined || value === false || commands.includes(command)) continue
    const names = commands.map((name) => `"${name}"`)
    const last = names.pop()
    throw new UsageError(`--${name} is an option of ${names.length > 0 ? `${names.join(', ')} and ` : ''}${last} only.`)
  }
}

/** The operands of commands that take any. */
const operandsOf: Record<string, string[]> = {
  diff: ['OLD', 'NEW'],
  why: ['PATH'],
  deploy: ['HOST…'],
  merge: ['SHARD…'],
  'import-redirects': ['FILE'],
  'import-reviews': ['FILE'],
  init: ['DIR'],
  places: ['add or list…'],
  data: ['import, list or remove…'],
  brief: ['PATH'],
}

/** An operand that ends in `…` may be repeated. */
const isNumberOf = (operands: readonly string[], count: number) =>
  operands.at(-1)?.endsWith('…') ? count >= operands.length : count === operands.length

function day(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !isDay(text))
    throw new UsageError(`--${name} is "${text}", but a calendar day is expected, written YYYY-MM-DD.`)
  return text
}

function httpsUrl(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !(text.startsWith('https://') && URL.canParse(text)))
    throw new UsageError(`--${name} is "${text}", but a URL that starts with https:// is expected.`)
  return text
}

/** A day that exists, as `YYYY-MM-DD`: `Date` moves the 30th of February to March. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Most shards of one build. */
const mostShards = 10_000

/** `2/4`: the second of four parts. */
function slice(name: string, text: string | undefined): Slice | undefined {
  if (text === undefined) return undefined
  const [number = 0, of = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(text) ? text.split('/').map(Number) : []
  if (number < 1 || number > of || of > mostShards)
    throw new UsageError(
      `--${name} is "${text}", but a number and a total of at most ${mostShards} are expected, e.g. 1/4 to 4/4.`,
    )
  return { number, of }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: optionTypes, allowPositionals: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Node suggests to take it for an operand.
    const [, unknown] = /^Unknown option '(--?[^']+)'/.exec(message) ?? []
    if (unknown === undefined) throw new UsageError(message)
    const known = Object.keys(optionTypes).map((name) => `--${name}`)
    throw new UsageError(`There is no option ${unknown}. ${didYouMean(unknown, known)}`.trim())
  }
}

function wholeNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > max)
    throw new UsageError(`--${name} is "${text}", but a whole number from 1 to ${max} is expected.`)
  return Number(text)
}
