import { join } from 'node:path'
import { precompress } from '../../emit/precompress.ts'
import type { HostOutput } from '../../hosts/host-input.ts'
import { releaseLock, takeLock } from '../../publish/lock.ts'
import { openStaging, type PublishCounts, type Staging } from '../../publish/staging.ts'
import { openDetails } from '../../report/report-data.ts'
import { writeHosting } from '../../report/write-hosting.ts'
import type { Run } from '../run.ts'

/** Where a build writes: the staging directory of the site, and below it the details of pages for the report. */
export type BuildStaging = Staging & { detailDir: string }

/**
 * Locks the output directory and opens its staging directory.
 * @throws {OutputBusyError} while another build is running.
 * @throws {UnsafeOutputError} if the output directory holds anything but an earlier build.
 */
export function openBuild(run: Run): BuildStaging {
  const staging = openStaging(run.outDir)
  run.onLock(staging.close)
  return { ...staging, detailDir: openDetails(staging.dir) }
}

/**
 * Creates a directory to work in, which is removed at the end, and is the lock of the directory around it.
 * @throws {OutputBusyError} while another build works there.
 */
export function lockDirectory(run: Run, dir: string): { dir: string; [Symbol.dispose]: () => void } {
  takeLock(dir)
  const close = () => releaseLock(dir)
  run.onLock(close)
  return { dir, [Symbol.dispose]: close }
}

/** Moves the staged site into place, with compressed copies if the run asks for them. */
export async function publishSite(run: Run, staging: Staging, { snippets }: HostOutput): Promise<PublishCounts> {
  if (run.isPrecompressed)
    await run.stage('compress', async () => {
      const { copies, compressed } = await precompress({
        files: staging.files(),
        cacheDir: join(run.cacheDir, 'compressed'),
        jobs: run.jobs,
        stage: staging.stage,
        onProgress: (done, total) => run.onProgress('compress', done, total),
      })
      run.detail(`${copies} copies, ${compressed} compressed`)
    })
  return run.stage('publish', () => {
    const published = staging.publish()
    // The server configuration describes the published site, so both change together.
    writeHosting(run.reportDir, snippets)
    const { new: added, changed, same, removed } = published
    run.detail(`${added} new, ${changed} changed, ${same} unchanged, ${removed} removed`)
    return published
  })
}
