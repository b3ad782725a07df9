import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRules } from '../hosts/host-files.ts'
import { answersOf } from '../hosts/preview-rules.ts'
import { NotBuiltError } from '../report/read-report.ts'
import { readHosting } from '../report/write-hosting.ts'
import { type Preview, startPreview } from '../serve/preview.ts'
import type { Run } from './run.ts'

/**
 * Serves the site in `run.outDir` as a static host would, with the redirects and headers of the last build.
 * @param port 0 takes any free one.
 * @throws {NotBuiltError} if there is no site.
 */
export async function preview(
  { outDir, reportDir }: Pick<Run, 'outDir' | 'reportDir'>,
  port: number,
): Promise<Preview> {
  if (!existsSync(join(outDir, 'index.html'))) throw new NotBuiltError(`There is no site in ${outDir}. Build it first.`)
  return startPreview({ dir: outDir, port, answers: answersOf(await readHosting<HostRules>(reportDir)) })
}
