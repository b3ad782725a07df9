import { join } from 'node:path'
import { cachedDir } from '../../core/cached-dir.ts'
import { hashSources } from '../../core/hash-sources.ts'
import { inOwnProcess } from '../../core/own-process.ts'
import type { ReportAppInput } from './bundle-report-app.ts'

export type ReportApp = {
  /** Path below the report folder, and path to copy from. */
  files: { file: string; path: string }[]
}

type BuildOptions = { rootDir: string; cacheDir: string }

/** Inputs of the app. A change in one of them rebuilds it. */
const inputs = [
  'src/report/**',
  'src/url-pattern.ts',
  'src/head/{text-width,fit-text}.ts',
  'generator/report/app/bundle-report-app.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

const files = ['index.html', 'app/app.js', 'app/app.css']

/** Versions of the app to keep. */
const mostVersions = 4

/** Builds the report app, or finds it in the cache. */
export async function buildReportApp({ rootDir, cacheDir }: BuildOptions): Promise<ReportApp> {
  const version = hashSources(rootDir, inputs).slice(0, 16)
  const { dir } = await cachedDir(join(cacheDir, 'report-app', version), mostVersions, (outDir) =>
    inOwnProcess(rootDir, { task: 'bundle report app', input: { rootDir, outDir } satisfies ReportAppInput }),
  )
  return { files: files.map((file) => ({ file, path: join(dir, file) })) }
}
