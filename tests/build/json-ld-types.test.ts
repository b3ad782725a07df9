import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '../support/citywide.ts'
import { type JsonLdNode, nodesIn } from '../support/parsed-page.ts'
import { distinctShapes, sampleGraphs } from '../support/sample-graphs.ts'
import { temporaryDir } from '../support/temporary.ts'

const require = createRequire(import.meta.url)

/** What the TypeScript compiler says of nodes, held against the types of schema-dts. Empty when it has nothing to say. */
async function typeErrors(nodes: readonly JsonLdNode[]): Promise<string> {
  const dir = await temporaryDir()
  const constants = nodes.map(
    (node, index) =>
      `export const node${index}: Extract<Thing, { '@type': ${JSON.stringify(node['@type'])} }> = ${JSON.stringify(node, null, 2)}\n`,
  )
  await writeFile(join(dir, 'nodes.ts'), [`import type { Thing } from 'schema-dts'\n`, ...constants].join('\n'))
  const schemaDts = join(dirname(require.resolve('schema-dts/package.json')), 'dist/schema.d.ts')
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    skipLibCheck: true,
    paths: { 'schema-dts': [schemaDts] },
  }
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['nodes.ts'] }))
  return new Promise((resolve) => {
    execFile(join(rootDir, 'node_modules/.bin/tsc'), ['-p', dir], { maxBuffer: 1e8 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

test('every shape of node on any page of the sample is one that schema-dts knows', async () => {
  const shapes = distinctShapes(sampleGraphs().flatMap(({ nodes }) => nodesIn(nodes)))
  expect(shapes.length).toBeGreaterThan(25)
  expect(await typeErrors(shapes)).toBe('')
})

test('the compiler would say so if one were not', async () => {
  const errors = await typeErrors([
    { '@type': 'City', name: 'Odell', population: 2200 },
    { '@type': 'HouseCleaning' },
    { '@type': 'Offer', price: '$150/hour' },
  ])
  expect(errors.match(/error TS/g)?.length).toBeGreaterThanOrEqual(2)
})
