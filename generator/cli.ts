import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BuildOptions, build } from './build.ts'
import { manifestExists } from './load/load.ts'
import { findingText, painter, problemText, siteText, stageText, tally, usage } from './print.ts'
import { OutputBusyError } from './publish/staging.ts'
import { unsafeOutput } from './publish/unsafe-output.ts'
import { writeSchemas } from './schemas.ts'
import { checkLinks, NotBuiltError } from './serve/check-links.ts'
import { startDev } from './serve/dev.ts'
import { startPreview } from './serve/preview.ts'
import { validateManifest } from './validate.ts'

// The only user of the console and of the exit code.

const rootDir = dirname(dirname(fileURLToPath(import.meta.url)))
const paint = painter(Boolean(process.stdout.isTTY) && !process.env.NO_COLOR)

/** The command was given wrongly; the message says how. */
class UsageError extends Error {}

const optionTypes = {
  manifest: { type: 'string' },
  out: { type: 'string' },
  report: { type: 'string' },
  cache: { type: 'string' },
  jobs: { type: 'string' },
  port: { type: 'string' },
  strict: { type: 'boolean', default: false },
  clean: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Settings = ReturnType<typeof readSettings>

function readSettings(args: string[]) {
  const { values, positionals } = parse(args)
  const [command, ...extra] = positionals
  if (extra.length > 0) throw new UsageError(`"${extra.join(' ')}" is one word too many after "${command}".`)
  // Defaults lie in the project, wherever the command is given; a path typed by hand is relative to where it was typed.
  const directory = (given: string | undefined, standard: string) =>
    given === undefined ? resolve(rootDir, standard) : resolve(given)
  return {
    command: values.help ? 'help' : command,
    manifestDir: directory(values.manifest, 'manifest'),
    outDir: directory(values.out, 'dist'),
    reportDir: directory(values.report, 'report'),
    cacheDir: directory(values.cache, '.cache'),
    jobs: wholeNumber('jobs', values.jobs) ?? availableParallelism(),
    port: wholeNumber('port', values.port),
    isStrict: values.strict,
    isClean: values.clean,
    isJson: values.json,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: optionTypes, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError(`--${name} is "${text}", but a whole number from 1 is expected.`)
  return Number(text)
}

const commands: Record<string, (settings: Settings) => Promise<number>> = {
  help: async () => {
    console.log(usage)
    return 0
  },
  build: runBuild,
  validate: runValidate,
  dev: async (settings) => {
    await requireManifest(settings)
    const url = await startDev({
      ...settings,
      rootDir,
      port: settings.port ?? 5173,
      onProblems: (problems) => console.log(problems.map((problem) => problemText(problem, paint)).join('\n')),
    })
    console.log(`The site is at ${url} and follows every edit. Stop with Ctrl+C.`)
    return untilStopped()
  },
  preview: async ({ outDir, port }) => {
    const { url } = await startPreview({ dir: outDir, port: port ?? 4173 })
    console.log(`${fromHere(outDir)} is served at ${url}. Stop with Ctrl+C.`)
    return untilStopped()
  },
  'check-links': runCheckLinks,
  schema: async () => {
    const files = await writeSchemas(resolve(rootDir, 'manifest/schemas'))
    console.log(`${files.length} schemas written to manifest/schemas.`)
    return 0
  },
}

async function runBuild(settings: Settings): Promise<number> {
  await requireManifest(settings)
  const unsafe = await unsafeOutput(settings.outDir, [
    settings.manifestDir,
    settings.reportDir,
    settings.cacheDir,
    resolve(rootDir, 'src'),
  ])
  if (unsafe) throw new UsageError(unsafe)
  const onSignal = (signal: NodeJS.Signals) => {
    rmSync(`${settings.outDir}.staging`, { recursive: true, force: true })
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)

  const stages: { name: string; seconds: number; detail: string }[] = []
  const result = await build({
    ...settings,
    rootDir,
    today: new Date().toISOString().slice(0, 10),
    onStage: (stage) => {
      stages.push(stage)
      if (!settings.isJson) console.log(clearProgress() + stageText(stage, paint))
    },
    onProgress: settings.isJson ? () => {} : showProgress(),
  })
  const { isGood, problems, findings } = result
  if (settings.isJson) {
    console.log(JSON.stringify({ ...result, stages }))
    return isGood ? 0 : 1
  }
  if (result.kinds.length > 0) console.log(`\n${siteText(result)}`)
  const lines = [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findings.map((finding) => findingText(finding, paint)),
  ]
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`)
  const verdict = isGood
    ? paint(`The site is built in ${fromHere(settings.outDir)}`, 'good')
    : paint('Nothing was published', 'error')
  console.log(`\n${verdict}: ${tally(problems, findings, settings.isStrict)}.`)
  return isGood ? 0 : 1
}

async function runValidate(settings: Settings): Promise<number> {
  await requireManifest(settings)
  const { problems, counts } = await validateManifest({ ...settings, rootDir })
  if (settings.isJson) console.log(JSON.stringify({ problems, counts }))
  else if (problems.length > 0)
    console.log(`${problems.map((problem) => problemText(problem, paint)).join('\n')}\n\n${tally(problems, [], true)}.`)
  if (!settings.isJson && counts)
    console.log(
      Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    )
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

async function runCheckLinks({ outDir, reportDir, isJson }: Settings): Promise<number> {
  const result = await checkLinks({ outDir, reportDir })
  if (isJson) {
    console.log(JSON.stringify(result))
    return result.agrees ? 0 : 1
  }
  console.log(`${result.crawled} addresses crawled.`)
  for (const target of result.dead) console.log(`  dead: ${target}`)
  for (const target of result.onlyCrawl) console.log(paint(`  found by the crawl only: ${target}`, 'error'))
  for (const target of result.onlyAudit) console.log(paint(`  found by the audit only: ${target}`, 'error'))
  console.log(result.agrees ? 'Crawl and audit agree.' : 'Crawl and audit disagree.')
  return result.agrees ? 0 : 1
}

async function requireManifest({ manifestDir }: Settings): Promise<void> {
  if (!(await manifestExists(manifestDir)))
    throw new UsageError(`There is no directory ${manifestDir} to read a manifest from.`)
}

/** Ends only with the process: a server was started. */
function untilStopped(): Promise<number> {
  return new Promise(() => {})
}

/** A directory as a person standing here would type it. */
const fromHere = (dir: string) => relative(process.cwd(), dir) || '.'

/** A bar for what takes over a second, on a terminal only. */
function showProgress(): BuildOptions['onProgress'] {
  if (!process.stdout.isTTY) return () => {}
  const started = performance.now()
  let shown = 0
  return (stage, done, total) => {
    const now = performance.now()
    if (now - started < 1000 || now - shown < 100) return
    shown = now
    const bar = total ? ` ${'█'.repeat(Math.round((done / total) * 30)).padEnd(30, '░')}` : ''
    process.stdout.write(`\r${stage.padEnd(11)}${bar} ${done}${total ? ` of ${total}` : ''}`)
  }
}

const clearProgress = () => (process.stdout.isTTY ? '\r\u001b[K' : '')

async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2))
  const run = commands[settings.command ?? '']
  if (!run)
    throw new UsageError(settings.command ? `There is no command "${settings.command}".` : 'A command is missing.')
  return run(settings)
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof UsageError || error instanceof OutputBusyError || error instanceof NotBuiltError) {
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  } else {
    console.error('This is a fault of Citywide, not of the content:')
    console.error(error)
    process.exitCode = 3
  }
}
