import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'

/** From top to bottom. A folder imports from lower layers only, not from other folders of its layer. */
const layers = [
  ['generator/cli'],
  ['generator/pipeline'],
  // What the code of a site imports, and what runs it.
  ['generator/config'],
  ['src/entry'],
  ['src/screens'],
  ['src/components'],
  ['stage'],
  ['generator/core', 'drawings'],
  ['src/report'],
  ['src/site'],
  ['src/client'],
  ['src/islands'],
  ['src/quotes'],
  ['src/toasts'],
  ['src/ui'],
  ['src/country'],
  ['manifest'],
]

const root = join(import.meta.dirname, '../..')
const files = fastGlob.sync(['{src,generator,drawings,manifest}/**/*.{ts,tsx}'], { cwd: root })

/** The folder of a file. A stage is a folder of generator/; the route table and what derives from it count as one folder. */
function folderOf(file: string): string {
  const [top = '', folder = ''] = file.split('/')
  if (top !== 'generator' && top !== 'src') return top
  if (/^src\/(document|screens|entry-server|entry-client)\.tsx?$/.test(file)) return 'src/entry'
  return top === 'src' && /\.|^head$|^local$/.test(folder) ? 'src/site' : `${top}/${folder}`
}

const layerOf = (room: string) => {
  const layer = layers.findIndex((folders) => folders.includes(room))
  return layer < 0 ? layers.findIndex(([name]) => name === 'stage') : layer
}

const imports = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)].map(([, name = '']) => ({
    file,
    target: name.startsWith('#') ? name.slice(1) : relative(root, join(root, dirname(file), name)),
  })),
)

test('imports lead down the layers, and stages do not import each other', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)]
    return from !== to && layerOf(from) >= layerOf(to)
  })
  expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
})

test('src/ and drawings/ import neither Node nor the generator', () => {
  const importing = files.filter(
    (file) => /^(src|drawings)\//.test(file) && /'(node:|#generator)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(importing).toEqual([])
})

test('the entry is the only file directly in generator/', () => {
  expect(fastGlob.sync('generator/*', { cwd: root })).toEqual(['generator/citywide.mjs'])
})

test('only the command line writes to the console or sets the exit code', () => {
  const writers = files.filter((file) => /\bconsole\.\w+\(|process\.exit/.test(readFileSync(join(root, file), 'utf8')))
  expect(writers.filter((file) => !file.startsWith('generator/cli/'))).toEqual([])
})

test('what commands and pages import is a dependency; only tests use development dependencies', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const scripts = fastGlob.sync(['{src,generator,drawings,manifest}/**/*.{ts,tsx,mjs}'], { cwd: root })
  const wrong = scripts.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(import type )?.*(?:from |import\()'((?:@[^/']+\/)?[^./#'][^/']*)/gm,
      ),
    ]
      .filter(([, isType, name = '']) => !isType && Object.hasOwn(devDependencies, name))
      .map(([, , name]) => `${file} → ${name}`),
  )
  expect(wrong).toEqual([])
})
