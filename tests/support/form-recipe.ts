import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { onTestFinished } from 'vitest'
import { rootDir } from './citywide.ts'
import { applyEdits } from './manifest-case.ts'
import { buildSite } from './pipeline.ts'
import { freePort } from './servers.ts'
import { temporaryDir } from './temporary.ts'

/** The files that a section of docs/forms.md shows, by the name in their first line. */
export async function recipeFiles(heading: string): Promise<Map<string, string>> {
  const text = await readFile(join(rootDir, 'docs/forms.md'), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`docs/forms.md has no section "${heading}".`)
  const blocks = [...section.matchAll(/^```\w+\n(?:#|\/\/|<!--) ([\w./-]+\.\w+)(.*?)^```$/gms)]
  return new Map(blocks.map(([block, name = '']) => [name, block.replace(/^```.*\n?/gm, '')]))
}

/** The small site with the settings and the public files of a recipe, built into `dist` of the directory it returns. */
export async function buildRecipe(files: ReadonlyMap<string, string>): Promise<string> {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'manifest')
  const publicDir = join(dir, 'public')
  await applyEdits(manifestDir, [
    { file: 'site.yaml', replace: 'embeds: {}', with: `embeds: {}\n${files.get('site.yaml')}` },
  ])
  for (const [name, text] of files) {
    if (name === 'site.yaml') continue
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), text)
  }
  const { code, output } = await buildSite(dir, manifestDir, { publicDir, today: '2026-11-20' })
  if (code !== 0) throw new Error(`A site with the recipe does not build:\n${output}`)
  return dir
}

/** Imports a module of a recipe from the directory of its site. */
export const importRecipe = async (dir: string, name: string): Promise<unknown> =>
  import(pathToFileURL(join(dir, name)).href)

/** Answers a request; undefined leaves it to the files of the site. */
export type Answer = (request: Request) => Promise<Response | undefined>

/** Starts a server with a handler of the kind that hosts run, on a port of its own. Returns its origin. */
export async function serve(answer: Answer, serveFile?: ReturnType<typeof sirv>): Promise<string> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = createServer(async (incoming, outgoing) => {
    const response = await answer(await requestOf(incoming, origin))
    if (response) await send(response, outgoing)
    else if (serveFile) serveFile(incoming, outgoing)
    else outgoing.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return origin
}

/**
 * Serves a built site. Its contact page names the stand-in of a service in place of the service, in the form and in the
 * policy, so that the browser applies the rules for another origin.
 */
export function serveSite(dir: string, answer: Answer, standIns: Readonly<Record<string, string>> = {}) {
  const dist = join(dir, 'dist')
  return serve(
    async (request) => {
      if (new URL(request.url).pathname !== '/contact/') return answer(request)
      let html = await readFile(join(dist, 'contact/index.html'), 'utf8')
      for (const [service, standIn] of Object.entries(standIns)) {
        if (!html.includes(service)) throw new Error(`The contact page does not name ${service}.`)
        html = html.replaceAll(service, standIn)
      }
      return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    },
    sirv(dist, { dev: true }),
  )
}

async function requestOf(incoming: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null
  return new Request(new URL(incoming.url ?? '/', origin), { method: incoming.method ?? 'GET', headers, body })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
