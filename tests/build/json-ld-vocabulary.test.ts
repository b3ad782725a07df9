import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import {
  localBusinessTypes,
  schemaOrgProperties,
  schemaOrgTypes,
  serviceTypes,
  supersededTerms,
} from '#generator/core/schema-org-names.ts'
import { distinctPages } from '../support/distinct-pages.ts'
import { nodesIn } from '../support/parsed-page.ts'
import { sampleGraphs } from '../support/sample-graphs.ts'
import { isMissing, issues, issuesOf, nameOf, suffix, vocabulary } from '../support/schema-validator.ts'

// A second opinion on the structured data: an independent parser and validator, with the vocabulary itself.

const graphIn = (...nodes: object[]) =>
  `<!doctype html><title>T</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`

test.skipIf(isMissing)(
  `a page of each skeleton uses types and properties of schema.org, and has the required ones${suffix}`,
  async () => {
    expect(await issuesOf(distinctPages(join(inject('sampleDir'), 'dist')))).toEqual([])
  },
)

test.skipIf(isMissing)(`the validator reports a page that does not${suffix}`, async () => {
  const complaints = async (node: object) => (await issues(graphIn(node))).map(({ issueMessage }) => issueMessage)
  expect(await complaints({ '@type': 'HouseCleaning', name: 'A' })).not.toEqual([])
  expect(await complaints({ '@type': 'City', name: 'A', population: 3 })).not.toEqual([])
  expect(
    await complaints({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'A' }] }),
  ).not.toEqual([])
})

test.skipIf(isMissing)(`no page uses a superseded term${suffix}`, () => {
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

test.skipIf(isMissing)(
  `the types of businesses and services are the current subtypes in the vocabulary${suffix}`,
  () => {
    const parents = new Map(
      vocabulary['@graph'].flatMap((term) =>
        term['schema:supersededBy'] ? [] : [[nameOf(term['@id']), parentsOf(term)] as const],
      ),
    )
    const isA = (name: string, ancestor: string): boolean =>
      name === ancestor || (parents.get(name) ?? []).some((parent) => isA(parent, ancestor))
    const subtypesOf = (ancestor: string) =>
      [...parents.keys()].filter((name) => schemaOrgTypes.has(name) && isA(name, ancestor))
    expect([...serviceTypes].sort()).toEqual(subtypesOf('Service').sort())
    expect([...localBusinessTypes].sort()).toEqual(subtypesOf('LocalBusiness').sort())
  },
)

function parentsOf(term: object): string[] {
  const parents = 'rdfs:subClassOf' in term ? [term['rdfs:subClassOf']].flat() : []
  return parents.flatMap((parent) => (isReference(parent) ? [nameOf(parent['@id'])] : []))
}

const isReference = (value: unknown): value is { '@id': string } =>
  typeof value === 'object' && value !== null && '@id' in value
