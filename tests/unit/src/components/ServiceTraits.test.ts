import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import { smallSite } from '../../small-site.ts'

/** The heading over two traits of a place on the page of a service there. */
async function headingOver(names: readonly string[]): Promise<string | undefined> {
  const traits = names.map((name, index) => ({
    file: `traits/t${index}.yaml`,
    write: `name: ${name}\nsummary: What it is.\nservices:\n  drain-cleaning: { topic: Roots ${index}, text: They find joints. }\n`,
  }))
  const city = names.map((_, index) => `  - { trait: t${index}, because: It is so here. }`).join('\n')
  const site = await smallSite([...traits, { file: 'cities/odell.yaml', write: `traits:\n${city}\n` }])
  const { html } = createRenderer(site).render({
    id: 'servicePlace',
    params: { service: 'drain-cleaning', location: 'odell' },
  })
  return /<h2[^>]*>([^<]* in Odell)<\/h2>/.exec(html)?.[1]
}

test('traits are joined by "and", an adjective of an age with its capital', async () => {
  expect(await headingOver(['Old trees', 'Victorian slate'])).toBe('Old trees and Victorian slate in Odell')
})

test('if a name has an "and", commas join them', async () => {
  expect(await headingOver(['Sea wind and salt', 'Old trees'])).toBe('Sea wind and salt, old trees in Odell')
})
