import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { shownPath } from '../../core/shown-path.ts'
import type { Run } from '../run.ts'
import { type LoadedSite, shownPublic } from './load-site.ts'

type Settings = ReadonlyMap<string, { path: string; shown: string }>

/**
 * Settings of hosts that the output does not have from the build, by their file: where they are, and how a message names
 * them. They are among the files to copy, in the folder of the project, from which hosts read them when they build the
 * site, or in the report, from which servers include them. A file of the output comes first. HTML files to copy are among
 * them: they are no pages of the manifest.
 * @param hostingDir where the build of a finished site wrote the configuration of servers.
 */
export function hostSettings(
  run: Run,
  { publicFiles }: LoadedSite,
  files: ReadonlyMap<string, string>,
  hostingDir?: string,
): Settings {
  const inProject = projectSettings(run)
  const found = new Map<string, { path: string; shown: string }>()
  for (const [file, path] of publicFiles)
    if (/\.html?$/.test(file)) found.set(file, { path: files.get(file) ?? path, shown: `${shownPublic(run)}/${file}` })
  for (const file of [...ofProjects, ...ofServers]) {
    const copied = files.get(file)
    const ofProject = inProject.get(file)
    const written = hostingDir === undefined ? undefined : join(hostingDir, file)
    if (copied !== undefined) {
      if (publicFiles.has(file)) found.set(file, { path: copied, shown: `${shownPublic(run)}/${file}` })
    } else if (ofProject !== undefined) found.set(file, { path: ofProject, shown: file })
    else if (written !== undefined && ofServers.includes(file) && existsSync(written))
      found.set(file, { path: written, shown: `${shownPath({ ...run, manifestDir: hostingDir ?? '' })}/${file}` })
  }
  return found
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
