import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { answersOf } from '../../generator/hosts/preview-rules.ts'
import { type Preview, startPreview } from '../../generator/serve/preview.ts'

const compress = promisify(brotliCompress)

/** What a host compresses; pictures and fonts are compressed as they are. */
const compressible = /^(text\/|application\/(javascript|json|xml)|image\/svg)/

const tinyPage = '<!doctype html><html lang="en"><title>Frame</title><p>Frame</p></html>'

/**
 * The preview as a phone should meet it for a measurement: compressed on the way as every static host does it, and with
 * a page of one word, of another origin, in the frames of other companies, whose weight is not ours. `tinyUrl` is that
 * page.
 */
export async function startStaticHost(dir: string): Promise<Preview & { tinyUrl: string }> {
  const preview = await startPreview({ dir, port: 0, answers: answersOf(undefined) })
  const company = await listen((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(tinyPage))
  // A host answers from its cache. What it does for the first visitor is not the speed of the site.
  const answers = new Map<string, Promise<Answer>>()
  const answer = (request: IncomingMessage) => {
    const { method = 'GET', url = '/' } = request
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const key = [method, url, isCompressed].join(' ')
    const known = answers.get(key) ?? answerOf(preview.url, company.url, { method, url, isCompressed })
    answers.set(key, known)
    return known
  }
  const site = await listen((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    )
  })
  return {
    url: site.url,
    tinyUrl: `${company.url}/`,
    close: async () => {
      site.close()
      company.close()
      await preview.close()
    },
  }
}

/** Starts a server of its own origin. */
async function listen(respond: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has such an address once it listens
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Answer = { status: number; headers: Record<string, string>; body: string | Buffer }

async function answerOf(
  origin: string,
  company: string,
  { method, url, isCompressed }: { method: string; url: string; isCompressed: boolean },
): Promise<Answer> {
  const answer = await fetch(origin + url, { method, redirect: 'manual' })
  const { status } = answer
  const headers: Record<string, string> = {}
  for (const name of ['content-type', 'cache-control', 'location']) {
    const value = answer.headers.get(name)
    if (value !== null) headers[name] = value
  }
  const type = headers['content-type'] ?? ''
  const body = type.startsWith('text/html')
    ? withFramesFrom(company, await answer.text())
    : Buffer.from(await answer.arrayBuffer())
  if (!(isCompressed && compressible.test(type))) return { status, headers, body }
  // The quality of hosts that compress on the fly.
  const sent = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { status, headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' }, body: sent }
}

/** A page with the origin of its frames replaced, in its policy as well. */
function withFramesFrom(company: string, html: string): string {
  const origins = new Set(
    Array.from(html.matchAll(/<iframe[^>]* src="(https:\/\/[^/"]+)/g), ([, origin = '']) => origin),
  )
  return [...origins].reduce((text, origin) => text.replaceAll(origin, company), html)
}
