import { join } from 'node:path'
import type { RouteId } from '#src/route.ts'
import { fileOfUrl } from '../core/page-file.ts'
import type { Problem } from '../core/problem.ts'
import { readReport } from '../report/read-report.ts'
import type { RouteRow } from '../report/route-row.ts'
import { type FamilyMeasure, measureUniqueness } from '../similar/uniqueness.ts'
import type { Run } from './run.ts'
import { loadSite } from './stages/load-site.ts'

export type UniquenessResult = { measures?: FamilyMeasure[]; problems: Problem[] }

/**
 * Measures how much text the local pages of `run.outDir` share. The pages are those of `run.reportDir`.
 * @throws {NotBuiltError} if either is missing.
 */
export async function uniqueness(run: Run): Promise<UniquenessResult> {
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  if (!site?.isConsistent) return { problems: run.problems() }
  const rows = await readReport<RouteRow>(join(run.reportDir, 'routes.json'), ['path', 'status', 'route'])
  const pages = rows.flatMap(({ path, status, route, params }) =>
    status === 'page' && route ? [{ path, file: fileOfUrl(path), route: route as RouteId, params }] : [],
  )
  return { measures: await measureUniqueness(run.outDir, pages, site.index.manifest), problems: run.problems() }
}
