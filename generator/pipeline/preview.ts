import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers } from '../core/answers.ts'
import type { HostRules } from '../hosts/host-files.ts'
import { answersOf } from '../hosts/preview-rules.ts'
import { NotBuiltError } from '../report/read-report.ts'
import { readHosting, rulesFile } from '../report/write-hosting.ts'
import { type Preview, startPreview } from '../serve/preview.ts'
import type { Run } from './run.ts'

/**
 * Serves the site in `run.outDir` as a static host would, with the redirects and headers of the last build, also of one that runs meanwhile.
 * @param port 0 takes any free one.
 * @throws {NotBuiltError} if there is no site.
 */
export async function preview(
  { outDir, reportDir }: Pick<Run, 'outDir' | 'reportDir'>,
  port: number,
): Promise<Preview> {
  if (!existsSync(join(outDir, 'index.html')))
    throw new NotBuiltError(`There is no site in ${outDir}. Build it, or give its directory with --out.`)
  return startPreview({ dir: outDir, port, answers: newestAnswers(reportDir) })
}

/** The redirects and headers of the last build, which may run while its site is served. */
function newestAnswers(reportDir: string): Answers {
  let known: { writtenAt: number; answers: Answers } | undefined
  const newest = () => {
    const writtenAt = statSync(rulesFile(reportDir), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (known?.writtenAt !== writtenAt) known = { writtenAt, answers: answersOf(readHosting<HostRules>(reportDir)) }
    return known.answers
  }
  return { redirected: (url) => newest().redirected(url), headers: (path, isFound) => newest().headers(path, isFound) }
}
