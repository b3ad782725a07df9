import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import type { RouteId } from '#src/route.ts'
import { fileOfUrl } from '../core/page-file.ts'
import { readReport } from '../report/read-report.ts'
import type { RouteRow } from '../report/route-row.ts'
import { type FamilyMeasure, measureUniqueness } from '../similar/uniqueness.ts'

/**
 * Measures the site in `outDir` by the list of its pages in `reportDir`.
 * @throws {NotBuiltError} without them.
 */
export async function measureSite(
  { outDir, reportDir }: { outDir: string; reportDir: string },
  manifest: Manifest,
): Promise<FamilyMeasure[]> {
  const rows = await readReport<RouteRow>(join(reportDir, 'routes.json'), ['path', 'status', 'route'])
  const pages = rows.flatMap(({ path, status, route, params }) =>
    status === 'page' && route ? [{ path, file: fileOfUrl(path), route: route as RouteId, params }] : [],
  )
  return measureUniqueness(outDir, pages, manifest)
}
