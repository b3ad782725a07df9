import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

export type Preview = { url: string; close: () => Promise<void> }

/**
 * Serves a built site as a static host does: index.html for a folder, one redirect for the other spelling of an
 * address, 404.html with status 404 for what is not there, and no second look at files named by their content.
 * @param port 0 takes any free one.
 */
export async function startPreview({ dir, port }: { dir: string; port: number }): Promise<Preview> {
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    onNoMatch: (_, response) => void sendNotFound(dir, response),
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  })
  const server = createServer((request, response) => {
    redirection(dir, request).then(
      (location) =>
        location === undefined ? serveFile(request, response) : response.writeHead(301, { Location: location }).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo // a TCP server has such an address once it listens
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** `/a` for a/index.html and `/a/` for a.html are sent to the address the file stands for. */
async function redirection(dir: string, { url = '/' }: IncomingMessage): Promise<string | undefined> {
  const [path = '/', query] = url.split('?', 2)
  if (path === '/' || path.includes('..') || path.includes('//')) return undefined
  const bare = path.replace(/\/$/, '')
  const [hasFolder, hasFile] = await Promise.all([
    isFile(join(dir, bare, 'index.html')),
    isFile(join(dir, `${bare}.html`)),
  ])
  const other = path.endsWith('/') ? hasFile && !hasFolder && bare : hasFolder && !hasFile && `${bare}/`
  return other ? other + (query === undefined ? '' : `?${query}`) : undefined
}

function cacheControl(path: string): string {
  return /^\/(assets|images)\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

async function sendNotFound(dir: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(dir, '404.html')).catch(() => 'Not found')
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
