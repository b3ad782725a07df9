import { request } from 'node:http'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Requests a path exactly as written; `fetch` would normalize it. Does not follow redirects. */
export function ask(origin: string, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const asked = request(
      { hostname, port, path, method: options.method ?? 'GET', headers: options.headers },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}
