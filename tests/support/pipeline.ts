import { join } from 'node:path'
import { vi } from 'vitest'
import { run as init } from '#generator/cli/commands/init.ts'
import { run as places } from '#generator/cli/commands/places.ts'
import { differenceText, ledgerText, painter, problemText, siteText, stageText, tally } from '#generator/cli/print.ts'
import { findingsText } from '#generator/cli/print-findings.ts'
import { explainedText, urlText } from '#generator/cli/print-page.ts'
import { readSettings } from '#generator/cli/settings.ts'
import type { Finding, Problem } from '#generator/core/problem.ts'
import { RefusalError } from '#generator/core/refusal-error.ts'
import { auditDist } from '#generator/pipeline/audit.ts'
import { type BuildResult, build } from '#generator/pipeline/build.ts'
import { diff } from '#generator/pipeline/diff.ts'
import { type DryRunResult, dryRun } from '#generator/pipeline/dry-run.ts'
import { lock } from '#generator/pipeline/lock.ts'
import { merge } from '#generator/pipeline/merge.ts'
import { type ReviewResult, review } from '#generator/pipeline/review.ts'
import { createRun, type Run, type RunOptions, type StageReport } from '#generator/pipeline/run.ts'
import { makeShard, type ShardResult } from '#generator/pipeline/shard.ts'
import { type AuditedFiles, auditFiles } from '#generator/pipeline/stages/audit-files.ts'
import { type LoadedSite, loadSite } from '#generator/pipeline/stages/load-site.ts'
import { type ValidateResult, validate } from '#generator/pipeline/validate.ts'
import { createPageAuditor } from '#generator/pipeline/workers/page-auditor.ts'
import type { Slice } from '#generator/render/slice.ts'
import { explainPage } from '#generator/report/explain-page.ts'
import { type Outcome, rootDir, sharedCache } from './citywide.ts'
import { rememberPages } from './planted/remember-pages.ts'

// The commands as functions of the test process, which saves starting a process for each case. What a process adds
// (arguments, exit codes, signals) is tested in cli.test.ts by starting one.

/** The project of `npm run test:full` that `npm test` leaves out. */
export const fullProject = 'full'

const paint = painter(false)
const today = () => new Date().toISOString().slice(0, 10)

/** A run of the test process: the shared cache, one thread, and a fast encoding of images unless a test asks for another. */
function testRun(options: Partial<RunOptions> & Pick<RunOptions, 'manifestDir'>): Run {
  return createRun({ rootDir, cacheDir: sharedCache, jobs: 1, today: today(), encoding: 'draft', ...options })
}

export type BuildSiteOptions = Partial<Omit<RunOptions, 'manifestDir' | 'outDir' | 'reportDir'>>

/** `result` is undefined if the build was refused before it began. */
export type BuiltSite = Outcome & { result?: BuildResult; stages: StageReport[] }

/** Builds a manifest into `dist` and `report` below `dir`. The output is what the command line prints. */
export function buildSite(dir: string, manifestDir: string, options: BuildSiteOptions = {}): Promise<BuiltSite> {
  return siteOf(build, dir, manifestDir, options)
}

/** The same, of shards. */
export function mergeShards(
  dir: string,
  manifestDir: string,
  shardDirs: readonly string[],
  options: BuildSiteOptions = {},
): Promise<BuiltSite> {
  return siteOf((run) => merge(run, shardDirs), dir, manifestDir, options)
}

/** Builds one shard of a manifest into a directory. */
export function buildShard(
  outDir: string,
  manifestDir: string,
  slice: Slice,
  options: BuildSiteOptions = {},
): Promise<ShardResult> {
  process.env.NODE_ENV = 'production'
  return makeShard(testRun({ manifestDir, outDir, ...options }), slice)
}

/** Lists the pages of a manifest without rendering them. */
export function dryRunSite(
  manifestDir: string,
  options: Partial<RunOptions> = {},
  table?: string,
): Promise<DryRunResult> {
  return dryRun(testRun({ manifestDir, ...options }), table)
}

async function siteOf(
  work: (run: Run) => Promise<BuildResult>,
  dir: string,
  manifestDir: string,
  options: BuildSiteOptions,
): Promise<BuiltSite> {
  // As the command line does before it bundles anything.
  process.env.NODE_ENV = 'production'
  const stages: StageReport[] = []
  const dirs = { manifestDir, outDir: join(dir, 'dist'), reportDir: join(dir, 'report') }
  const run = testRun({ ...dirs, onStage: (stage) => stages.push(stage), ...options })
  let result: BuildResult | undefined
  const outcome = await outcomeOf(async () => {
    result = await work(run)
    const { isGood, problems, findings } = result
    return {
      code: isGood ? 0 : 1,
      lines: [
        ...stages.map((stage) => stageText(stage, paint)),
        ...(result.kinds.length > 0 ? ['', siteText(result)] : []),
        '',
        ...foundText(result, run),
        `${tally(problems, findings, run.isStrict)}.`,
      ],
    }
  })
  return { ...outcome, result, stages }
}

export type AuditedSite = Pick<RunOptions, 'manifestDir' | 'publicDir' | 'cacheDir' | 'isStrict' | 'jobs'> & {
  outDir: string
  reportDir: string
}

/** Audits the site in a directory, and writes its report. */
export function auditSite(options: AuditedSite): Promise<Outcome> {
  return outcomeOf(async () => {
    const run = testRun(options)
    const result = await auditDist(run)
    const lines = [...foundText(result, run), `${tally(result.problems, result.findings, run.isStrict)}.`]
    return { code: result.isGood ? 0 : 1, lines }
  })
}

/** Reads a manifest without errors. */
async function loadedSite(run: Run): Promise<LoadedSite> {
  const site = await loadSite(run, { withImages: false })
  if (site && !run.isBlocked()) return site
  throw new Error(
    run
      .problems()
      .map(({ code, what }) => `${code}: ${what}`)
      .join('\n'),
  )
}

/** Audits the site in a directory without writing a report. The manifest must have no errors. */
async function auditedFiles(
  options: Pick<RunOptions, 'manifestDir'> & Partial<RunOptions>,
): Promise<LoadedSite & AuditedFiles> {
  const run = testRun(options)
  const site = await loadedSite(run)
  return { ...site, ...(await auditFiles(run, site)) }
}

const fixedDay = '2026-11-20'

/** The findings of the site in a directory. */
export async function findingsOf(dirs: { rootDir: string; manifestDir: string; outDir: string }): Promise<Finding[]> {
  return (await auditedFiles({ ...dirs, today: fixedDay })).audit.findings
}

/** A function for the findings of several directories with one manifest. Pages that are the same in several are audited once. */
export async function openAudit(dirs: {
  rootDir: string
  manifestDir: string
}): Promise<(outDir: string) => Promise<Finding[]>> {
  const site = await loadedSite(testRun({ ...dirs, today: fixedDay }))
  const auditor = rememberPages(createPageAuditor(site.index.manifest, site.rules, { readsFiles: true }))
  return async (outDir) => {
    const run = testRun({ ...dirs, outDir, today: fixedDay })
    return (await auditFiles(run, site, { auditor })).audit.findings
  }
}

/** Audits the site in a directory once, and explains any of its URLs as often as needed. */
export async function openExplainer(dirs: Pick<AuditedSite, 'outDir' | 'manifestDir'>) {
  const { urls, ...site } = await auditedFiles(dirs)
  return (path: string): string => {
    const explained = explainPage({ ...site, redirectAt: urls.redirectAt }, path)
    if ('near' in explained) return `Did you mean ${explained.near}?`
    return 'page' in explained ? explainedText(explained.page, paint) : urlText(explained.url, paint)
  }
}

/** Writes the ledger of a manifest. */
export function lockSite(manifestDir: string, date = today()): Promise<Outcome> {
  process.env.NODE_ENV = 'production'
  return outcomeOf(async () => {
    const { counts, file, problems, findings } = await lock(testRun({ manifestDir }), date)
    const found = [...problems, ...findings].map((problem) => problemText(problem, paint))
    return {
      code: counts ? 0 : 1,
      lines: [...found, counts ? `${file}: ${ledgerText(counts)}.` : `${tally(problems, findings, true)}.`],
    }
  })
}

/** Compares two states of a site, each a report or a ledger, and writes the difference to a report. */
export function diffSites(dirs: {
  before: string
  after: string
  manifestDir: string
  reportDir: string
}): Promise<Outcome> {
  return outcomeOf(async () => {
    const { difference, problems, files } = await diff(testRun(dirs), dirs.before, dirs.after)
    const found = problems.map((problem) => problemText(problem, paint))
    return { code: difference ? 0 : 1, lines: difference ? [differenceText(difference, files)] : found }
  })
}

const projectCommands = { init, places }

/** Runs a command that writes a project, and returns what it prints. */
export function projectCommand(name: keyof typeof projectCommands, ...args: readonly string[]): Promise<Outcome> {
  return outcomeOf(async () => {
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    try {
      return { code: await projectCommands[name](readSettings(rootDir, [name, ...args])), lines }
    } finally {
      log.mockRestore()
    }
  })
}

/** Checks a manifest without rendering it. */
export function validateSite(dirs: Pick<RunOptions, 'manifestDir'> & Partial<RunOptions>): Promise<ValidateResult> {
  return validate(testRun(dirs))
}

/** Records the facts of a manifest as reviewed. */
export function reviewSite(
  dirs: Pick<RunOptions, 'manifestDir'> & Partial<RunOptions>,
  { isDry = false }: { isDry?: boolean } = {},
): Promise<ReviewResult> {
  return review(testRun(dirs), { isDry })
}

type Found = { problems: readonly Problem[]; findings: readonly Finding[] }

function foundText({ problems, findings }: Found, { reportDir }: Run): string[] {
  return [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findingsText(findings, paint, join(reportDir, 'index.html')),
  ]
}

/** Runs a command. A refusal counts as wrong usage, as on the command line. */
async function outcomeOf(run: () => Promise<{ code: number; lines: string[] }>): Promise<Outcome> {
  try {
    const { code, lines } = await run()
    return { code, output: `${lines.join('\n')}\n` }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { code: 2, output: `${error.message}\n` }
  }
}
