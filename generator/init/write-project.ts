import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { RefusalError } from '../core/refusal-error.ts'

/** What an otherwise empty folder may have: traces of npm and git, and the package itself as a file. */
const isHarmless = (name: string) =>
  ['package.json', 'package-lock.json', 'node_modules', '.git', '.DS_Store'].includes(name) || name.endsWith('.tgz')

/** @throws {RefusalError} if the folder has files that could be lost or mixed up. */
export function requireEmpty(dir: string): void {
  if (!existsSync(dir)) return
  const others = readdirSync(dir).filter((name) => !isHarmless(name))
  if (others.length > 0)
    throw new RefusalError(
      `${dir} is not empty: it has ${others.slice(0, 3).join(', ')}${others.length > 3 ? ' and more' : ''}. Choose an empty folder or a new name.`,
    )
}

/** Writes the files of a project, by path below its folder. */
export async function writeProject(dir: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
}

const scripts = Object.fromEntries(
  ['dev', 'build', 'validate', 'audit', 'preview', 'lock', 'review'].map((name) => [name, `citywide ${name}`]),
)

/**
 * The package.json of a project: that of the folder with scripts added, or a new one.
 * @param rootDir the directory of the package. A clone is used by its path, an installed package by its version.
 */
export function packageJson(dir: string, rootDir: string, name: string): string {
  const path = join(dir, 'package.json')
  const own = existsSync(path) ? ownPackage(path) : { name, private: true }
  const { version }: { version: string } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'))
  const isInstalled = rootDir.split(sep).includes('node_modules')
  const spec = isInstalled ? version : `file:${relative(dir, rootDir).split(sep).join('/')}`
  const isListed = own.dependencies?.citywide !== undefined || own.devDependencies?.citywide !== undefined
  const result = {
    ...own,
    private: own.private ?? true,
    scripts: { ...scripts, ...withoutPlaceholder(own.scripts) },
    ...(isListed ? {} : { devDependencies: { ...own.devDependencies, citywide: spec } }),
  }
  return `${JSON.stringify(result, null, 2)}\n`
}

/** @throws {RefusalError} if the file is no JSON, or no record. */
function ownPackage(path: string) {
  try {
    const own = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof own === 'object' && own !== null && !Array.isArray(own)) return own
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new RefusalError(`${path} is no JSON record. Repair it, or remove it so that init writes one.`)
}

/** Without the script that `npm init` writes where there are no tests. */
function withoutPlaceholder({ test, ...others }: Record<string, string> = {}): Record<string, string> {
  return test === undefined || test.includes('no test specified') ? others : { ...others, test }
}
