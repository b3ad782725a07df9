import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'

// Who may import whom. A part of the house is a folder, or a single file where a row names one.
const arrows: Record<string, string[]> = {
  'manifest/schema': [],
  'src/ui': [],
  'src/client': ['src/islands'],
  'src/toasts': ['src/ui', 'manifest/schema'],
  'src/quotes': ['src/toasts', 'src/ui', 'manifest/schema'],
  'src/islands': ['src/ui', 'src/toasts', 'src/quotes', 'manifest/schema'],
  'src/local': ['src/core', 'manifest/schema'],
  'src/components': ['src/core', 'src/head', 'src/local', 'src/islands', 'src/ui', 'manifest/schema'],
  'src/screens': ['src/core', 'src/head', 'src/components', 'src/client', 'src/islands', 'src/ui', 'manifest/schema'],
  'src/report': ['src/head', 'src/core'],
  'src/head': ['src/core', 'src/local', 'manifest/schema'],
  'src/core': ['src/head', 'src/local', 'manifest/schema'],
  'src/entry': ['src/core', 'src/head', 'src/components', 'src/screens', 'src/client', 'src/entry', 'manifest/schema'],
  'generator/load': ['generator/base', 'src/core', 'src/head', 'manifest/schema'],
  'generator/expand': ['generator/base', 'src/core', 'src/head', 'manifest/schema'],
  'generator/render': [],
  'generator/scan': ['src/core'],
  'generator/map': ['src/core', 'manifest/schema'],
  'generator/images': ['generator/base', 'generator/drawings', 'src/core', 'src/head', 'manifest/schema'],
  'generator/drawings': ['src/core', 'manifest/schema'],
  'generator/assets': ['src/core', 'manifest/schema'],
  'generator/brand': ['generator/base', 'src/core', 'src/head', 'manifest/schema'],
  'generator/redirects': ['generator/base', 'src/core', 'manifest/schema'],
  'generator/ledger': ['generator/base', 'generator/redirects', 'src/core', 'manifest/schema'],
  'generator/compare': ['generator/base', 'generator/redirects'],
  'generator/emit': ['generator/base', 'generator/redirects', 'src/core', 'src/head', 'manifest/schema'],
  'generator/policy': [],
  'generator/hosts': ['generator/base', 'generator/redirects', 'src/core', 'manifest/schema'],
  'generator/publish': [],
  'generator/audit': [
    'generator/base',
    'generator/scan',
    'generator/similar',
    'generator/uniqueness',
    'src/core',
    'src/head',
    'manifest/schema',
  ],
  'generator/similar': ['src/core'],
  'generator/uniqueness': ['generator/base', 'generator/scan', 'generator/similar', 'src/core', 'manifest/schema'],
  'generator/report': [
    'generator/uniqueness',
    'generator/base',
    'generator/scan',
    'src/report',
    'generator/audit',
    'generator/report-app',
    'generator/redirects',
    'src/core',
    'src/head',
    'manifest/schema',
  ],
  'generator/report-app': ['src/report'],
  'generator/base': ['src/core', 'manifest/schema'],
}

/** The entries know every part and its order. */
const entries =
  /^generator\/(build|make-pages|audit-site|judge-site|report-site|report-refusal|explain-page|judge-addresses|write-ledger|compare-sites|cli|validate|uniqueness|schemas|print|print-findings|page-worker|audit-worker)\.ts$|^generator\/serve\/|^vite/
const srcEntries = /^src\/(document|screens|entry-server|entry-client)\.tsx?$/

const partOf = (file: string): string => {
  if (file.startsWith('manifest/')) return 'manifest/schema'
  if (srcEntries.test(file)) return 'src/entry'
  const [top, folder = ''] = file.split('/')
  if (folder.includes('.')) return top === 'src' ? 'src/core' : 'generator/base'
  return `${top}/${folder}`
}

const root = join(import.meta.dirname, '../..')
const files = fastGlob.sync(['src/**/*.{ts,tsx}', 'generator/**/*.ts', 'manifest/**/*.ts'], { cwd: root })
const imports = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, specifier = '']) => ({
    file,
    specifier,
    target: specifier.startsWith('#')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? relative(root, join(root, dirname(file), specifier))
        : undefined,
  })),
)

test('imports follow the arrows between the parts of the house', () => {
  const wrong = imports.filter(({ file, target }) => {
    if (target === undefined || entries.test(file) || target.startsWith('virtual')) return false
    const [from, to] = [partOf(file), partOf(target)]
    return from !== to && !arrows[from]?.includes(to)
  })
  expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
})

test('nothing in src/ knows Node or the generator', () => {
  const wrong = imports.filter(
    ({ file, specifier }) => file.startsWith('src/') && /^(node:|#generator)/.test(specifier),
  )
  expect(wrong).toEqual([])
})

test('only the command line writes to the console or sets the exit code', () => {
  const talkers = files.filter((file) => /\bconsole\.|process\.exit/.test(readFileSync(join(root, file), 'utf8')))
  expect(talkers).toEqual(['generator/cli.ts'])
})
