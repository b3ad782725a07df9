import { join } from 'node:path'
import {
  addressText,
  differenceText,
  explainedText,
  ledgerText,
  painter,
  problemText,
  siteText,
  stageText,
  tally,
} from '#generator/cli/print.ts'
import { findingsText } from '#generator/cli/print-findings.ts'
import type { Finding, Problem } from '#generator/core/problem.ts'
import { UnreadableSiteError } from '#generator/diff/read-site.ts'
import * as audits from '#generator/pipeline/audit.ts'
import { type BuildResult, build, type StageReport } from '#generator/pipeline/build.ts'
import { compareSites } from '#generator/pipeline/diff.ts'
import { writeLedger } from '#generator/pipeline/lock.ts'
import { validateManifest } from '#generator/pipeline/validate.ts'
import { UnsafeOutputError } from '#generator/publish/earlier-build.ts'
import { OutputBusyError } from '#generator/publish/lock.ts'
import { explainPage } from '#generator/report/explain-page.ts'
import { NotBuiltError } from '#generator/report/read-report.ts'
import { type Outcome, rootDir, sharedCache } from './citywide.ts'

// The commands as functions of the test process, which saves starting one for each case. The only file of the tests that
// calls the pipeline. What a process adds (arguments, exit codes, signals) is tested in cli.test.ts by starting one.

/** The project of `npm run test:full` that `npm test` leaves out. */
export const fullProject = 'full'

const paint = painter(false)
const today = () => new Date().toISOString().slice(0, 10)

export type BuildSiteOptions = {
  cacheDir?: string
  jobs?: number
  isStrict?: boolean
  isPrecompressed?: boolean
  isClean?: boolean
  /** `YYYY-MM-DD` */
  today?: string
  /** `draft`, the default, encodes fast; `standard` makes the bytes that the command line makes. */
  encoding?: 'draft' | 'standard'
}

/** Undefined results: the build was refused before it began. */
export type BuiltSite = Outcome & { result?: BuildResult; stages: StageReport[] }

/** Builds a manifest into `dist` and `report` below `dir`, and prints what the command line would print of it. */
export async function buildSite(dir: string, manifestDir: string, options: BuildSiteOptions = {}): Promise<BuiltSite> {
  // As the command line does before it bundles anything.
  process.env.NODE_ENV = 'production'
  const stages: StageReport[] = []
  const reportDir = join(dir, 'report')
  let result: BuildResult | undefined
  const outcome = await outcomeOf(async () => {
    result = await build({
      rootDir,
      manifestDir,
      outDir: join(dir, 'dist'),
      reportDir,
      cacheDir: options.cacheDir ?? sharedCache,
      jobs: options.jobs ?? 1,
      isStrict: options.isStrict ?? false,
      isPrecompressed: options.isPrecompressed ?? false,
      isClean: options.isClean ?? false,
      today: options.today ?? today(),
      encoding: options.encoding ?? 'draft',
      onStage: (stage) => stages.push(stage),
      onProgress: () => {},
      onLock: () => {},
    })
    const { isGood, problems, findings } = result
    return {
      code: isGood ? 0 : 1,
      lines: [
        ...stages.map((stage) => stageText(stage, paint)),
        ...(result.kinds.length > 0 ? ['', siteText(result)] : []),
        '',
        ...foundText({ problems, findings, reportDir }),
        `${tally(problems, findings, options.isStrict ?? false)}.`,
      ],
    }
  })
  return { ...outcome, result, stages }
}

export type AuditedSite = { outDir: string; manifestDir: string; reportDir: string; isStrict?: boolean; jobs?: number }

/** Audits the site in a directory, and writes its report. */
export function auditSite({ isStrict = false, jobs = 1, ...dirs }: AuditedSite): Promise<Outcome> {
  return outcomeOf(async () => {
    const options = { ...dirs, rootDir, isStrict, jobs, cacheDir: sharedCache, today: today() }
    const { isGood, problems, findings } = await audits.auditSite(options)
    const lines = [...foundText({ problems, findings, ...dirs }), `${tally(problems, findings, isStrict)}.`]
    return { code: isGood ? 0 : 1, lines }
  })
}

/**
 * The findings of the site in a directory; no report is written.
 * @throws where the manifest has errors.
 */
export async function findingsOf(dirs: { rootDir: string; manifestDir: string; outDir: string }): Promise<Finding[]> {
  const { problems, judged } = await audits.auditDist({
    ...dirs,
    detailDir: undefined,
    cacheDir: sharedCache,
    jobs: 1,
    today: '2026-11-20',
    onProgress: () => {},
  })
  if (!judged) throw new Error(problems.map(({ code, what }) => `${code}: ${what}`).join('\n'))
  return judged.audit.findings
}

/** Audits the site in a directory once, and explains any of its URLs as often as needed. */
export async function openExplainer(dirs: Pick<AuditedSite, 'outDir' | 'manifestDir'>) {
  const options = { ...dirs, rootDir, jobs: 1, cacheDir: sharedCache, today: today(), detailDir: undefined }
  const { problems, judged } = await audits.auditDist({ ...options, onProgress: () => {} })
  if (!judged) throw new Error(problems.map(({ code, what }) => `${code}: ${what}`).join('\n'))
  return (path: string): string => {
    const explained = explainPage(judged, path)
    if ('near' in explained) return `Did you mean ${explained.near}?`
    return 'page' in explained ? explainedText(explained.page, paint) : addressText(explained.address, paint)
  }
}

/** Writes the ledger of a manifest. */
export function lockSite(manifestDir: string, date = today()): Promise<Outcome> {
  process.env.NODE_ENV = 'production'
  return outcomeOf(async () => {
    const options = { rootDir, manifestDir, cacheDir: sharedCache, jobs: 1, date, today: today() }
    const { counts, file, problems, findings } = await writeLedger(options)
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
    const { difference, problems, files } = await compareSites({ ...dirs, rootDir, today: today() })
    const found = problems.map((problem) => problemText(problem, paint))
    return { code: difference ? 0 : 1, lines: difference ? [differenceText(difference, files)] : found }
  })
}

/** Checks a manifest without rendering it. */
export function validateSite(dirs: { rootDir?: string; manifestDir: string; cacheDir?: string; today?: string }) {
  return validateManifest({ rootDir, cacheDir: sharedCache, today: today(), ...dirs })
}

type Found = { problems: readonly Problem[]; findings: readonly Finding[]; reportDir: string }

function foundText({ problems, findings, reportDir }: Found): string[] {
  return [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findingsText(findings, paint, join(reportDir, 'index.html')),
  ]
}

const refusals = [OutputBusyError, UnsafeOutputError, NotBuiltError, UnreadableSiteError]

/** Runs a command. Where it is refused, the outcome is that of wrong usage. */
async function outcomeOf(run: () => Promise<{ code: number; lines: string[] }>): Promise<Outcome> {
  try {
    const { code, lines } = await run()
    return { code, output: `${lines.join('\n')}\n` }
  } catch (error) {
    if (!refusals.some((kind) => error instanceof kind)) throw error
    return { code: 2, output: `${(error as Error).message}\n` } // it is one of the kinds above
  }
}
