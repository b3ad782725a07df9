import { type Dirent, realpathSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isHostConfig } from '../../core/host-config.ts'
import { leftoverOf } from '../../core/leftover-files.ts'
import { compareText, type Problem } from '../../core/problem.ts'

/** Files that are copied into the site as they are: the path of each by its path in the site. */
export type PublicFiles = ReadonlyMap<string, string>

/**
 * Finds the files of the folder `public/`. A missing folder has none.
 * Every name is one that all hosts serve and that no two file systems read in two ways; a file of another name is a
 * problem, and so is a link to a file outside the folder, which could publish anything.
 */
export async function findPublicFiles(
  publicDir: string | undefined,
  shownDir: string,
): Promise<{ files: PublicFiles; problems: Problem[] }> {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  const firsts = new Map<string, string>()
  for (const entry of await entriesIn(publicDir)) {
    const refusal = refusalOf(entry, firsts)
    if (refusal)
      problems.push({ severity: 'error', at: { file: `${shownDir}/${entry.file}`, line: 1, column: 1 }, ...refusal })
    else files.set(entry.file, entry.path)
  }
  return { files, problems }
}

type Entry = { publicDir: string; file: string; path: string; dirent: Dirent }

/** Everything in the folder that is not a folder, sorted by path. */
async function entriesIn(publicDir: string | undefined): Promise<Entry[]> {
  if (publicDir === undefined || !statSync(publicDir, { throwIfNoEntry: false })?.isDirectory()) return []
  const dirents = await readdir(publicDir, { recursive: true, withFileTypes: true })
  return dirents
    .filter((dirent) => !dirent.isDirectory() && !isIgnored(dirent.name))
    .map((dirent) => {
      const path = join(dirent.parentPath, dirent.name)
      return {
        publicDir,
        path,
        file: path
          .slice(publicDir.length + 1)
          .split(sep)
          .join('/'),
        dirent,
      }
    })
    .sort((a, b) => compareText(a.file, b.file))
}

/** Files that file managers and version control leave, and that are never meant for a site. */
const isIgnored = (name: string) => ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep'].includes(name)

type Refusal = Pick<Problem, 'code' | 'what' | 'fix'>

function refusalOf({ publicDir, file, path, dirent }: Entry, firsts: Map<string, string>): Refusal | undefined {
  const wrong = file.split('/').find((name, depth) => !isSafeName(name, depth))
  const leftover = leftoverOf(`/${file}`)
  // Another name would publish it.
  if (wrong !== undefined && leftover?.isSecret)
    return {
      code: 'public-name',
      what: `"${file}" is ${leftover.name}, and everyone could read it.`,
      fix: 'Delete the file here. If it was published before, replace every password and key in it.',
    }
  if (wrong !== undefined)
    return {
      code: 'public-name',
      what: `"${wrong}" is not a name that every host serves and every file system can hold.`,
      fix: 'Use letters, digits, hyphens, underscores and dots. A name begins with a letter, digit or underscore, except .well-known.',
    }
  if (isReserved(file))
    return {
      code: 'public-reserved',
      what: `"${file}" is read by hosts instead of being served, or taken for the compressed copy of another file.`,
      fix: 'Rename or remove the file. Redirects, headers and compressed copies are written by the build.',
    }
  const first = firsts.get(file.toLowerCase())
  firsts.set(file.toLowerCase(), first ?? file)
  if (first !== undefined)
    return {
      code: 'public-case',
      what: `"${file}" differs from "${first}" only in upper and lower case, so some file systems hold one of the two.`,
      fix: 'Rename or remove one of the two files.',
    }
  return dirent.isFile() ? undefined : linkRefusal(publicDir, path)
}

/** Windows reserves some names for devices, whatever their extension, and removes a dot at the end. */
function isSafeName(name: string, depth: number): boolean {
  if (depth === 0 && name === '.well-known') return true
  return /^[a-z0-9_][a-z0-9._-]*$/i.test(name) && !/\.$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)
}

/** Configuration of hosts in the root folder, and names of compressed copies. */
function isReserved(file: string): boolean {
  const name = file.toLowerCase()
  return isHostConfig(name) || ['_worker.js', '_routes.json', 'netlify.toml'].includes(name) || /\.(br|gz)$/.test(name)
}

/** Checks that a symbolic link leads to a file in the folder. Anything else that is not a file is refused unread. */
function linkRefusal(publicDir: string, path: string): Refusal | undefined {
  const fix = 'Replace it with the file itself.'
  try {
    const target = realpathSync(path)
    if (!target.startsWith(realpathSync(publicDir) + sep))
      return { code: 'public-link', what: 'This symbolic link leads out of the folder.', fix }
    if (statSync(target).isFile()) return undefined
  } catch {
    return { code: 'public-link', what: 'The target of this symbolic link does not exist.', fix }
  }
  return { code: 'public-link', what: 'This is not a file, and does not lead to one.', fix }
}
