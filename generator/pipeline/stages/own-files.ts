import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { shownPath } from '../../core/shown-path.ts'
import type { Run } from '../run.ts'
import { type LoadedSite, shownPublic } from './load-site.ts'

/** Where files are, and how a message names them, by their place in the output. */
type OwnFiles = ReadonlyMap<string, { path: string; shown: string }>

/**
 * Files that the audit reads and the build does not write: settings of hosts, and HTML files to copy, which are not pages of
 * the manifest.
 * @param hostingDir where the build of a finished site wrote the configuration of servers.
 */
export function ownFiles(
  run: Run,
  { publicFiles }: LoadedSite,
  files: ReadonlyMap<string, string>,
  hostingDir?: string,
): OwnFiles {
  const shownCopy = (file: string) => `${shownPublic(run)}/${file}`
  const pages = Array.from(publicFiles, ([file, path]) => ({ file, path: files.get(file) ?? path }))
    .filter(({ file }) => /\.html?$/.test(file))
    .map(({ file, path }) => [file, { path, shown: shownCopy(file) }] as const)
  const settings = [...ofProjects, ...ofServers].flatMap((file) => {
    const copied = files.get(file)
    if (copied !== undefined)
      return publicFiles.has(file) ? [[file, { path: copied, shown: shownCopy(file) }] as const] : []
    const found = settingsElsewhere(file, run, hostingDir)
    return found ? [[file, found] as const] : []
  })
  return new Map([...pages, ...settings])
}

/** Settings that the output does not have: those of the project's folder, from which hosts read them, or of the report. */
function settingsElsewhere(file: string, run: Run, hostingDir?: string): { path: string; shown: string } | undefined {
  const ofProject = projectSettings(run).get(file)
  if (ofProject !== undefined) return { path: ofProject, shown: file }
  if (hostingDir === undefined || !ofServers.includes(file)) return undefined
  const path = join(hostingDir, file)
  return existsSync(path) ? { path, shown: `${shownPath({ ...run, manifestDir: hostingDir })}/${file}` } : undefined
}

/** The settings of hosts in the folder of a project, which has a folder `manifest`: their paths by their files. */
export function projectSettings({ manifestDir }: Pick<Run, 'manifestDir'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (basename(manifestDir) !== 'manifest') return found
  for (const file of [...ofProjects, ...ofServers]) {
    const path = join(dirname(manifestDir), file)
    if (existsSync(path)) found.set(file, path)
  }
  return found
}

const ofServers: readonly string[] = ['nginx.conf', 'Caddyfile']
const ofProjects: readonly string[] = ['netlify.toml', 'vercel.json', 'firebase.json', 'staticwebapp.config.json']
