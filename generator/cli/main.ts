import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { type Finding, hasErrors, type Problem, publicFinding } from '../core/problem.ts'
import { UnreadableSiteError } from '../diff/read-site.ts'
import { writeSchemas } from '../load/json-schemas.ts'
import { loadManifest, manifestExists } from '../load/load.ts'
import { auditSite, explainSite } from '../pipeline/audit.ts'
import { type BuildOptions, type BuildResult, build } from '../pipeline/build.ts'
import { checkLinks } from '../pipeline/check-links.ts'
import { startDev } from '../pipeline/dev.ts'
import { compareSites } from '../pipeline/diff.ts'
import { writeLedger } from '../pipeline/lock.ts'
import { measureSite } from '../pipeline/uniqueness.ts'
import { validateManifest } from '../pipeline/validate.ts'
import { UnsafeOutputError } from '../publish/earlier-build.ts'
import { OutputBusyError } from '../publish/lock.ts'
import { unsafeOutput } from '../publish/unsafe-output.ts'
import { githubAnnotations } from '../report/github-annotations.ts'
import { NotBuiltError } from '../report/read-report.ts'
import { readHostRules } from '../hosts/preview-rules.ts'
import { startPreview } from '../serve/preview.ts'
import { environmentText } from './environment.ts'
import {
  addressText,
  differenceText,
  explainedText,
  findingText,
  ledgerText,
  painter,
  problemText,
  siteText,
  stageText,
  tally,
  uniquenessText,
  usage,
} from './print.ts'
import { findingsText } from './print-findings.ts'
import { readSettings, rootDir, type Settings, UsageError } from './settings.ts'

// The only user of the console and of the exit code.

const paint = painter(Boolean(process.stdout.isTTY) && !process.env.NO_COLOR)

const commands: Record<string, (settings: Settings) => Promise<number>> = {
  help: async () => {
    console.log(usage)
    return 0
  },
  build: runBuild,
  audit: runAudit,
  why: runWhy,
  validate: runValidate,
  lock: runLock,
  diff: runDiff,
  dev: async (settings) => {
    await requireManifest(settings)
    requireApart('cache', settings.cacheDir, [settings.manifestDir])
    const url = await startDev({
      ...settings,
      rootDir,
      port: settings.port ?? 5173,
      onProblems: (problems) => console.log(problems.map((problem) => problemText(problem, paint)).join('\n')),
    })
    console.log(`The site is at ${url} and follows every edit; its last report is at ${url}__audit/. Stop with Ctrl+C.`)
    return untilStopped()
  },
  preview: async ({ outDir, reportDir, port }) => {
    if (!existsSync(join(outDir, 'index.html')))
      throw new NotBuiltError(`There is no site in ${outDir}. Build it first.`)
    const { url } = await startPreview({ dir: outDir, port: port ?? 4173, rules: await readHostRules(reportDir) })
    console.log(`${fromHere(outDir)} is served at ${url}. Stop with Ctrl+C.`)
    return untilStopped()
  },
  'check-links': runCheckLinks,
  uniqueness: runUniqueness,
  schema: async () => {
    const files = await writeSchemas(resolve(rootDir, 'manifest/schemas'))
    console.log(`${files.length} schemas written to manifest/schemas.`)
    return 0
  },
}

async function runBuild(settings: Settings): Promise<number> {
  await requireManifest(settings)
  requireSafeDirectories(settings)
  const stages: { name: string; seconds: number; detail: string }[] = []
  const result = await interruptible((onLock) =>
    build({
      ...settings,
      rootDir,
      today: today(),
      onStage: (stage) => {
        stages.push(stage)
        if (!settings.isJson) console.log(clearProgress() + stageText(stage, paint))
      },
      onProgress: settings.isJson ? () => {} : showProgress(),
      onLock,
    }),
  )
  const { isGood, problems, findings } = result
  if (settings.isJson) {
    console.log(JSON.stringify({ ...result, findings: findings.map(publicFinding), stages }))
    return isGood ? 0 : 1
  }
  if (result.kinds.length > 0) console.log(`\n${siteText(result)}`)
  const lines = [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findingsText(findings, paint, reportPage(settings)),
  ]
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`)
  annotate(problems, findings)
  const verdict = isGood
    ? paint(`The site is built in ${fromHere(settings.outDir)}`, 'good')
    : paint('Nothing was published', 'error')
  console.log(`\n${verdict}: ${tally(problems, findings, settings.isStrict)}.`)
  return isGood ? 0 : 1
}

async function runAudit(settings: Settings): Promise<number> {
  await requireManifest(settings)
  requireApart('report', settings.reportDir, [settings.manifestDir, settings.outDir])
  requireApart('cache', settings.cacheDir, [settings.manifestDir, settings.outDir])
  const { problems, findings, pages, isGood } = await auditSite({ ...settings, rootDir, today: today() })
  if (settings.isJson) {
    console.log(JSON.stringify({ isGood, pages, problems, findings: findings.map(publicFinding) }))
    return isGood ? 0 : 1
  }
  const lines = [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findingsText(findings, paint, reportPage(settings)),
  ]
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`)
  annotate(problems, findings)
  if (hasErrors(problems) && pages === 0) {
    console.log(`${paint('Nothing was judged', 'error')}: ${tally(problems, findings, settings.isStrict)}.`)
    return 1
  }
  const verdict = isGood ? paint('Nothing stands against it', 'good') : paint('Something has to be fixed', 'error')
  console.log(
    `${pages} pages of ${fromHere(settings.outDir)} judged. ${verdict}: ${tally(problems, findings, settings.isStrict)}.`,
  )
  return isGood ? 0 : 1
}

async function runWhy(settings: Settings): Promise<number> {
  await requireManifest(settings)
  const [path = ''] = settings.operands
  const { problems, explained } = await explainSite({ ...settings, rootDir, today: today() }, path)
  if (!explained) {
    console.error(problems.map((problem) => problemText(problem, paint)).join('\n'))
    return 1
  }
  if ('near' in explained) {
    const near = explained.near === undefined ? '' : ` Did you mean ${explained.near}?`
    console.error(`${fromHere(settings.outDir)} has no page ${path}, and nothing links there.${near}`)
    return 2
  }
  const known = 'page' in explained ? explained.page : explained.address
  console.log(
    settings.isJson
      ? JSON.stringify({ ...known, findings: known.findings.map(publicFinding) })
      : 'page' in explained
        ? explainedText(explained.page, paint)
        : addressText(explained.address, paint),
  )
  return 0
}

/** On GitHub, findings are shown at the lines to edit as well. */
function annotate(problems: readonly Problem[], findings: readonly Finding[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return
  for (const line of githubAnnotations([...problems, ...findings])) console.log(line)
}

const reportPage = ({ reportDir }: Settings) => `${fromHere(reportDir)}/index.html`

/** Until the build ends, a signal gives up what it has locked; before it has locked anything, there is nothing to give up. */
async function interruptible(run: (onLock: BuildOptions['onLock']) => Promise<BuildResult>): Promise<BuildResult> {
  let release = () => {}
  const stop = (signal: NodeJS.Signals) => {
    release()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  try {
    return await run((given) => {
      release = given
      process.once('SIGINT', stop).once('SIGTERM', stop)
    })
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

async function runValidate(settings: Settings): Promise<number> {
  await requireManifest(settings)
  requireApart('cache', settings.cacheDir, [settings.manifestDir])
  const { problems, counts } = await validateManifest({ ...settings, rootDir, today: today() })
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

async function runLock(settings: Settings): Promise<number> {
  await requireManifest(settings)
  requireApart('cache', settings.cacheDir, [settings.manifestDir])
  const { date = today() } = settings
  if (date > today()) throw new UsageError(`--date is ${date}, a day that is still to come.`)
  const { counts, file, problems, findings } = await writeLedger({ ...settings, rootDir, date, today: today() })
  const lines = [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findings.map((finding) => findingText(finding, paint)),
  ]
  if (settings.isJson) console.log(JSON.stringify({ counts, problems, findings }))
  else {
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`)
    console.log(
      counts
        ? `${file}: ${ledgerText(counts)}.`
        : `${paint('Nothing was written', 'error')}: ${tally(problems, findings, true)}.`,
    )
  }
  return counts ? 0 : 1
}

async function runDiff(settings: Settings): Promise<number> {
  await requireManifest(settings)
  requireApart('report', settings.reportDir, [settings.manifestDir])
  const [before = '', after = ''] = settings.operands
  const { difference, problems, files } = await compareSites({ ...settings, rootDir, before, after, today: today() })
  if (settings.isJson) console.log(JSON.stringify({ ...difference, problems }))
  else if (difference) console.log(differenceText(difference, files.map(fromHere)))
  else
    console.log(`${problems.map((problem) => problemText(problem, paint)).join('\n')}\n\n${tally(problems, [], true)}.`)
  return difference ? 0 : 1
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

async function runUniqueness(settings: Settings): Promise<number> {
  await requireManifest(settings)
  const { manifest, problems } = await loadManifest({ ...settings, rootDir })
  if (!manifest) {
    console.error(problems.map((problem) => problemText(problem, paint)).join('\n'))
    return 1
  }
  const measures = await measureSite(settings, manifest)
  console.log(settings.isJson ? JSON.stringify(measures) : measures.map(uniquenessText).join('\n\n'))
  return 0
}

async function requireManifest({ manifestDir }: Settings): Promise<void> {
  if (!(await manifestExists(manifestDir)))
    throw new UsageError(`There is no directory ${manifestDir} to read a manifest from.`)
}

/** Publishing, the caches and the report replace what is in their way: that must be nothing a person wrote. */
function requireSafeDirectories({ manifestDir, outDir, reportDir, cacheDir }: Settings): void {
  const sources = [manifestDir, ...['src', 'generator', 'drawings'].map((folder) => resolve(rootDir, folder))]
  requireApart('out', outDir, sources, [reportDir, cacheDir, process.cwd(), homedir()])
  requireApart('report', reportDir, [manifestDir, outDir])
  requireApart('cache', cacheDir, [manifestDir])
}

function requireApart(option: string, dir: string, ...others: [apart: string[], notInside?: string[]]): void {
  const reason = unsafeOutput(dir, ...others)
  if (reason) throw new UsageError(`--${option} must not be ${dir}: ${reason}.`)
}

/** Ends only with the process: a server was started. */
function untilStopped(): Promise<number> {
  return new Promise(() => {})
}

/** The one place where the project looks at the calendar. */
const today = () => new Date().toISOString().slice(0, 10)

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

async function main(settings: Settings): Promise<number> {
  const run = commands[settings.command ?? '']
  if (!run)
    throw new UsageError(settings.command ? `There is no command "${settings.command}".` : 'A command is missing.')
  return run(settings)
}

// Whoever reads may have read enough, as `| head` does; nothing more is to be said then, and nothing is wrong.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

const refusals = [OutputBusyError, UnsafeOutputError, NotBuiltError, UnreadableSiteError]
let outputs: string[] = []
try {
  const settings = readSettings(process.argv.slice(2))
  outputs = [settings.outDir, settings.reportDir, settings.cacheDir]
  process.exitCode = await main(settings)
} catch (error) {
  const refusal = refusals.some((kind) => error instanceof kind) ? (error as Error).message : undefined // one of ours
  const reason =
    error instanceof UsageError ? `${error.message}\n\n${usage}` : (refusal ?? environmentText(error, outputs))
  if (reason) {
    console.error(reason)
    process.exitCode = 2
  } else {
    console.error('This is a fault of Citywide, not of the content:')
    console.error(error)
    process.exitCode = 3
  }
}
