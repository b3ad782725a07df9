import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharedCache } from './citywide.ts'
import { copyTree } from './files.ts'

/** One change to a copy of the small site. Paths are relative to its directory. */
export type ManifestEdit =
  /** The text to replace occurs exactly once, so that an edit cannot silently change nothing, or too much. */
  | { file: string; replace: string; with: string }
  | { file: string; write: string }
  /** Content as base64, for files that are not text. */
  | { file: string; bytes: string }
  | { remove: string }
  /** Copies a folder of tests/fixtures, such as a translation. */
  | { copy: string; to: string }
  | { symlink: string; to: string }

/** `rootDir` is a temporary directory that contains the manifest as `small-site`, so problems are shown at `small-site/…`. */
export type ManifestCase = { rootDir: string; manifestDir: string; cacheDir: string; today: string }

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))
const smallSite = join(fixtures, 'small-site')

/** Calls `use` with an edited copy of the small site, and removes the copy afterwards. */
export async function withEditedSite<T>(
  edits: readonly ManifestEdit[],
  use: (dirs: ManifestCase) => Promise<T>,
): Promise<T> {
  const rootDir = await mkdtemp(join(tmpdir(), 'citywide-case-'))
  try {
    const manifestDir = join(rootDir, 'small-site')
    await applyEdits(manifestDir, edits)
    return await use({ rootDir, manifestDir, cacheDir: sharedCache, today: '2026-11-20' })
  } finally {
    await rm(rootDir, { recursive: true, force: true })
  }
}

/** Writes an edited copy of the small site. */
export async function applyEdits(manifestDir: string, edits: readonly ManifestEdit[]): Promise<void> {
  copyTree(smallSite, manifestDir)
  for (const edit of edits) await apply(manifestDir, edit)
}

async function apply(manifestDir: string, edit: ManifestEdit): Promise<void> {
  if ('remove' in edit) return rm(join(manifestDir, edit.remove), { recursive: true })
  if ('copy' in edit) return copyTree(join(fixtures, edit.copy), join(manifestDir, edit.to))
  if ('symlink' in edit) return symlink(edit.to, join(manifestDir, edit.symlink))
  const path = join(manifestDir, edit.file)
  if ('replace' in edit) return writeFile(path, replaced(await readFile(path, 'utf8'), edit))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'bytes' in edit ? Buffer.from(edit.bytes, 'base64') : edit.write)
}

function replaced(text: string, edit: { file: string; replace: string; with: string }): string {
  const parts = text.split(edit.replace)
  if (parts.length !== 2)
    throw new Error(`"${edit.replace}" occurs ${parts.length - 1} times in ${edit.file} of the small site, not once.`)
  return parts.join(edit.with)
}
