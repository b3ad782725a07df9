import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RefusalError } from '../../core/refusal-error.ts'
import { didYouMean } from '../../core/suggest.ts'
import { type DeployHost, deployCommand, deployHosts, isDeployHost } from '../../hosts/deploy-command.ts'
import { build } from '../../pipeline/build.ts'
import { validate } from '../../pipeline/validate.ts'
import { fromHere, print } from '../console.ts'
import { findProgram } from '../find-program.ts'
import { runOf } from '../run-of.ts'
import { requireManifest, requireSafeDirectories } from '../safe-directories.ts'
import { type Settings, UsageError } from '../settings.ts'
import { showBuild } from '../show-build.ts'

/** Builds the site, and uploads it with the command line of a host. Nothing is uploaded if the build has an error. */
export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireSafeDirectories(settings)
  const [host = '', ...extra] = settings.operands
  if (!isDeployHost(host))
    throw new UsageError(
      `There is no host "${host}" to deploy to. ${didYouMean(host, deployHosts)}Hosts are ${deployHosts.join(', ')}.`,
    )
  await requireHost(settings, host)
  const command = deployCommand(host, { dir: settings.outDir, isPreview: settings.isPreview, extra })
  const environment = host === 'vercel' ? vercelProject(settings) : {}
  const words = [...findProgram(command, settings.projectDir), ...command.args]
  if (settings.isDryRun) {
    print(`Dry run: the site is not built, and nothing is uploaded.\n${words.map(quoted).join(' ')}`)
    return 0
  }
  const code = await showBuild(settings, build)
  if (code !== 0) return code
  print(`\n${words.map(quoted).join(' ')}`)
  return runProgram(words, settings.projectDir, environment)
}

/** The files that the host reads must be part of the site. @throws {RefusalError} */
async function requireHost(settings: Settings, host: DeployHost): Promise<void> {
  const { hosts } = await validate(runOf(settings))
  if (hosts && !hosts.includes(host))
    throw new RefusalError(
      `The site is not made for ${host}, so its redirects and headers would be missing. Add "${host}" to hosting.hosts in site.yaml.`,
    )
}

/**
 * The project that the folder is linked to. The site is uploaded from another folder, so its ids are passed on.
 * @throws {RefusalError} if there is none: Vercel would make a new project, named for the folder of the site.
 */
function vercelProject({ projectDir, isDryRun }: Settings): Record<string, string> {
  const { VERCEL_ORG_ID, VERCEL_PROJECT_ID } = process.env
  if (VERCEL_ORG_ID && VERCEL_PROJECT_ID) return {}
  const file = join(projectDir, '.vercel/project.json')
  if (existsSync(file)) {
    const { orgId, projectId }: { orgId: string; projectId: string } = JSON.parse(readFileSync(file, 'utf8'))
    return { VERCEL_ORG_ID: orgId, VERCEL_PROJECT_ID: projectId }
  }
  if (isDryRun) return {}
  throw new RefusalError(
    `${fromHere(projectDir)} is not linked to a project of Vercel. Run "npx vercel link" there, or set VERCEL_ORG_ID and VERCEL_PROJECT_ID.`,
  )
}

/** Runs the program of the host, which prints and asks for itself. Its failure is that of the command. */
function runProgram([program = '', ...args]: readonly string[], cwd: string, environment: Record<string, string>) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.once('error', (error) => reject(new RefusalError(`${program} cannot be started: ${error.message}.`)))
    child.once('close', (code) => resolve(code === 0 ? 0 : 1))
  })
}

/** As a shell would read it. */
const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)
