import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Validator, { type Issue } from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { rootDir } from './citywide.ts'
import { countMessages } from './count-messages.ts'
import type { SitePage } from './distinct-pages.ts'
import { readJson } from './files.ts'

/** Release 30.0 of schema.org, which no package brings. Source: https://schema.org/docs/developers.html */
const file = join(rootDir, '../shared/data/schemaorg-30.0-all-https.jsonld')
export const isMissing = !existsSync(file)
export const suffix = isMissing ? ` (skipped: ${file} is not there)` : ''

type Term = { '@id': string; '@type': string | string[]; 'schema:supersededBy'?: { '@id': string } }
export const vocabulary = isMissing ? { '@graph': [] } : await readJson<{ '@graph': Term[] }>(file)
export const nameOf = (id: string) => id.replace(/^schema:/, '')

export async function issues(html: string): Promise<Issue[]> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html)
  if (extracted.errors.length > 0) throw new Error(JSON.stringify(extracted.errors))
  return new Validator(vocabulary).validate(extracted)
}

/** What the validator finds on pages, a line for each message. */
export async function issuesOf(pages: readonly SitePage[]): Promise<string[]> {
  const found: { what: string; where: string }[] = []
  for (const { file, html } of pages)
    for (const { issueMessage, path } of await issues(html))
      found.push({ what: `${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`, where: file })
  return countMessages(found)
}
