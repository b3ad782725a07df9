import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isPathOrPattern } from '#manifest/schema/redirect.ts'
import type { Ledger, LedgerEntry } from '../core/facts.ts'
import type { Problem } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import type { LoadOptions } from './load.ts'
import { readSource } from './source-file.ts'

/** The ledger of addresses, below the manifest directory. */
export const ledgerName = 'urls.lock'

/** Wrong lines that are told one by one; a file of nothing else has one cause. */
const mostTold = 20

/**
 * Reads the ledger. What can be read of a broken one is there beside its problems, so that it can be written anew.
 * @param today `YYYY-MM-DD`; no date is later.
 */
export async function loadLedger(
  options: LoadOptions & { today: string },
): Promise<{ ledger: Ledger; problems: Problem[] }> {
  const shownDir = shownPath(options)
  const file = `${shownDir}/${ledgerName}`
  if (!existsSync(join(options.manifestDir, ledgerName)))
    return { ledger: { file, isThere: false, entries: [] }, problems: [] }
  const source = await readSource(options.manifestDir, shownDir, ledgerName)
  if (!source.ok) {
    // Where links lead is looked at for every file of the manifest already.
    const problems = source.problems.filter(({ code }) => code !== 'outside-manifest')
    return { ledger: { file, isThere: true, entries: [] }, problems }
  }
  const { entries, problems } = parseLedger(source.value.text, file, options.today)
  return { ledger: { file, isThere: true, entries }, problems }
}

const lineForm = /^(\/[^\s:*]*) (\d{4}-\d{2}-\d{2}) ([0-9a-f]{16})$/
/** What git leaves around and between two sides it could not join. */
const conflictMark = /^(<{7}|\|{7}|={7}|>{7})( |$)/

export function parseLedger(
  text: string,
  file: string,
  today: string,
): { entries: LedgerEntry[]; problems: Problem[] } {
  const entries: LedgerEntry[] = []
  const problems: Problem[] = []
  const report = (line: number, code: string, what: string, fix = 'Run npm run lock, which writes it anew.') =>
    problems.push({ code, severity: 'error', at: { file, line, column: 1 }, what, fix })
  const lines = text.split(/\r?\n/)
  const isTorn = lines.some((line) => conflictMark.test(line))
  const firstLines = new Map<string, number>()
  let wrong = 0

  for (const [index, line] of lines.entries()) {
    const number = index + 1
    if (line === '' || line.startsWith('#')) continue
    if (conflictMark.test(line)) {
      if (line.startsWith('<'))
        report(
          number,
          'ledger-conflict',
          'Two versions of this file were merged, and git left both here.',
          'Run npm run lock, which takes of each address the line that is still true.',
        )
      continue
    }
    const [, path, date = '', hash = ''] = lineForm.exec(line) ?? []
    if (path === undefined || !isPathOrPattern(path) || !z.iso.date().safeParse(date).success) {
      wrong++
      if (wrong <= mostTold)
        report(number, 'ledger-line', `"${clipped(line)}" is not an address, a day and a hash of 16 digits.`)
      // The address was one of the site all the same, and must not be lost with its line.
      const [, readable = ''] = /^(\/[^\s:*]*)/.exec(line) ?? []
      if (isPathOrPattern(readable)) entries.push({ path: readable, date: '', hash: '', line: number })
      continue
    }
    const first = firstLines.get(path)
    if (first === undefined) firstLines.set(path, number)
    // The two sides of a conflict have most addresses in common.
    else if (!isTorn) report(number, 'ledger-duplicate', `${path} stands here and in line ${first}.`)
    if (date > today) report(number, 'ledger-future', `${path} changed on ${date}, a day that is still to come.`)
    entries.push({ path, date, hash, line: number })
  }
  if (wrong > mostTold)
    report(1, 'ledger-line', `${wrong - mostTold} more lines of this file are not an address, a day and a hash.`)
  return { entries, problems }
}

const clipped = (line: string) => (line.length > 80 ? `${line.slice(0, 79)}…` : line)
