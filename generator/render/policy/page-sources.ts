import { createHash } from 'node:crypto'
import type { PolicySources } from './policy.ts'

const frameElement = /<iframe\s[^>]*?\ssrc="(https:[^"]*)"|<iframe\ssrc="(https:[^"]*)"/g

/** Hashes of the few texts that stand on many pages. */
const known = new Map<string, string>()
const mostKnown = 1000

/**
 * What a page of ours needs beyond the site's own files. React writes attributes in double quotes and no `<` or `>` in
 * them, so that what looks like an element is one.
 * @param endpoint origin that the page may send to, if it names it: that of the quote form.
 * @param furtherOrigins where the frame of an origin goes on to.
 */
export function policySources(
  html: string,
  endpoint: string | undefined,
  furtherOrigins: ReadonlyMap<string, readonly string[]> = new Map(),
): PolicySources {
  const [scripts, styles, frames] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { text } of elements(html, 'style')) styles.add(hashSource(text))
  // JSON-LD is data and not run; a file has its own place in the policy.
  for (const { attributes, text } of elements(html, 'script'))
    if (!/\ssrc=|type="application\/ld\+json"/.test(attributes)) scripts.add(hashSource(text))
  if (html.includes('<iframe'))
    for (const [, later, first] of html.matchAll(frameElement)) frames.add(new URL(later ?? first ?? '').origin)
  // `src/client/embeds.ts` asks the origin of each frame whether it answers.
  const connections = new Set(frames)
  if (endpoint !== undefined && html.includes(endpoint)) connections.add(endpoint)
  for (const origin of [...frames]) for (const further of furtherOrigins.get(origin) ?? []) frames.add(further)
  return { scripts: sorted(scripts), styles: sorted(styles), frames: sorted(frames), connections: sorted(connections) }
}

/** Elements whose content is text. By `indexOf`, which is several times faster over a page than a pattern. */
function* elements(html: string, name: string): Generator<{ attributes: string; text: string }> {
  const [open, close] = [`<${name}`, `</${name}>`]
  for (let start = html.indexOf(open); start >= 0; ) {
    const textStart = html.indexOf('>', start) + 1
    const end = html.indexOf(close, textStart)
    if (textStart === 0 || end < 0) return
    yield { attributes: html.slice(start + open.length, textStart - 1), text: html.slice(textStart, end) }
    start = html.indexOf(open, end)
  }
}

/** Where the frame of each origin goes on to, by what the manifest says of embeds. */
export function originsOfEmbeds(
  embeds: Readonly<Record<string, { url: string; alsoFrom: readonly string[] } | undefined>>,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const embed of Object.values(embeds)) {
    if (!embed) continue
    const { origin } = new URL(embed.url)
    found.set(origin, [...(found.get(origin) ?? []), ...embed.alsoFrom.map((url) => new URL(url).origin)])
  }
  return found
}

/** `'sha256-…'` as a policy names a text that may stand in the page. */
export function hashSource(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (known.size < mostKnown) known.set(text, source)
  return source
}

/** Code units decide, so that the policy is the same on every machine. */
const sorted = (sources: Iterable<string>) => [...sources].sort()
