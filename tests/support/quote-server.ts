import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** How the server answers a quote request. `hang` never answers, `abort` drops the connection. */
export type QuoteAnswer = { status: number; body?: string } | 'hang' | 'abort'

export type QuoteServer = {
  url: string
  /** The answer to the next requests. */
  answerWith: (answer: QuoteAnswer) => void
  /** Every request so far. */
  received: { headers: IncomingMessage['headers']; body: string }[]
  close: () => Promise<void>
}

/** Serves a built site, and answers `POST /api/quotes` as the test sets. */
export async function startQuoteServer(dir: string): Promise<QuoteServer> {
  const serveFile = sirv(dir, { dev: true })
  const received: QuoteServer['received'] = []
  let answer: QuoteAnswer = { status: 201, body: '{"id":1}' }
  const server = createServer(async (request, response) => {
    if (request.url !== '/api/quotes') return serveFile(request, response)
    received.push({ headers: request.headers, body: await bodyOf(request) })
    reply(response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has such an address once it listens
  return {
    url: `http://127.0.0.1:${port}`,
    answerWith: (next) => {
      answer = next
    },
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function reply(response: ServerResponse, answer: QuoteAnswer): void {
  if (answer === 'abort') response.destroy()
  else if (answer !== 'hang') response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
