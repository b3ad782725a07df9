import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isPathOrPattern } from '#manifest/schema/redirect.ts'
import type { Ledger, LedgerEntry } from '../core/facts.ts'
import type { Problem } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import type { LoadOptions } from './load.ts'
import { readSource } from './parse/source-file.ts'

/** File name of the ledger in the manifest directory. */
export const ledgerName = 'urls.lock'

/** Most wrong lines to report one by one. More have one cause, and are only counted. */
const mostReported = 20

/**
 * Reads the ledger. A damaged ledger gives problems and the entries that are readable, so that it can be rewritten.
 * @param today `YYYY-MM-DD`; a later date in the ledger is a problem.
 */
export async function loadLedger(
  options: LoadOptions & { today: string },
): Promise<{ ledger: Ledger; problems: Problem[] }> {
  const shownDir = shownPath(options)
  const file = `${shownDir}/${ledgerName}`
  if (!existsSync(join(options.manifestDir, ledgerName)))
    return { ledger: { file, isThere: false, entries: [] }, problems: [] }
  const source = readSource(options.manifestDir, shownDir, ledgerName)
  if (!source.ok) {
    // `findFiles` already reports symbolic links.
    const problems = source.problems.filter(({ code }) => code !== 'outside-manifest')
    return { ledger: { file, isThere: true, entries: [] }, problems }
  }
  const { entries, problems } = parseLedger(source.value.text, file, options.today)
  return { ledger: { file, isThere: true, entries }, problems }
}

const lineForm = /^(\/[^\s:*]*) (\d{4}-\d{2}-\d{2}) ([0-9a-f]{16})$/
/** The conflict markers of git. */
const conflictMark = /^(<{7}|\|{7}|={7}|>{7})( |$)/

export function parseLedger(
  text: string,
  file: string,
  today: string,
): { entries: LedgerEntry[]; problems: Problem[] } {
  const entries: LedgerEntry[] = []
  const problems: Problem[] = []
  const report = (line: number, code: string, what: string, fix = 'Run npm run lock to rewrite the file.') =>
    problems.push({ code, severity: 'error', at: { file, line, column: 1 }, what, fix })
  const lines = text.split(/\r?\n/)
  const hasConflict = lines.some((line) => conflictMark.test(line))
  const firstLines = new Map<string, number>()
  let wrong = 0
  const early: { number: number; path: string; date: string }[] = []

  for (const [index, line] of lines.entries()) {
    const number = index + 1
    if (line === '' || line.startsWith('#')) continue
    if (conflictMark.test(line)) {
      if (line.startsWith('<'))
        report(
          number,
          'ledger-conflict',
          'This file has an unresolved merge conflict.',
          'Run npm run lock, which keeps the line of each URL that matches its page.',
        )
      continue
    }
    const [, path, date = '', hash = ''] = lineForm.exec(line) ?? []
    if (path === undefined || !isPathOrPattern(path) || !z.iso.date().safeParse(date).success) {
      wrong++
      if (wrong <= mostReported)
        report(number, 'ledger-line', `"${clipped(line)}" is not a URL, a date and a hash of 16 digits.`)
      // The URL once belonged to the site, so it must not be lost with its line.
      const [, readable = ''] = /^(\/[^\s:*]*)/.exec(line) ?? []
      if (isPathOrPattern(readable)) entries.push({ path: readable, date: '', hash: '', line: number })
      continue
    }
    const first = firstLines.get(path)
    if (first === undefined) firstLines.set(path, number)
    // Most URLs are on both sides of a merge conflict.
    else if (!hasConflict) report(number, 'ledger-duplicate', `${path} is listed here and in line ${first}.`)
    if (date > today) early.push({ number, path, date })
    entries.push({ path, date, hash, line: number })
  }
  // Where every line is from the future, the clock of this computer is wrong.
  const [first, ...others] = early
  if (first) {
    const more = others.length > 0 ? `, and so have ${others.length} more lines` : ''
    report(first.number, 'ledger-future', `${first.path} has the date ${first.date}, which is in the future${more}.`)
  }
  if (wrong > mostReported)
    report(1, 'ledger-line', `${wrong - mostReported} more lines of this file are not a URL, a date and a hash.`)
  return { entries, problems }
}

const clipped = (line: string) => (line.length > 80 ? `${line.slice(0, 79)}…` : line)
