import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import type { Finding } from '../../generator/core/problem.ts'
import { rootDir } from '../support/citywide.ts'
import { readJson } from '../support/files.ts'
import { contents, copyOf, edit, ledgerOf, linesOf } from '../support/ledger.ts'
import { buildSite, lockSite as lock } from '../support/pipeline.ts'

// The ledger of the whole sample company.

describe('lock', () => {
  test('an edit of one city gives the date to exactly the pages that show it', async () => {
    const { dir, manifest } = await copyOf(join(rootDir, 'manifest'))
    expect((await lock(manifest, '2026-05-01')).code).toBe(0)
    const before = linesOf(await ledgerOf(manifest))

    await edit(join(manifest, 'cities.csv'), (text) => text.replace('Quiet Marion lies', 'Silent Marion lies'))
    expect((await lock(manifest, '2026-06-01')).code).toBe(0)
    const after = linesOf(await ledgerOf(manifest))
    await buildSite(dir, manifest)
    const [old, now] = [await contents(join(inject('sampleDir'), 'dist')), await contents(join(dir, 'dist'))]

    expect([...after.keys()]).toEqual([...before.keys()])
    const redated = [...after].filter(([path, line]) => line !== before.get(path)).map(([path]) => path)
    const differing = [...now].filter(([path, content]) => content !== old.get(path)).map(([path]) => path)
    expect(redated).toEqual(differing.sort())
    expect(redated).toContain('/service-areas/marion-ut-cleaning-services/')
    expect(redated.length).toBeLessThan(20) // of 836: its own 13, and few that quote it
  })
})

describe('a city that is deleted', () => {
  test('is one finding, whose line of YAML fixes it; without that line it is lost again', async () => {
    const { dir, manifest } = await copyOf(join(rootDir, 'manifest'))
    await lock(manifest, '2026-05-01')
    await edit(join(manifest, 'cities.csv'), (text) => text.replace(/^.*,alta,.*\n/m, ''))
    await edit(join(manifest, 'images.yaml'), (text) => text.replace(/\balta, |, alta\b/g, ''))

    await rm(join(manifest, 'cities/alta.yaml'))

    const deleted = await buildSite(dir, manifest)
    expect(deleted.code).toBe(1)
    const findings = await readJson<Finding[]>(join(dir, 'report/findings.json'))
    const lost = findings.filter(({ code }) => code === 'url-lost')
    expect(lost).toHaveLength(1)
    const [{ count, urls = [], at, fix } = { fix: '' }] = lost
    expect(count).toBe(13) // the city and 12 services in it
    expect(urls).toHaveLength(13)
    const line = (await ledgerOf(manifest)).split('\n')[(at?.line ?? 0) - 1]
    expect(line).toMatch(/^\/service-areas\/alta-/)

    expect((await lock(manifest)).output).toMatch(/^1 error\.$/m)

    const rules = fix.split('\n').filter((each) => each.startsWith('- '))
    expect(rules).toHaveLength(1)
    expect(parse(rules.join('\n'))).toEqual([{ city: 'alta', to: expect.any(String) }])
    const redirects = join(manifest, 'redirects.yaml')
    const others = await readFile(redirects, 'utf8').catch(() => '')
    await writeFile(redirects, `${others}${rules.join('\n')}\n`)
    const fixed = await buildSite(dir, manifest)
    expect(fixed.result?.published).toBeDefined()
    expect(fixed.code).toBe(0)

    expect((await lock(manifest, '2026-06-01')).output).toContain('13 redirected')
    await writeFile(redirects, others || '[]\n')
    expect((await buildSite(dir, manifest)).output).toContain('13 URLs of the city "alta"')
  })
})
