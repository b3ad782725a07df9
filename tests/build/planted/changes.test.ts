import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '../../support/citywide.ts'
import { copyTree } from '../../support/files.ts'
import { validateSite } from '../../support/pipeline.ts'
import { foundTogether } from '../../support/planted/found-together.ts'
import { temporaryDirOfFile } from '../../support/temporary.ts'

// Statements of which no rule knows whether they are true: another text could say the same and be right. They are found
// because the text said something else when it was reviewed.

const sample = join(rootDir, 'manifest')
const manifestDir = join(await temporaryDirOfFile(), 'manifest')
copyTree(sample, manifestDir)

type Change = { file: string; replace: string; with: string }

const changes: [code: string, name: string, change: Change][] = [
  [
    'unreviewed-fact',
    'another county in the text of a county',
    { file: 'counties/utah.yaml', replace: 'northern part of Utah County', with: 'northern part of Weber County' },
  ],
  [
    'unreviewed-fact',
    'a town of another county in the text of a county',
    { file: 'counties/summit.yaml', replace: 'a ranch kitchen near Oakley', with: 'a ranch kitchen near Lehi' },
  ],
  [
    'unreviewed-fact',
    'a part of another city',
    { file: 'cities/sandy.yaml', replace: 'Much of the city was built', with: 'Much of Ogden was built' },
  ],
  [
    'unreviewed-fact',
    'another town in the text about a service',
    { file: 'cities/henefer.yaml', replace: 'a sensible project in Henefer', with: 'a sensible project in Hoytsville' },
  ],
  [
    'unreviewed-fact',
    'a neighbor in place of the own town',
    { file: 'cities/saratoga-springs.yaml', replace: 'Saratoga Springs is a young', with: 'Eagle Mountain is a young' },
  ],
  [
    'unreviewed-fact',
    'people who move to another town',
    { file: 'cities/lehi.yaml', replace: 'bring people to Lehi from', with: 'bring people to Draper from' },
  ],
  [
    'unreviewed-fact',
    'another state',
    {
      file: 'cities/alta.yaml',
      replace: 'coats and boots are never quite dry.',
      with: 'coats and boots are never quite dry. Homes in Colorado are older.',
    },
  ],
  [
    'unreviewed-fact',
    'an entry of a list with a letter too few',
    { file: 'services/deep-cleaning.yaml', replace: '  - Grout brushed', with: '  - Gout brushed' },
  ],
  [
    'unreviewed-text',
    'another word of English',
    { file: 'pages/about.md', replace: 'Winter carries salt', with: 'Winter carries slat' },
  ],
]

const found = foundTogether({
  rows: changes,
  placeOf: ([, , { file }]) => file,
  expected: ([code, , { file }]) => [`${code} ${file}`],
  find: async (some) => {
    const before = await Promise.all(some.map(([, , { file }]) => readFile(join(manifestDir, file), 'utf8')))
    try {
      for (const [index, [, name, change]] of some.entries()) {
        const text = before[index] ?? ''
        if (!text.includes(change.replace)) throw new Error(`${change.file} has no text for "${name}"`)
        await writeFile(join(manifestDir, change.file), text.replace(change.replace, change.with))
      }
      const { problems } = await validateSite({ manifestDir, today: '2026-11-30' })
      return problems.map(({ code, at }) => `${code} ${at.file.split('/manifest/')[1]}`)
    } finally {
      await Promise.all(some.map(([, , { file }], index) => writeFile(join(manifestDir, file), before[index] ?? '')))
    }
  },
})

test.each(changes.map((row) => [row[0], row[1], row] as const))('%s: %s', async (code, _, row) => {
  expect(await found(row)).toEqual([`${code} ${row[2].file}`])
})
