import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes every page of a site again, to another directory, from memory. */
export function writeAgain(siteDir: string, outDir: string): { seconds: number; pages: number; bytes: number } {
  const files = pagesIn(siteDir).map((file) => ({ file, bytes: readFileSync(join(siteDir, file)) }))
  const seconds = timeWriting(outDir, (write) => {
    for (const { file, bytes } of files) write(file, bytes)
  })
  return { seconds, pages: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) }
}

/** Makes as many pages from one page by template strings, with other names in each, and writes them. Returns seconds. */
export function plainTemplates(siteDir: string, pages: number, outDir: string): number {
  const model = pagesIn(siteDir).find((file) => file.includes('testville')) ?? 'index.html'
  // Every mention of the place is a hole.
  const [first = '', ...rest] = readFileSync(join(siteDir, model), 'utf8').split(/[Tt]estville[ -]\d+/)
  return timeWriting(outDir, (write) => {
    for (let page = 0; page < pages; page++) {
      let html = first
      for (const text of rest) html += `Testville ${page}${text}`
      write(`services/service-${page % 12}/testville-${page}/index.html`, html)
    }
  })
}

/** Seconds that some writing takes, directories included. */
function timeWriting(outDir: string, work: (write: (file: string, content: string | Buffer) => void) => void): number {
  const start = performance.now()
  work((file, content) => {
    const path = join(outDir, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  })
  return (performance.now() - start) / 1000
}

const pagesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
