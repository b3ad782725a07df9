import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RefusalError } from '../core/refusal-error.ts'

/** The output directory holds foreign files or a symbolic link, which publishing would destroy or follow. */
export class UnsafeOutputError extends RefusalError {}

/** Staging directory when the output is a mount point. Not part of the site. */
export const innerStaging = '.citywide-staging'

/** Every site has both files. One is enough, because publishing may have been interrupted. */
export const isEarlierBuild = (dir: string) => ['sitemap.xml', '404.html'].some((file) => existsSync(join(dir, file)))

/**
 * Checks that a directory may be published into. Publishing removes everything in it that is not part of the site.
 * @throws {UnsafeOutputError} when it is neither empty nor an earlier build, or holds a symbolic link.
 */
export function requireEarlierBuild(dir: string): void {
  if (!existsSync(dir)) return
  if (!isEarlierBuild(dir) && readdirSync(dir).some((name) => !name.startsWith(innerStaging))) {
    throw new UnsafeOutputError(
      `${dir} is not empty and not an earlier build: it has no sitemap.xml and no 404.html. Publishing would remove its files.`,
    )
  }
  const link = findLink(dir)
  if (link) throw new UnsafeOutputError(`${link} is a symbolic link, which publishing does not follow. Remove it.`)
}

function findLink(dir: string): string | undefined {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    const link = entry.isSymbolicLink() ? path : entry.isDirectory() ? findLink(path) : undefined
    if (link) return link
  }
  return undefined
}
