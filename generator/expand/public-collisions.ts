import type { SiteSettings } from '#manifest/schema.ts'
import type { PageIndex } from '../core/facts.ts'
import { barePath } from '../core/page-file.ts'
import type { Problem } from '../core/problem.ts'

/** Path in the site, e.g. `brochures/spring.pdf`. */
type PublicFile = string

/**
 * Files of `public/` that have the name of a page or of another file the build makes, as far as that is known before
 * anything is rendered. `collisionsWithFiles` finds the rest.
 */
export function collisionsWithPages(
  publicFiles: Iterable<PublicFile>,
  { pages, site, shownDir }: { pages: PageIndex; site: SiteSettings; shownDir: string },
): Problem[] {
  return [...publicFiles].flatMap((file) => {
    const page = [...pathsAround(file)].find((path) => pages.has(path))
    if (page !== undefined) return [collision(shownDir, file, `the page ${page}`)]
    return isMadeByBuild(file, site) ? [collision(shownDir, file, 'a file that the build makes')] : []
  })
}

/** The URLs at which some host would serve a page instead of this file, in either URL form. */
function* pathsAround(file: string): Generator<string> {
  const bare = barePath(`/${file}`)
  for (const path of [`/${file}`, bare, `${bare}/`]) yield path.toLowerCase()
}

/** Folders and files of every site. */
const made =
  /^(assets|images)(\/|$)|^(robots\.txt|sitemap(-[a-z-]+)?(-\d+)?\.xml|site\.webmanifest|favicon\.(ico|svg)|apple-touch-icon\.png|icon-\d+\.png|404\.html)$/

function isMadeByBuild(file: string, { security, indexNowKey }: SiteSettings): boolean {
  const name = file.toLowerCase()
  return (
    made.test(name) ||
    (security !== undefined && name === '.well-known/security.txt') ||
    name === `${indexNowKey?.toLowerCase()}.txt`
  )
}

/**
 * Files of `public/` in the place of a file of the site: with its name, whatever the case, or with the name of one of its
 * folders, or in a folder with its name.
 */
export function collisionsWithFiles(
  publicFiles: Iterable<PublicFile>,
  { files, shownDir }: { files: readonly { file: string }[]; shownDir: string },
): Problem[] {
  const byName = new Map<string, PublicFile>()
  const inFolder = new Map<string, PublicFile>()
  for (const file of publicFiles) {
    byName.set(file.toLowerCase(), file)
    for (const folder of foldersOf(file.toLowerCase())) inFolder.set(folder, file)
  }
  if (byName.size === 0) return []
  const found = new Map<PublicFile, string>()
  for (const { file } of files) {
    const name = file.toLowerCase()
    const above = foldersOf(name).find((folder) => byName.has(folder))
    const taken = byName.get(name) ?? inFolder.get(name) ?? (above === undefined ? undefined : byName.get(above))
    if (taken !== undefined && !found.has(taken)) found.set(taken, file)
  }
  return [...found].map(([file, other]) => collision(shownDir, file, `/${other}`))
}

/** The folders a file is in: `a` and `a/b` for `a/b/c.pdf`. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1)
  return names.map((_, depth) => names.slice(0, depth + 1).join('/'))
}

const collision = (shownDir: string, file: PublicFile, other: string): Problem => ({
  code: 'public-collision',
  severity: 'error',
  at: { file: `${shownDir}/${file}`, line: 1, column: 1 },
  what: `"${file}" would take the place of ${other}.`,
  fix: 'Rename or remove the file.',
})
