import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseCsv } from '#generator/load/parse/parse-csv.ts'
import { offsetOf, positionOf, readSource } from '#generator/load/parse/source-file.ts'

describe('positionOf', () => {
  test('lines and columns count from 1', () => {
    expect(positionOf({ text: 'ab\ncd' }, 0)).toEqual({ line: 1, column: 1 })
  })

  test('a character after a line break is on the next line', () => {
    expect(positionOf({ text: 'ab\ncd' }, 4)).toEqual({ line: 2, column: 2 })
  })

  test('a line break belongs to the line it ends', () => {
    expect(positionOf({ text: 'ab\ncd' }, 2)).toEqual({ line: 1, column: 3 })
  })
})

test('the offset of a position is found again, and one after the last line is the end of the text', () => {
  const file = { text: 'ab\ncd\n' }
  for (const offset of [0, 2, 3, 5]) expect(offsetOf(file, positionOf(file, offset))).toBe(offset)
  expect(offsetOf(file, { line: 9, column: 4 })).toBe(file.text.length)
})

test('a problem in each line of a long table takes no longer than reading the table', () => {
  const file = { text: 'a,b,c,d\n'.repeat(50_000) }
  const start = performance.now()
  const found = Array.from({ length: 50_000 }, (_, at) => positionOf(file, offsetOf(file, { line: at + 1, column: 3 })))
  expect(found.at(-1)).toEqual({ line: 50_000, column: 3 })
  // Each line by itself would take minutes.
  expect(performance.now() - start).toBeLessThan(5000)
})

describe('readSource', () => {
  let root: string
  let manifestDir: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'citywide-source-'))
    manifestDir = join(root, 'manifest')
    await mkdir(manifestDir)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  const read = async (path: string, bytes: string | Buffer) => {
    await writeFile(join(manifestDir, path), bytes)
    return readSource(manifestDir, 'manifest', path)
  }

  test('removes a byte order mark, so that the first column keeps its name and position', async () => {
    const outcome = await read('bom.csv', '\uFEFFname,slug\nOdell,odell\n')
    if (!outcome.ok) throw new Error('not read')
    expect(outcome.value.text).toBe('name,slug\nOdell,odell\n')
    const table = parseCsv(outcome.value, ['name', 'slug'])
    expect(table.ok && table.value.rows[0]?.value).toEqual({ name: 'Odell', slug: 'odell' })
    expect(table.ok && table.value.rows[0]?.locate('slug')).toMatchObject({ line: 2, column: 7 })
  })

  test('a file is shown relative to the root directory', async () => {
    expect(await read('a.yaml', 'a: 1')).toEqual({
      ok: true,
      value: { path: 'a.yaml', shown: 'manifest/a.yaml', text: 'a: 1' },
    })
  })

  test('bytes that are not UTF-8 are a problem at the first of them', async () => {
    // "é" of Windows-1252 is the byte E9, in line 2, column 4, after "Caf"
    const outcome = await read('latin.yaml', Buffer.from('Odell\nCaf\xe9\n', 'latin1'))
    expect(outcome.ok ? [] : outcome.problems).toEqual([
      expect.objectContaining({ code: 'not-utf-8', at: { file: 'manifest/latin.yaml', line: 2, column: 4 } }),
    ])
  })

  test('a link to a readable file outside the manifest directory is refused', async () => {
    await writeFile(join(root, 'outside.yaml'), 'a: 1')
    await symlink('../outside.yaml', join(manifestDir, 'out.yaml'))
    const outcome = await readSource(manifestDir, 'manifest', 'out.yaml')
    expect(outcome.ok ? [] : outcome.problems).toEqual([expect.objectContaining({ code: 'outside-manifest' })])
  })

  test('a link to a sibling directory with the same name prefix is refused', async () => {
    await mkdir(join(root, 'manifest-old'))
    await writeFile(join(root, 'manifest-old', 'a.yaml'), 'a: 1')
    await symlink('../manifest-old/a.yaml', join(manifestDir, 'old.yaml'))
    const outcome = await readSource(manifestDir, 'manifest', 'old.yaml')
    expect(outcome.ok ? [] : outcome.problems).toEqual([expect.objectContaining({ code: 'outside-manifest' })])
  })

  test('a link to another file of the manifest is followed', async () => {
    await writeFile(join(manifestDir, 'target.yaml'), 'a: 1')
    await symlink('target.yaml', join(manifestDir, 'link.yaml'))
    expect(await readSource(manifestDir, 'manifest', 'link.yaml')).toMatchObject({ ok: true, value: { text: 'a: 1' } })
  })

  test('a missing file is a problem, not an exception', async () => {
    const outcome = await readSource(manifestDir, 'manifest', 'nowhere.yaml')
    expect(outcome.ok ? [] : outcome.problems).toEqual([expect.objectContaining({ code: 'unreadable-file' })])
  })
})
