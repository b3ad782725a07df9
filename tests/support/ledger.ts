import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { temporaryDir } from './temporary.ts'

/** A copy of a manifest, below a directory to build into. */
export async function copyOf(manifest: string): Promise<{ dir: string; manifest: string }> {
  const dir = await temporaryDir()
  await cp(manifest, join(dir, 'manifest'), { recursive: true })
  return { dir, manifest: join(dir, 'manifest') }
}

export const ledgerOf = (manifest: string) => readFile(join(manifest, 'urls.lock'), 'utf8')

export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`Nothing changes in ${file}.`)
  await writeFile(file, changed)
}

/** Day and hash of each line, by address. */
export function linesOf(ledger: string): Map<string, string> {
  const lines = ledger.split('\n').filter((line) => line.startsWith('/'))
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line]))
}

/** What a reader and a search engine call the content of each page, read from the files with nothing of the scanner. */
export async function contents(dist: string): Promise<Map<string, string>> {
  const files = await fastGlob('**/*.html', { cwd: dist })
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const html = await readFile(join(dist, file), 'utf8')
        const parts = [/<title>.*?<\/title>/s, /<meta name="description"[^>]*>/, /<main[\s>].*<\/main>/s]
        const [title, description, main = ''] = parts.map((part) => part.exec(html)?.[0])
        return [`/${file.replace(/index\.html$/, '')}`, `${title}${description}${main}`] as const
      }),
    ),
  )
}
