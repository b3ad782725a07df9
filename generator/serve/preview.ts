import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import type { Answers } from '../core/answers.ts'
import { hostConfigPattern } from '../core/host-config.ts'
import { barePath, filesOfBarePath } from '../core/page-file.ts'
import { decoded } from '../core/url.ts'

export type Preview = { url: string; close: () => Promise<void> }

type PreviewOptions = {
  dir: string
  /** 0 takes a free port. */
  port: number
  /** Redirects and headers of the site. */
  answers: Answers
}

/** Without it, a measurement of the preview would be one of pages four times their size. */
const compressed = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }) as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/**
 * Serves a built site as a static host does: index.html for a folder, a redirect to the right trailing slash, 404.html
 * with status 404 for an unknown URL, immutable caching of files named by hash, texts compressed on the way, and the
 * redirects and headers that the build wrote for its hosts.
 */
export async function startPreview({ dir, port, answers }: PreviewOptions): Promise<Preview> {
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    onNoMatch: (request, response) => void sendNotFound({ dir, answers, request, response, status: 404 }),
    setHeaders: (response, path) => setHeaders(response, answers.headers(path, true)),
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request
    const redirect = answers.redirected(url)
    const location = redirect ? redirect.location : await otherSpelling(dir, url)
    if (redirect && location === undefined)
      return sendNotFound({ dir, answers, request, response, status: redirect.status })
    if (location !== undefined) {
      setHeaders(response, answers.headers(url, false))
      return response.writeHead(301, { Location: location }).end()
    }
    if (isUnserved(url)) return sendNotFound({ dir, answers, request, response, status: 404 })
    serveFile(request, response)
  }
  const server = createServer((request, response) => {
    compressed(request, response, () => {
      answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * The URL to redirect to: `/a/` from `/a` and `/a/index.html` if the file is a/index.html, `/a` from `/a/` and
 * `/a.html` if it is a.html.
 */
async function otherSpelling(dir: string, url: string): Promise<string | undefined> {
  const [path = '/', query] = url.split('?', 2)
  const readable = decoded(path)
  if (path === '/' || /^\/404(\.html|\/?)$/.test(readable) || /\.\.|\/\/|\0/.test(readable)) return undefined
  const bare = barePath(path)
  const { inFolder, alone } = filesOfBarePath(decoded(bare))
  const [hasFolder, hasFile] = await Promise.all([isFile(join(dir, inFolder)), isFile(join(dir, alone))])
  // The URL of the home page is / and not its file name.
  const page = hasFolder ? `${bare}/` : decoded(bare) === '/index' ? '/' : hasFile ? bare : path
  return page === path ? undefined : page + (query === undefined ? '' : `?${query}`)
}

/**
 * True of what no host serves: hidden files, host configuration, compressed copies, the page of 404.html under its own
 * URL, and paths with a double slash.
 */
function isUnserved(url: string): boolean {
  const [path = ''] = url.split('?')
  return new RegExp(
    `^[^?]*/\\.(?!well-known/)|^/(${hostConfigPattern()}|404/?)(\\?|$)|^[^?]*(//|\\.(br|gz)(\\?|$))`,
  ).test(decoded(path))
}

type Answer = {
  dir: string
  answers: Answers
  request: IncomingMessage
  response: ServerResponse
  status: number
}

async function sendNotFound({ dir, answers, request, response, status }: Answer): Promise<void> {
  // The 404 page of a language is for the URLs in its folder.
  const [, folder] = /^\/([a-z]{2,3}(?:-[a-z0-9]+)*)\//.exec(request.url ?? '') ?? []
  const own = folder === undefined ? undefined : join(dir, folder, '404.html')
  const file = own !== undefined && (await isFile(own)) ? own : join(dir, '404.html')
  const page = await readFile(file).catch(() => 'Not found')
  setHeaders(response, answers.headers('/404.html', false))
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : page)
}

function setHeaders(response: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
