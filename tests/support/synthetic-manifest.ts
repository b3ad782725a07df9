import { appendFile, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a manifest and adds cities, evenly over its counties, until there are `cities` of them. Nothing about them is
 * random. Social pictures have no titles, as on any large site, so that few and many cities build the same way.
 */
export async function synthesise({ from, to, cities }: { from: string; to: string; cities: number }): Promise<void> {
  await cp(from, to, { recursive: true })
  await appendFile(join(to, 'site.yaml'), '\nsocialPictures: plain\n')
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
}
