import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
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

/** Copies the files of a directory. Takes a third of the time of `fs.cp`, which checks every path several times. */
export function copyTree(from: string, to: string): void {
  eachFile(from, to, copyFileSync)
}

/** The same with hard links: a file of the copy must be replaced, not written to. */
export function linkTree(from: string, to: string): void {
  eachFile(from, to, linkSync)
}

/** Makes a changed copy of `linkTree` the same as the original again, by replacing only what differs. */
export function relinkTree(from: string, to: string): void {
  const originals = new Map(readdirSync(from, { withFileTypes: true }).map((entry) => [entry.name, entry]))
  for (const { name } of readdirSync(to, { withFileTypes: true }))
    if (!originals.has(name)) rmSync(join(to, name), { recursive: true })
  for (const [name, entry] of originals) {
    const [source, target] = [join(from, name), join(to, name)]
    const found = lstatSync(target, { throwIfNoEntry: false })
    if (entry.isDirectory() && found?.isDirectory()) relinkTree(source, target)
    else if (found?.ino !== lstatSync(source).ino) {
      rmSync(target, { recursive: true, force: true })
      if (entry.isDirectory()) linkTree(source, target)
      else linkSync(source, target)
    }
  }
}

function eachFile(from: string, to: string, use: (from: string, to: string) => void): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) eachFile(source, target, use)
    else use(source, target)
  }
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
