import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LastBuild } from '../../core/audited-site.ts'
import { boundedMemo } from '../../core/bounded-memo.ts'
import { hashContents, hashTimes } from '../../core/directory-hash.ts'
import { openFileCache } from '../../core/file-cache.ts'
import { hashOf } from '../../core/hash.ts'
import { publicFinding } from '../../core/problem.ts'
import { sha256 } from '../../core/sha256.ts'
import type { Staging } from '../../publish/staging.ts'
import { lastPagesOf, openPageStore, type PageStore, reasonOfLastBuild } from '../../render/store/page-store.ts'
import { pageDetailDir, writeNoChanges } from '../../report/report-data.ts'
import type { BuildResult } from '../build.ts'
import type { Run } from '../run.ts'
import { bundleOf } from './load-config.ts'
import type { SiteParts } from './make-parts.ts'
import { projectSettings } from './own-files.ts'
import { openBuild } from './publish-site.ts'

/** Everything a build is made of apart from the manifest and the files to copy, below the directory of the package. */
export const code = [
  'generator',
  'src',
  'drawings',
  'messages',
  'manifest/schema',
  'manifest/schema.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** The state of the code and of what runs it, as the process found it. */
const stateBelow = boundedMemo(
  10,
  (rootDir) => `${hashTimes(...code.map((path) => join(rootDir, path)))} ${process.version}`,
)
export const codeState = ({ rootDir }: Run) => stateBelow(rootDir)

/** The last build that was published: what it was made of, and what it wrote. */
type BuildNote = { code: string; inputs: string; outputs: string; result: BuildResult; files: LastBuild['files'] }

/**
 * Hash of everything a build depends on: code, manifest, settings and the day. A later build of the same inputs gives the
 * same bytes. The manifest and the files to copy count by their contents, the code by sizes and times, as it does for the compiled command line.
 */
export async function inputsOf(run: Run): Promise<string> {
  const { rootDir, manifestDir, publicDir, dataDir, outDir, reportDir, today, isStrict, isPrecompressed, encoding } =
    run
  const settings = {
    rootDir,
    manifestDir,
    publicDir,
    dataDir,
    outDir,
    reportDir,
    today,
    isStrict,
    isPrecompressed,
    encoding,
  }
  return sha256(
    JSON.stringify([
      settings,
      codeState(run),
      (await bundleOf(run)).bundle?.hash,
      hashContents(manifestDir, ...[publicDir, dataDir].filter((dir) => dir !== undefined)),
      Array.from(projectSettings(run), ([file, path]) => [file, sha256(readFileSync(path))]),
    ]),
  )
}

/**
 * The result of the last build, if it had the same inputs and its site and report are as it left them: building again
 * would write the same bytes. Otherwise undefined.
 */
export async function repeatLastBuild(run: Run, inputs: string): Promise<BuildResult | undefined> {
  const last = noteOf(run)
  if (last?.inputs !== inputs) return undefined
  // Another build may be writing to the same directory.
  using _staging = openBuild(run)
  if (last.outputs !== outputsOf(run)) return undefined
  return run.stage('compare', () => {
    run.detail('nothing has changed since the last build')
    writeNoChanges(run.reportDir)
    noteBuild(run, inputs, last)
    const { new: added = 0, changed = 0, same = 0 } = last.result.published ?? {}
    return { ...last.result, published: { new: 0, changed: 0, same: added + changed + same, removed: 0 } }
  })
}

function noteOf(run: Run): BuildNote | undefined {
  const stored = cacheOf(run).read(keyOf(run))
  return stored && (JSON.parse(stored.toString()) as BuildNote) // verified: the bytes that `noteBuild` wrote
}

/** What the audit of the output directory needs of the last published build. Undefined if other code made it. */
export function lastBuildOf(run: Run): LastBuild | undefined {
  const note = noteOf(run)
  return note?.code === codeState(run) ? { findings: note.result.findings, files: note.files } : undefined
}

/** Files that people edit: not images, fonts and compressed copies. */
const isText = (file: string) => !/\.(avif|webp|jpe?g|png|ico|woff2?|pdf|br|gz)$/.test(file)

/** Hashes of the text files that a build wrote, except pages. */
export function hashFiles({ outDir }: Run, staging: Pick<Staging, 'filesWithoutPages'>): LastBuild['files'] {
  const files = [...staging.filesWithoutPages().keys()].filter(isText)
  return Object.fromEntries(files.map((file) => [`/${file}`, hashOf(readFileSync(join(outDir, file)))]))
}

/** What the last published build kept of its pages, and where this one keeps them. */
export function openStore(run: Run, { assets }: Pick<SiteParts, 'assets'>): PageStore {
  return openPageStore({
    cacheDir: storesOf(run.cacheDir),
    outDir: run.outDir,
    detailDir: pageDetailDir(run.reportDir),
    version: `${assets.version} ${process.version}`,
    code: codeState(run),
  })
}

/** Why the last published build made a page; empty if it kept the page, undefined if that is not known. */
export const whyMade = ({ cacheDir, outDir }: Run, path: string) => reasonOfLastBuild(storesOf(cacheDir), outDir, path)

/** What the audit compares the files of the output directory with. */
export const builtBy = (run: Run): { dir: string; code: string } => ({
  dir: lastPagesOf(storesOf(run.cacheDir), run.outDir),
  code: codeState(run),
})

const storesOf = (cacheDir: string) => join(cacheDir, 'pages')

/**
 * Notes a published build for the next one.
 * @param keepPages keeps its pages, together with `hashTimes` of the output directory.
 */
export function noteBuild(
  run: Run,
  inputs: string,
  { result, files }: Pick<BuildNote, 'result' | 'files'>,
  keepPages: (outState: string) => void = () => {},
): void {
  const outState = hashTimes(run.outDir)
  keepPages(outState)
  // Findings about all pages of a large site would be tens of megabytes.
  const findings = result.findings.map(publicFinding)
  const state = { code: codeState(run), inputs, outputs: outputsOf(run, outState) }
  const note: BuildNote = { ...state, result: { ...result, findings }, files }
  cacheOf(run).write(keyOf(run), JSON.stringify(note))
}

const outputsOf = ({ outDir, reportDir }: Run, outState = hashTimes(outDir)) => `${outState} ${hashTimes(reportDir)}`

const cacheOf = ({ cacheDir }: Run) => openFileCache(join(cacheDir, 'builds'), mostBuilds)

/** Output directories whose last build is known. */
const mostBuilds = 100

/** One entry for each output directory. */
const keyOf = ({ outDir }: Run) => sha256(outDir)
