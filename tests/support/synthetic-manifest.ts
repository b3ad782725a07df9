import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Synthesis = { from: string; to: string; cities: number; isWritten?: boolean }

/**
 * Copies a manifest and adds cities, evenly over its counties, until there are `cities` of them. Nothing about them is
 * random. Social pictures have no titles, as on any large site, so that few and many cities build the same way.
 * @param isWritten each added city has a text, two traits and a passage for each service, as those of the sample have.
 */
export async function synthesise({ from, to, cities, isWritten = false }: Synthesis): Promise<void> {
  await cp(from, to, { recursive: true })
  await appendFile(join(to, 'site.yaml'), '\nsocialPictures: plain\n')
  // Cities without a text have doorway pages, and their site would not be published.
  if (!isWritten) await appendFile(join(to, 'site.yaml'), 'audit: { doorways: { most: 1 } }\n')
  const path = join(to, 'cities.csv')
  const text = await readFile(path, 'utf8')
  const rows = text.trimEnd().split('\n')
  const [header = ''] = rows
  const counties = [...new Set(rows.slice(1).map((row) => row.split(',')[0] ?? ''))]
  const added = Array.from({ length: Math.max(0, cities - (rows.length - 1)) }, (_, index) => {
    const county = counties[index % counties.length]
    const latitude = (39 + ((index * 37) % 2000) / 1000).toFixed(5)
    const longitude = (-112 + ((index * 61) % 2000) / 1000).toFixed(5)
    const description = `Homes and workplaces of settlement number ${index} stand in rows along field ${(index * 7) % 97}.`
    const kind = header.includes(',kind,') ? 'city,' : ''
    return `${county},Testville ${index},testville-${index},${kind},${1000 + index},estimate,84${String(index % 1000).padStart(3, '0')},${latitude},${longitude},,${description},Made up`
  })
  await writeFile(path, `${[...rows, ...added].join('\n')}\n`)
  if (!isWritten) return
  const slugs = async (folder: string) => (await readdir(join(from, folder))).map((file) => file.replace(/\..*/, ''))
  const [services, traits] = [await slugs('services'), await slugs('traits')]
  for (const index of added.keys())
    await writeFile(join(to, `cities/testville-${index}.yaml`), cityText(index, services, traits))
}

/** Text of a city, in made-up sentences that no other city has. */
function cityText(index: number, services: readonly string[], traits: readonly string[]): string {
  const next = sequence(index)
  const word = () => words[Math.floor(next() * words.length)] ?? 'house'
  const sentence = () => {
    const said = Array.from({ length: 8 + Math.floor(next() * 10) }, word).join(' ')
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
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
