import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildInto, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { temporaryDir } from '../support/temporary.ts'

/** A built copy of the small site, and a way to edit a file of it. */
async function builtCopy() {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const build = () => buildInto(dir, manifest)
  expect((await build()).code).toBe(0)
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(manifest, file), 'utf8')
    expect(text).toContain(from)
    await writeFile(join(manifest, file), text.replace(from, to))
  }
  return { dist: join(dir, 'dist'), manifest, build, edit }
}

test('a manifest with a mistake leaves the published site as it was', async () => {
  const { dist, build, edit } = await builtCopy()
  const before = await treeHashes(dist)
  await edit('services/drain-cleaning.yaml', 'pricingNote:', 'pricingNotes:')
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toContain('Nothing was published')
  expect(await treeHashes(dist)).toEqual(before)
})

test('a dead link found after rendering leaves the published site as it was', async () => {
  const { dist, build, edit } = await builtCopy()
  const before = await treeHashes(dist)
  await edit('services/drain-cleaning.yaml', '(/services/sewer-inspection/)', '(/services/sewer-inspektion/)')
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toMatch(/services\/drain-cleaning\.yaml:\d+:\d+ error dead-link/)
  expect(output).toContain('Did you mean "/services/sewer-inspection/"?')
  expect(await treeHashes(dist)).toEqual(before)
})

test('an edit of one city rewrites only files that show it', async () => {
  const { dist, build, edit } = await builtCopy()
  const before = await treeHashes(dist)
  const untouched = join(dist, 'services/drain-cleaning/cascade-locks/index.html')
  const { ino } = await stat(untouched)
  await edit('cities.csv', 'Packing houses and homes', 'Cold stores and homes')
  expect((await build()).output).toMatch(/publish .* 0 new, \d+ changed, \d+ as they were, 0 removed/)
  const after = await treeHashes(dist)
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed).toContain('service-areas/odell/index.html')
  expect(changed.filter((file) => !file.includes('odell'))).toEqual([])
  expect((await stat(untouched)).ino).toBe(ino) // a file replaced by rename has another number
})

test('what the manifest no longer has is removed, with its folder', async () => {
  const { dist, manifest, build, edit } = await builtCopy()
  const csv = await readFile(join(manifest, 'cities.csv'), 'utf8')
  await writeFile(join(manifest, 'cities.csv'), csv.replace(/^.*,Cascade Locks,.*\n/m, ''))
  await edit('site.yaml', 'sample: true', 'sample: false')
  expect((await build()).code).toBe(0)
  expect(existsSync(join(dist, 'service-areas/cascade-locks'))).toBe(false)
  expect(existsSync(join(dist, 'service-areas/odell/index.html'))).toBe(true)
})

test('what a killed build left behind is cleared away', async () => {
  const { dist, build } = await builtCopy()
  await mkdir(join(`${dist}.staging`, 'site'), { recursive: true })
  await writeFile(join(`${dist}.staging`, 'owner'), '999999999') // no process has this number
  await writeFile(join(`${dist}.staging`, 'site/half.html'), '<p>half a pa')
  expect((await build()).code).toBe(0)
  expect(existsSync(`${dist}.staging`)).toBe(false)
  expect(existsSync(join(dist, 'half.html'))).toBe(false)
})

test('a second build into the same place is refused while the first is running', async () => {
  const { dist, build } = await builtCopy()
  await mkdir(`${dist}.staging`)
  await writeFile(join(`${dist}.staging`, 'owner'), String(process.pid))
  const { code, output } = await build()
  expect(code).toBe(2)
  expect(output).toContain(`Another build (process ${process.pid})`)
  await rm(`${dist}.staging`, { recursive: true })
})
