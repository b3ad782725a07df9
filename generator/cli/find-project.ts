import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/**
 * The folder of the project that a command works for: the nearest one with a manifest, from the current folder upwards. If
 * there is none, an installed package takes the current folder, so that errors name what is missing in it, and a clone
 * takes its own manifest.
 *
 * @param rootDir the directory of the package.
 */
export function findProject(rootDir: string, from = process.cwd()): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'manifest/site.yaml'))) return dir
    if (dirname(dir) === dir) break
  }
  return rootDir.split(sep).includes('node_modules') ? from : rootDir
}
