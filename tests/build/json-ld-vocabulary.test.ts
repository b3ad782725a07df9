import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Validator, { type Issue } from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { expect, test } from 'vitest'
import {
  schemaOrgProperties,
  schemaOrgTypes,
  supersededTerms,
} from '#generator/audit/structured-data/schema-org-names.ts'
import { rootDir } from '../support/citywide.ts'
import { countMessages } from '../support/count-messages.ts'
import { readJson } from '../support/files.ts'
import { nodesIn } from '../support/parsed-page.ts'
import { sampleGraphs } from '../support/sample-graphs.ts'

// A second opinion on the structured data: somebody else's reader of pages and validator, with the vocabulary itself.

/** Release 30.0 of schema.org, which no package brings. Source: https://schema.org/docs/developers.html */
const file = join(rootDir, '../shared/data/schemaorg-30.0-all-https.jsonld')
const isMissing = !existsSync(file)
const suffix = isMissing ? ` (skipped: ${file} is not there)` : ''

type Term = { '@id': string; '@type': string | string[]; 'schema:supersededBy'?: { '@id': string } }
const vocabulary = isMissing ? { '@graph': [] } : await readJson<{ '@graph': Term[] }>(file)
const nameOf = (id: string) => id.replace(/^schema:/, '')

async function issues(html: string): Promise<Issue[]> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html)
  if (extracted.errors.length > 0) throw new Error(JSON.stringify(extracted.errors))
  return new Validator(vocabulary).validate(extracted)
}

const graphIn = (...nodes: object[]) =>
  `<!doctype html><title>T</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`

test.skipIf(isMissing)(
  `no page uses a type or property that schema.org does not know, or lacks one that is needed${suffix}`,
  async () => {
    const found: { what: string; where: string }[] = []
    for (const { file, html } of sampleGraphs()) {
      for (const { issueMessage, path } of await issues(html))
        found.push({ what: `${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`, where: file })
    }
    expect(countMessages(found)).toEqual([])
  },
)

test.skipIf(isMissing)(`the validator would say so if one did${suffix}`, async () => {
  const complaints = async (node: object) => (await issues(graphIn(node))).map(({ issueMessage }) => issueMessage)
  expect(await complaints({ '@type': 'HouseCleaning', name: 'A' })).not.toEqual([])
  expect(await complaints({ '@type': 'City', name: 'A', population: 3 })).not.toEqual([])
  expect(
    await complaints({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'A' }] }),
  ).not.toEqual([])
})

test.skipIf(isMissing)(`no page uses a term that another has taken the place of${suffix}`, () => {
  const superseded = new Set(
    vocabulary['@graph'].flatMap((term) => (term['schema:supersededBy'] ? nameOf(term['@id']) : [])),
  )
  expect(superseded).toContain('serviceArea')
  const used = new Set(
    sampleGraphs().flatMap(({ nodes }) => nodesIn(nodes).flatMap((node) => [node['@type'], ...Object.keys(node)])),
  )
  expect([...used].filter((term) => superseded.has(term))).toEqual([])
})

test.skipIf(isMissing)(`the names the audit knows are those of the vocabulary${suffix}`, () => {
  const namesOf = (kind: string) =>
    vocabulary['@graph'].flatMap((term) =>
      term['@id'].startsWith('schema:') && [term['@type']].flat().includes(kind) ? nameOf(term['@id']) : [],
    )
  expect([...schemaOrgTypes].sort()).toEqual([...new Set(namesOf('rdfs:Class'))].sort())
  expect([...schemaOrgProperties].sort()).toEqual([...new Set(namesOf('rdf:Property'))].sort())
  const known = new Set([...schemaOrgTypes, ...schemaOrgProperties])
  const superseded = vocabulary['@graph'].filter(
    (term) => term['schema:supersededBy'] && known.has(nameOf(term['@id'])),
  )
  expect([...supersededTerms.keys()].sort()).toEqual(superseded.map((term) => nameOf(term['@id'])).sort())
})
