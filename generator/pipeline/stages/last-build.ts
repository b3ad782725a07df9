import { join } from 'node:path'
import { hashContents, hashTimes } from '../../core/directory-hash.ts'
import { openFileCache } from '../../core/file-cache.ts'
import { sha256 } from '../../core/sha256.ts'
import { writeNoChanges } from '../../report/report-data.ts'
import type { BuildResult } from '../build.ts'
import type { Run } from '../run.ts'
import { openBuild } from './publish-site.ts'

/** Everything a build is made of apart from the manifest, below the project directory. */
const code = [
  'generator',
  'src',
  'drawings',
  'manifest/schema',
  'manifest/schema.ts',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** The last build that was published: what it was made of, and what it wrote. */
type LastBuild = { inputs: string; outputs: string; result: BuildResult }

/** What a build is made of, before it begins. A later build of the same inputs gives the same bytes. */
export type Inputs = string

/**
 * Hash of everything a build depends on: code, manifest, settings and the day. The manifest counts by its contents,
 * the code by sizes and times, as it does for the compiled command line.
 */
function inputsOf(run: Run): Inputs {
  const { rootDir, manifestDir, outDir, reportDir, today, isStrict, isPrecompressed, encoding } = run
  const settings = { rootDir, manifestDir, outDir, reportDir, today, isStrict, isPrecompressed, encoding }
  return sha256(
    JSON.stringify([
      settings,
      process.version,
      hashTimes(...code.map((path) => join(rootDir, path))),
      hashContents(manifestDir),
    ]),
  )
}

/**
 * Compares everything the build depends on with the last build. If nothing has changed, and its site and its report are
 * as it left them, returns its result: building again would write the same bytes.
 */
export function compareWithLastBuild(run: Run): Promise<{ inputs: Inputs; last?: BuildResult }> {
  return run.stage('compare', () => {
    const inputs = inputsOf(run)
    const stored = cacheOf(run).read(keyOf(run))
    const last = stored && (JSON.parse(stored.toString()) as LastBuild) // verified: the bytes that `noteBuild` wrote
    if (!last || last.inputs !== inputs) {
      run.detail(last ? 'changed since the last build' : 'no earlier build is known')
      return { inputs }
    }
    // Another build may be writing to the same directory.
    using _staging = openBuild(run)
    if (last.outputs !== outputsOf(run)) {
      run.detail('the site or its report has been changed by hand')
      return { inputs }
    }
    run.detail('nothing has changed since the last build')
    writeNoChanges(run.reportDir)
    noteBuild(run, inputs, last.result)
    const { new: added = 0, changed = 0, same = 0 } = last.result.published ?? {}
    return {
      inputs,
      last: { ...last.result, published: { new: 0, changed: 0, same: added + changed + same, removed: 0 } },
    }
  })
}

/** Notes a published build for the next one. */
export function noteBuild(run: Run, inputs: Inputs, result: BuildResult): void {
  const note: LastBuild = { inputs, outputs: outputsOf(run), result }
  cacheOf(run).write(keyOf(run), JSON.stringify(note))
}

const outputsOf = ({ outDir, reportDir }: Run) => hashTimes(outDir, reportDir)

const cacheOf = ({ cacheDir }: Run) => openFileCache(join(cacheDir, 'builds'), mostBuilds)

/** Output directories whose last build is known. */
const mostBuilds = 100

/** One entry for each output directory. */
const keyOf = ({ outDir }: Run) => sha256(outDir)
