import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rootDir } from '../support/citywide.ts'
import { temporaryDir } from '../support/temporary.ts'

/** The command lines of the tutorial, in order. */
async function tutorialCommands(): Promise<string[]> {
  const text = await readFile(join(rootDir, 'docs/tutorial.md'), 'utf8')
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))
}

const identity = {
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@company.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@company.com',
}

/** A shell command in a folder. In a process group of its own, so that servers can be stopped with it. */
function start(command: string, cwd: string): ChildProcess {
  const env = { ...process.env, ...identity, NODE_ENV: '', npm_config_prefer_offline: 'true', NO_COLOR: '1' }
  return spawn('bash', ['-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function finished(command: string, cwd: string): Promise<{ code: number | null; output: string }> {
  const child = start(command, cwd)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** The status of the home page, or undefined while no server answers. */
const homeStatus = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  )

/** Starts a server, waits until it shows the home page, and stops it. */
async function serves(command: string, cwd: string, url: string): Promise<void> {
  const child = start(command, cwd)
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
  }
  onTestFinished(stop)
  await vi.waitUntil(async () => (await homeStatus(url)) === 200, { timeout: 90_000, interval: 300 })
  const ended = new Promise((resolve) => child.once('close', resolve))
  stop()
  await ended
}

test('every command of the tutorial works, with the package installed in an empty folder', async () => {
  const parent = await temporaryDir()
  const dir = join(parent, 'site')
  await mkdir(dir)
  await finished(`npm pack --pack-destination '${parent}'`, rootDir)
  const [tarball = ''] = (await readdir(parent)).filter((name) => name.endsWith('.tgz'))
  await copyFile(join(parent, tarball), join(dir, tarball))
  await finished('git init --bare origin.git', parent)

  const commands = await tutorialCommands()
  expect(commands.length).toBeGreaterThan(12)
  for (const command of commands) {
    if (command === 'npm run dev') {
      await serves(command, dir, 'http://127.0.0.1:5173/')
      continue
    }
    const { code, output } = await finished(command.replace(/https:\/\/github\.com\/\S+/, '../origin.git'), dir)
    expect({ command, code }, output).toEqual({ command, code: 0 })
    if (command === 'npm run build') expect(output).not.toMatch(/\b\d+ errors?\b/)
  }

  // The site, its caches and its pushed sources are where the tutorial says.
  expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toContain('Gorge Drain')
  expect(await readdir(join(dir, 'node_modules/.cache/citywide'))).toContain('pages')
  expect(await readdir(dir)).not.toContain('.cache')
  // Who runs a package may not be allowed to write where it is installed.
  const inPackage = await readdir(join(dir, 'node_modules/citywide'))
  expect(inPackage).toContain('compiled')
  expect(inPackage.filter((name) => name === '.cache' || name.startsWith('vite.config.ts.'))).toEqual([])
  expect(await readdir(join(dir, 'node_modules'))).not.toContain('.vite')
  const pushed = await finished('git ls-files', dir)
  expect(pushed.output.split('\n')).toContain('manifest/site.yaml')
  expect(pushed.output).not.toMatch(/^(dist|report|node_modules)\//m)
  await serves('npm run preview', dir, 'http://127.0.0.1:4173/')
}, 600_000)
