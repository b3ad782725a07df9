import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RefusalError } from '../core/refusal-error.ts'

/** The output directory holds what publishing would destroy or follow out of it. */
export class UnsafeOutputError extends RefusalError {}

/** Where a build writes first when the output is a file system of its own; no part of the site. */
export const innerStaging = '.citywide-staging'

/** Every site has both; one is enough, should publishing have been cut short. */
export const isEarlierBuild = (dir: string) => ['sitemap.xml', '404.html'].some((file) => existsSync(join(dir, file)))

/**
 * Sees to it that a directory may be published into, which removes everything in it that is not part of the site.
 * @throws {UnsafeOutputError} when it is neither empty nor an earlier build, or holds a symbolic link.
 */
export function requireEarlierBuild(dir: string): void {
  if (!existsSync(dir)) return
  if (!isEarlierBuild(dir) && readdirSync(dir).some((name) => !name.startsWith(innerStaging))) {
    throw new UnsafeOutputError(
      `${dir} is not empty and no earlier build (it has neither sitemap.xml nor 404.html), and publishing would remove what it holds.`,
    )
  }
  const link = findLink(dir)
  if (link) throw new UnsafeOutputError(`${link} is a symbolic link, and publishing follows none: remove it.`)
}

function findLink(dir: string): string | undefined {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    const link = entry.isSymbolicLink() ? path : entry.isDirectory() ? findLink(path) : undefined
    if (link) return link
  }
  return undefined
}
