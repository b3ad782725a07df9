import { createHash } from 'node:crypto'
import type { ScannedPage } from '../../core/html/page.ts'
import { elementsNamed } from '../../core/html/scan-html.ts'
import { endOfPolicy } from './placeholder.ts'
import { noSources, type PolicySources } from './policy.ts'

/** Hashes of the few texts that many pages share. */
const known = new Map<string, string>()
const mostKnown = 1000

/** What the site knows of sources that the HTML of its pages does not show. */
type KnownSources = {
  /** Origin a page may send to, if it names it: that of the quote form. */
  endpoint?: string
  /** Origins that the frame of an origin navigates to. */
  furtherOrigins?: ReadonlyMap<string, readonly string[]>
  /** Origins that every page needs: those of analytics. */
  always?: Pick<PolicySources, 'scripts' | 'connections'>
}

/** What a page needs in addition to the site's own files. */
export function policySources(
  { html, own, parts }: Pick<ScannedPage, 'html' | 'own' | 'parts'>,
  { endpoint, furtherOrigins = new Map(), always = noSources }: KnownSources = {},
): PolicySources {
  const scripts = new Set(always.scripts)
  const [styles, frames] = [new Set<string>(), new Set<string>()]
  for (const scan of [own, ...parts.map((part) => part.scan)]) {
    for (const { text } of elementsNamed(scan, 'style')) styles.add(hashSource(text))
    // JSON-LD is data and is not run. A script with `src` is a file of the site, or the script of an embed.
    for (const { attributes, text } of elementsNamed(scan, 'script'))
      if (attributes.src?.startsWith('https:')) scripts.add(new URL(attributes.src).origin)
      else if (attributes.src === undefined && attributes.type !== 'application/ld+json') scripts.add(hashSource(text))
    for (const { attributes } of elementsNamed(scan, 'iframe'))
      if (attributes.src?.startsWith('https:')) frames.add(new URL(attributes.src).origin)
  }
  // `src/client/embeds.ts` requests the origin of each frame to see whether it responds.
  const connections = new Set([...always.connections, ...frames])
  // After the policy, which may be that of another page so far.
  if (endpoint !== undefined && html.includes(endpoint, endOfPolicy(html))) connections.add(endpoint)
  for (const origin of [...frames]) for (const further of furtherOrigins.get(origin) ?? []) frames.add(further)
  return { scripts: sorted(scripts), styles: sorted(styles), frames: sorted(frames), connections: sorted(connections) }
}

/** Origins that the frame of each origin navigates to, as the manifest declares them for its embeds. */
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

/** `'sha256-…'`, the form in which a policy allows one inline text. */
export function hashSource(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (known.size < mostKnown) known.set(text, source)
  return source
}

/** By code units, so the policy is the same on every machine. */
const sorted = (sources: Iterable<string>) => [...sources].sort()
