import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { groupBy } from '#generator/core/group-by.ts'
import { reviewName } from '#generator/load/facts/review/review-file.ts'
import { upperFirst } from '#src/format.ts'

type Synthesis = { from: string; to: string; cities: number; isWritten?: boolean }

/**
 * Copies a manifest and adds cities, evenly over its counties, until there are `cities` of them. Each is next to one of
 * the manifest, with its postal code, so that it agrees with public data. Nothing about them is random. Social pictures have no titles, as on any large site, so that few and many cities build the same way.
 * @param isWritten each added city has a text, two traits and a passage for each service, as those of the sample have.
 */
export async function synthesise({ from, to, cities, isWritten = false }: Synthesis): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => basename(path) !== reviewName })
  await appendFile(join(to, 'site.yaml'), '\nsocialPictures: plain\n')
  // Cities without a text have doorway pages, and their site would not be published.
  if (!isWritten) await appendFile(join(to, 'site.yaml'), 'audit: { doorways: { most: 1 } }\n')
  const path = join(to, 'cities.csv')
  const text = await readFile(path, 'utf8')
  const known: Record<string, string>[] = parse(text, { columns: true })
  const columns = Object.keys(known[0] ?? {})
  const neighbors = [...groupBy(known.filter(isOnMap), ({ county }) => county ?? '').values()]
  const added = Array.from({ length: Math.max(0, cities - known.length) }, (_, index) => {
    const inCounty = neighbors[index % neighbors.length] ?? []
    const { county, zip_codes, latitude, longitude } =
      inCounty[Math.floor(index / neighbors.length) % inCounty.length] ?? {}
    // Five digits without a sign before them are a postal code.
    const city: Record<string, string | undefined> = {
      county,
      name: `Testville ${index}`,
      slug: `testville-${index}`,
      kind: 'city',
      population: String(1000 + index),
      population_basis: 'estimate',
      zip_codes,
      latitude: (Number(latitude) + ((index * 37) % 200) / 40_000).toFixed(5),
      longitude: (Number(longitude) + ((index * 61) % 200) / 40_000).toFixed(5),
      description: `Homes and workplaces of settlement #${index} stand in rows along field ${(index * 7) % 97}.`,
      source: 'Made up',
    }
    return columns.map((column) => city[column] ?? '').join(',')
  })
  await writeFile(path, `${[text.trimEnd(), ...added].join('\n')}\n`)
  if (!isWritten) return
  const slugs = async (folder: string) => (await readdir(join(from, folder))).map((file) => file.replace(/\..*/, ''))
  const [services, traits] = [await slugs('services'), await slugs('traits')]
  for (const index of added.keys())
    await writeFile(join(to, `cities/testville-${index}.yaml`), cityText(index, services, traits))
}

const isOnMap = ({ alias_of, latitude, zip_codes }: Record<string, string>) =>
  alias_of === '' && latitude !== '' && !zip_codes?.includes(' ')

/** Text of a city, in made-up sentences that no other city has. */
function cityText(index: number, services: readonly string[], traits: readonly string[]): string {
  const next = sequence(index)
  const word = () => words[Math.floor(next() * words.length)] ?? 'house'
  const sentence = () => {
    const said: string[] = []
    for (let length = 8 + Math.floor(next() * 10); length > 0; length--) {
      const chosen = word()
      // A word twice, or a wrong article, would be reported as a mistake.
      if (said.at(-1) === 'a' && /^[aeiou]/.test(chosen)) said[said.length - 1] = 'an'
      said.push(chosen === said.at(-1) ? 'then' : chosen)
    }
    return `${upperFirst(said.join(' '))}.`
  }
  const sentences = (count: number) => Array.from({ length: count }, sentence).join(' ')
  const chosen = [traits[index % traits.length], traits[(index + 1) % traits.length]]
  return [
    `body: ${sentences(6)}`,
    'traits:',
    ...chosen.flatMap((trait) => [`  - trait: ${trait}`, `    because: ${sentences(2)}`]),
    'services:',
    ...services.map((service) => `  ${service}: ${sentences(4)}`),
    '',
  ].join('\n')
}

/** Numbers from 0 to 1, the same for the same seed. Mulberry32. */
function sequence(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const words =
  'the a dust window kitchen floor river road orchard mill brick porch stair cellar attic garden winter spring settles drains dries moves along over under beside between rooms tiles glass stone timber roof gutter lane field hill street evening morning family office shop crew visit brush cloth water salt wind snow and with of from to for near after before every some many few old new wide narrow bright quiet'.split(
    ' ',
  )
