import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lostFindings } from '../audit/rules/addresses/url-lost.ts'
import { type Finding, hasErrors, type Problem, sortProblems } from '../core/problem.ts'
import { ledgerName } from '../load/load-ledger.ts'
import { type LedgerCounts, updateLedger } from '../urls/ledger/update-ledger.ts'
import { loadSite, makePages } from './make-pages.ts'
import { judgeAddresses } from './resolve-urls.ts'

type WriteOptions = {
  rootDir: string
  manifestDir: string
  cacheDir: string
  jobs: number
  /** `YYYY-MM-DD`, of what is new or has changed. */
  date: string
  /** `YYYY-MM-DD`; no day in the ledger is later. */
  today: string
}

export type WrittenLedger = {
  /** As a person at the project's root would open it. */
  file: string
  /** Undefined where something stood against it and nothing was written. */
  counts?: LedgerCounts
  problems: Problem[]
  findings: Finding[]
}

/**
 * Writes the ledger of the site as the manifest has it now; pages are rendered and looked at, and not kept. A ledger that
 * is broken is fixed by this. An address that would be lost stands against it.
 */
export async function writeLedger(options: WriteOptions): Promise<WrittenLedger> {
  const { manifest, pictures, ledger, problems, ledgerProblems } = await loadSite(options)
  // What is wrong in its lines is fixed here; a ledger that cannot be read at all would only be lost.
  problems.push(...ledgerProblems.filter(({ code }) => !code.startsWith('ledger-')))
  const refused = (found: Problem[], findings: Finding[] = []): WrittenLedger => ({
    file: ledger.file,
    problems: sortProblems(found),
    findings,
  })
  if (!manifest || hasErrors(problems)) return refused(problems)

  const ignored = () => {}
  const { site, facts, ...made } = await makePages({
    ...options,
    manifest,
    pictures,
    onStage: ignored,
    onProgress: ignored,
  })
  const addresses = judgeAddresses(site, new Set(facts.pages.map(({ path }) => path)), ledger)
  const found = [...problems, ...made.problems, ...addresses.problems]
  const findings = lostFindings(addresses.lost)
  if (hasErrors(found) || findings.length > 0) return refused(found, findings)

  const { date, today, manifestDir } = options
  const { trailingSlash } = manifest.site.urls
  const { text, counts } = updateLedger({ ledger, pages: facts.pages, date, today, trailingSlash })
  const path = join(manifestDir, ledgerName)
  const unfinished = `${path}.${process.pid}.tmp`
  writeFileSync(unfinished, text)
  renameSync(unfinished, path)
  return { file: ledger.file, counts, problems: sortProblems(found), findings: [] }
}
