import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importText } from '#generator/cli/print-import.ts'
import { importRedirects } from '#generator/pipeline/import-redirects.ts'
import { createRun } from '#generator/pipeline/run.ts'
import { withEditedSite } from '../support/manifest-case.ts'
import { validateSite } from '../support/pipeline.ts'

const exported = `source,target,code
/drains/,/services/drain-cleaning/,301
/odel/,,301
/contact/,/services/,301
/summer/,/winter/,302
`

test('redirects are added at the end of the file, and the manifest remains valid', () =>
  withEditedSite(
    [{ file: 'redirects.yaml', write: '# Kept.\n- { from: /old/, to: /contact/ } # this too' }],
    async (dirs) => {
      const path = join(dirs.rootDir, 'export.csv')
      await writeFile(path, exported)
      const { moves, file, format } = await importRedirects(createRun(dirs), path)
      expect(await readFile(join(dirs.manifestDir, 'redirects.yaml'), 'utf8')).toBe(
        '# Kept.\n- { from: /old/, to: /contact/ } # this too\n- { from: "/drains/", to: "/services/drain-cleaning/" }\n',
      )
      // The small site names no host for its redirects.
      expect((await validateSite(dirs)).problems.map(({ code }) => code)).toEqual(['redirects-without-host'])
      expect(moves && importText(file, format, moves)).toBe(
        [
          'CSV: 1 redirect added to small-site/redirects.yaml.',
          '',
          '1 URL has no target on this site. Check the suggestions, and add what is right to small-site/redirects.yaml:',
          '- { from: "/odel/", to: "/service-areas/odell/" }',
          '',
          '2 lines left out:',
          'line 4: /contact/ is a page of this site.',
          'line 5: It has the status 302, which is not permanent.',
        ].join('\n'),
      )
      // Once more adds nothing.
      const again = await importRedirects(createRun(dirs), path)
      expect(again.moves?.rules).toEqual([])
    },
  ))

test('a file without rules is filled, and a missing one is made', () =>
  withEditedSite([], async (dirs) => {
    const path = join(dirs.rootDir, '_redirects')
    await writeFile(path, '/drains /contact\n')
    const redirects = join(dirs.manifestDir, 'redirects.yaml')
    const line = '- { from: "/drains/", to: "/contact/" }\n'
    await importRedirects(createRun(dirs), path)
    expect(await readFile(redirects, 'utf8')).toBe(line)
    await writeFile(redirects, '# None yet.\n[]\n')
    await importRedirects(createRun(dirs), path)
    expect(await readFile(redirects, 'utf8')).toBe(`# None yet.\n${line}`)
  }))

test('a manifest with errors is not touched, and a missing export is named', () =>
  withEditedSite([{ file: 'site.yaml', replace: 'language: en-US', with: 'language: english' }], async (dirs) => {
    const path = join(dirs.rootDir, '_redirects')
    await writeFile(path, '/drains /contact\n')
    const { moves, problems } = await importRedirects(createRun(dirs), path)
    expect(moves).toBeUndefined()
    expect(problems.map(({ at }) => at.file)).toEqual(['small-site/site.yaml'])
    await expect(importRedirects(createRun(dirs), join(dirs.rootDir, 'none.csv'))).rejects.toThrow('There is no file')
  }))
