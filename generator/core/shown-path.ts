import { isAbsolute, relative, resolve, sep } from 'node:path'

/** `projectDir` is the package itself, `rootDir`, unless another project uses the package. */
type Directories = { manifestDir: string; rootDir: string; projectDir?: string }

/**
 * The path of the manifest directory to show: relative to the project directory if it is inside it, else relative to the
 * current directory.
 */
export function shownPath({ manifestDir, rootDir, projectDir = rootDir }: Directories): string {
  const fromProject = relative(projectDir, resolve(manifestDir))
  const isOutside = fromProject === '' || fromProject.startsWith('..') || isAbsolute(fromProject)
  const path = isOutside ? relative(process.cwd(), resolve(manifestDir)) || '.' : fromProject
  return path.split(sep).join('/')
}
