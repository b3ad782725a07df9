import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRun } from '#generator/pipeline/run.ts'
import { auditFiles } from '#generator/pipeline/stages/audit-files.ts'
import { loadSite } from '#generator/pipeline/stages/load-site.ts'
import { createPageAuditor } from '#generator/pipeline/workers/page-auditor.ts'
import { rememberPages } from './remember-pages.ts'
process.env.NODE_ENV = 'production'
const [, , jobsFile = '', out = '', project = '', cacheDir = ''] = process.argv
const rootDir = process.cwd()
const common = { rootDir, projectDir: project, manifestDir: join(project, 'manifest'), publicDir: join(project, 'public'), cacheDir, jobs: 1, today: new Date().toISOString().slice(0, 10) }
const site = await loadSite(createRun({ ...common, outDir: '/tmp/none', reportDir: '/tmp/none' }), { withImages: false })
if (!site) throw new Error('no site')
const auditor = rememberPages(createPageAuditor(site.index.manifest, site.rules, { readsFiles: true }))
for (const line of readFileSync(jobsFile, 'utf8').trim().split('\n')) {
  const [id = '', dist = '', report = ''] = line.split('\t')
  const start = performance.now()
  try {
    const run = createRun({ ...common, outDir: dist, reportDir: report })
    const { audit } = await auditFiles(run, site, { auditor })
    writeFileSync(join(out, `${id}.json`), JSON.stringify({ exit: audit.findings.some((f) => f.severity === 'error' && !f.known) ? 1 : 0, problems: [], findings: audit.findings, time: Math.round(performance.now() - start) / 1000 }))
  } catch (error) {
    writeFileSync(join(out, `${id}.json`), JSON.stringify({ exit: 3, problems: [], findings: [], time: 0, crash: String((error as Error).stack) }))
  }
  console.log(id, Math.round(performance.now() - start))
}
