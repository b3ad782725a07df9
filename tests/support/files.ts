import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'

/** Hash of every file below a directory, by path. */
export async function treeHashes(dir: string): Promise<Record<string, string>> {
  const files = (await fastGlob('**', { cwd: dir, dot: true })).sort()
  const hashes = await Promise.all(
    files.map(
      async (file) =>
        [
          file,
          createHash('sha256')
            .update(await readFile(join(dir, file)))
            .digest('hex'),
        ] as const,
    ),
  )
  return Object.fromEntries(hashes)
}

export async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'))
}

/** Writes texts to a directory. Returns their paths in the order given. */
export async function filesIn(dir: string, files: readonly { file: string; text: string }[]): Promise<string[]> {
  return Promise.all(
    files.map(async ({ file, text }) => {
      await writeFile(join(dir, file), text)
      return join(dir, file)
    }),
  )
}
