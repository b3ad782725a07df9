import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { companyEdits } from '../support/companies.ts'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { validateSite } from '../support/pipeline.ts'

// Untrue statements in the manifests of companies of several countries and languages. Each is found at its line, and nothing else is.

const translated: ManifestEdit[] = [
  { copy: 'translations/es', to: 'es' },
  { file: 'site.yaml', replace: 'language: en-US', with: 'languages: [en-US, es-US]' },
]

const origin = (name: string): ManifestEdit => ({
  file: 'site.yaml',
  replace: 'https://gorgedrain.example',
  with: `https://${name}.example`,
})

const companies = {
  oregon: [],
  translated,
  madrid: [...(await companyEdits('comunidad-de-madrid')), origin('sierra')],
  yorkshire: [...(await companyEdits('north-yorkshire')), origin('dalesdrains')],
  offices: await companyEdits('two-offices'),
}

type Replacement = { file: string; replace: string; with: string }

const put = (file: string, replace: string, written: string): Replacement => ({ file, replace, with: written })

const faults: [
  company: keyof typeof companies,
  code: string,
  name: string,
  fault: Replacement,
  more?: ManifestEdit[],
][] = [
  ['madrid', 'postal-code-elsewhere', 'a code of another province', put('cities.csv', '28791 28770', '46791')],
  [
    'madrid',
    'postal-code-elsewhere',
    'an office with a code of another province',
    put('site.yaml', '"28100"', '"08100"'),
  ],
  [
    'madrid',
    'postal-code-elsewhere',
    'a code of the next province, in a county whose codes begin alike',
    put('cities.csv', ',28791,', ',19791,'),
    [
      put('cities.csv', '28791 28770', '28791'),
      put(
        'cities.csv',
        'comunidad-de-madrid,Colmenar',
        'comunidad-de-madrid,Algete,algete,,,,28110,40.5960,-3.4970,,"Bajantes de fibrocemento en bloques bajos.",INE\ncomunidad-de-madrid,Colmenar',
      ),
    ],
  ],
  ['yorkshire', 'postal-code-elsewhere', 'postcodes of another part of the country', put('cities.csv', 'BD24', 'EX24')],
  ['yorkshire', 'postal-code-elsewhere', 'an office with a letter less', put('site.yaml', 'BD23 1JD', 'B23 1JD')],
  [
    'translated',
    'translation-differs',
    'another number',
    put('es/site.yaml', 'con dos furgonetas', 'con 3 furgonetas'),
    [put('site.yaml', 'A two-van drain company', 'A drain company with 2 vans')],
  ],
  [
    'translated',
    'translation-differs',
    'another place',
    put('es/cities.csv', 'Almacenes de fruta', 'En Cascade Locks hay almacenes de fruta'),
    [put('cities.csv', 'Packing houses and homes', 'Odell has packing houses and homes')],
  ],
]

/** The line of a text in a file after its edit. */
const lineOf = (text: string, written: string) => text.slice(0, text.indexOf(written)).split('\n').length

test.each(faults)('%s: %s, %s', async (company, code, _, fault, more = []) => {
  const { file, with: written } = fault
  await withEditedSite([...companies[company], ...more, fault], async (dirs) => {
    const { problems } = await validateSite(dirs)
    const line = lineOf(await readFile(`${dirs.manifestDir}/${file}`, 'utf8'), written)
    expect(problems.map((found) => [found.code, found.at.file, found.at.line, found.what])).toEqual([
      [code, `small-site/${file}`, line, expect.any(String)],
    ])
  })
})

test.each(Object.keys(companies) as (keyof typeof companies)[])(
  'nothing is found in the manifest of %s',
  async (company) => {
    const problems = await withEditedSite(companies[company], async (dirs) => (await validateSite(dirs)).problems)
    expect(problems.map(({ code, what }) => `${code}: ${what}`)).toEqual([])
  },
)
