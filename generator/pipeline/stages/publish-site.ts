import { join } from 'node:path'
import { precompress } from '../../emit/precompress.ts'
import type { HostOutput } from '../../hosts/host-input.ts'
import type { PublishCounts, Staging } from '../../publish/staging.ts'
import { writeHosting } from '../../report/write-hosting.ts'
import type { Run } from '../run.ts'

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
