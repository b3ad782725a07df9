import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { codeTexts } from '#generator/init/make-project.ts'
import { starterTexts } from '#generator/init/starter-texts.ts'
import { readStarter, starterNames } from '#generator/init/starters.ts'
import { texts } from '../../../../starters/custom/project/parts/texts.ts'
import type { Texts } from '../../../../starters/custom/project/parts/words.ts'
import { rootDir } from '../../../support/citywide.ts'

const american = { company: 'Any', language: 'en-US' }
const names = starterNames(rootDir)
const textsOf = (pattern: string) =>
  fastGlob.sync(pattern, { cwd: rootDir }).map((file) => ({ file, text: readFileSync(join(rootDir, file), 'utf8') }))

test('there are starters for four trades, each with twelve services, and a small one with code', () => {
  const trades = ['cleaning', 'heating-and-cooling', 'lawn-care', 'plumbing']
  expect(names).toEqual([...trades, 'custom'].sort())
  for (const name of trades) expect(readStarter(rootDir, name, american).services).toHaveLength(12)
  expect(readStarter(rootDir, 'custom', american).services).toHaveLength(4)
})

test.each([
  ['Salt Lake City', 40.8, 'en-US', 'snow-removal'],
  ['Tucson', 32.2, 'en-US', 'small-tree-pruning'],
  ['Leeds', 53.8, 'en-GB', 'snow-removal'],
  ['Madrid', 40.4, 'es-ES', 'small-tree-pruning'],
  ['Melbourne', -37.8, 'en-AU', 'small-tree-pruning'],
])('a garden company in %s offers what its winters need', (_, latitude, language, expected) => {
  const { services } = readStarter(rootDir, 'lawn-care', { company: 'Any', language, latitude })
  expect(services.at(-1)?.file).toBe(expected)
  expect(services).toHaveLength(12)
})

test('a starter is found by what its language calls the trade', () => {
  const { dir } = readStarter(rootDir, 'Jardineria', { company: 'Any', language: 'es-ES' })
  expect(dir).toBe(join(rootDir, 'starters/lawn-care'))
})

test.each([
  ['HVAC', 'heating-and-cooling', 'en-US'],
  ['plumber', 'plumbing', 'en-GB'],
  ['House Cleaning', 'cleaning', 'es-US'],
  ['Plomería', 'plumbing', 'es-MX'],
])('%s is another word for the starter %s', (trade, starter, language) => {
  expect(readStarter(rootDir, trade, { company: 'Any', language }).dir).toBe(join(rootDir, 'starters', starter))
})

test('the services that a home page links to exist', () => {
  for (const language of ['en-US', 'en-GB'])
    for (const name of names) {
      const { popular, services } = readStarter(rootDir, name, { company: 'Any', language })
      expect(services.map(({ file }) => file)).toEqual(expect.arrayContaining(popular))
    }
})

test.each(['cleaning', 'heating-and-cooling', 'lawn-care', 'plumbing', 'custom'])(
  'the starter for %s has every text in Spanish, and slugs of its own',
  (trade) => {
    const american = readStarter(rootDir, trade, { company: 'Any', language: 'en-US' })
    const { dir, language, type, popular, brand, services, ...texts } = readStarter(rootDir, trade, {
      company: 'Any',
      language: 'es-ES',
    })
    const english = /\b(the|and|with|of|is|your|every|once|water|pipes?|lawn|cleaning|heating)\b/i
    expect(JSON.stringify(texts)).not.toMatch(english)
    for (const { slug, name, file, text } of services) {
      const original = american.services.find((each) => each.file === file)
      const { icon, order, price, ...words } = text.value
      expect(JSON.stringify(words), file).not.toMatch(english)
      expect(shapeOf(text.value), file).toEqual(shapeOf(original?.text.value))
      expect(slug, name).not.toBe(original?.slug)
    }
    expect(new Set(services.map(({ slug }) => slug)).size).toBe(american.services.length)
  },
)

/** The keys of a value, and the lengths of its lists. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
    : typeof value

/** All texts of a starter in a language. */
const wordsIn = (trade: string, language: string) => {
  const { dir, services, popular, ...texts } = readStarter(rootDir, trade, { company: 'Any', language })
  return JSON.stringify([texts, services.map(({ name, text }) => [name, text])])
}

test.each([
  ['en-US', undefined, /your county or community.*no page for this county/i],
  ['en-US', 'Parish', /your parish or community.*No Page for This Parish/],
  ['en-US', 'Borough', /by borough/],
  ['en-US', 'Municipality of …', /your area or town.*No Page for This Area/],
  ['en-GB', undefined, /your county, town or village/],
  ['en-CA', undefined, /your area or town.*No Page for This Area/],
  ['en-AU', undefined, /all areas that we visit/],
])('pages in %s of a company in places of the type %s have their word', (language, designation, expected) => {
  const values = starterTexts(rootDir, 'shared/pages', language, designation).map(({ value }) => value)
  const text = JSON.stringify(values)
  expect(text).toMatch(expected)
  if (!expected.source.includes('county')) expect(text).not.toMatch(/\bcount(y|ies)\b(?!")/i)
})

test.each(['es-US', 'es-MX'])(
  'in %s, articles and adjectives agree with the nouns that replace those of Spain',
  (language) => {
    const pages = starterTexts(rootDir, 'shared/pages', language)
    const text = [...names.map((trade) => wordsIn(trade, language)), JSON.stringify(pages)].join('\n')
    const replaced = Object.values<string>(
      parse(readFileSync(join(rootDir, 'starters/shared/es/words-in-america.yaml'), 'utf8')),
    )
    const nouns = [...new Set(replaced.flatMap((words) => words.split(' ')))].filter((word) => word.length > 3)
    const isFeminine = (word: string) => /(as?|ción|dad|llaves?)$/.test(word)
    const [feminine, masculine] = [nouns.filter(isFeminine), nouns.filter((word) => /(os?|[^aeios]|e)$/.test(word))]
    expect(feminine).toContain('llave')
    expect(masculine).toContain('refrigerador')
    const wrong = [
      `(?:el|del|al|un|unos|este|otro|algún|ningún) (?:${feminine.join('|')})`,
      `(?:la|una|unas|esta|otra|alguna|ninguna) (?:${masculine.filter((word) => !isFeminine(word)).join('|')})`,
      `(?:${feminine.join('|')})(?: flexibles)? (?:nuevos?|viejos?|bajo)`,
    ]
    expect(text.match(new RegExp(`(?<!\\p{L})(?:${wrong.join('|')})(?!\\p{L})`, 'giu'))).toBeNull()
  },
)

test('a starter has the words of the country of its language', () => {
  expect(wordsIn('plumbing', 'en-GB')).toContain('Tap and Sink Installation')
  expect(wordsIn('plumbing', 'en-US')).toContain('Faucet')
  for (const trade of names) expect(wordsIn(trade, 'en-US'), trade).not.toMatch(/autumn|colour|centimetre/)
  expect(wordsIn('lawn-care', 'es-US')).toContain('no deja luz')
  expect(wordsIn('lawn-care', 'es-US')).toContain('pulgadas')
  expect(wordsIn('lawn-care', 'es-MX')).not.toContain('pulgadas')
  expect(wordsIn('plumbing', 'en-CA')).toMatch(/Faucet.*colour|colour.*Faucet/)
  expect(wordsIn('heating-and-cooling', 'en-GB')).toContain('Boiler Installation')
  expect(wordsIn('heating-and-cooling', 'en-GB')).toContain('"In Autumn"')
  expect(wordsIn('heating-and-cooling', 'en-AU')).toContain('Ducted Heating Installation')
  expect(wordsIn('lawn-care', 'en-GB')).toContain('"Spring and Autumn"')
  expect(wordsIn('cleaning', 'en-GB')).toContain('A flat is small enough')
  expect(wordsIn('custom', 'en-GB')).toContain('Washing Machine Repair')
  expect(wordsIn('custom', 'en-GB')).not.toMatch(/\branges?\b|gas utility/i)
  expect(wordsIn('custom', 'en-GB')).toContain('appliances/refrigerator-repair')
  for (const trade of names) {
    expect(wordsIn(trade, 'en-GB'), trade).not.toMatch(
      /faucet|color\b|neighbor|fahrenheit|furnace|\b(the|in|every|and|during) fall\b|catalog\b|apartment|closet|trash|cleanup|snow removal|sprinkler s|sprinkler head|backflow|check valve|tub\b|inches|\ban? (?:flat|loft)s\b|\ban [flc]/i,
    )
    expect(wordsIn(trade, 'es-US'), trade).not.toMatch(
      /grifo|latiguillo|desatasc|ascensor|aparca|nevera|fregados|centímetros|fianza|arriate|vivaces|verja|bañera|cisterna|averías?\b|encimera/i,
    )
  }
})

test('a word of another gender takes its pronouns with it', () => {
  for (const language of ['es-ES', 'es-US', 'es-MX'])
    for (const trade of names)
      expect(wordsIn(trade, language), `${trade} ${language}`).not.toMatch(
        /\blos \p{L}+ a las que|\blas \p{L}+ a los que/u,
      )
})

test('homes in Europe have boilers and radiators, in both languages, and those elsewhere furnaces and ducts', () => {
  const ducts =
    /furnace|\bducts?\b|warm air heat|registers|sump|tankless|instantaneous|por aire|generador|achique|rejilla/i
  const radiators = /radiators?|radiadores/
  for (const language of ['en-GB', 'en-IE', 'en-ES', 'es-ES', 'es-GB']) {
    expect(wordsIn('heating-and-cooling', language), language).not.toMatch(ducts)
    expect(wordsIn('heating-and-cooling', language), language).toMatch(radiators)
    expect(wordsIn('plumbing', language), language).not.toMatch(ducts)
  }
  for (const language of ['en-US', 'en-CA', 'es-US', 'es-MX'])
    expect(wordsIn('heating-and-cooling', language), language).toMatch(/furnace|calefacción por aire/)
})

test('texts for Europe replace texts of the trade, with the same fields and lists of the same length', () => {
  for (const { file } of textsOf('starters/*/{in-europe,es/in-europe}/**/*.yaml')) {
    const [, trade = ''] = file.split('/')
    const own = parse(readFileSync(join(rootDir, file), 'utf8'))
    const path = file.replace(/^starters\//, '').replace(/(es\/)?in-europe\//, '')
    const { name, ...american } = parse(readFileSync(join(rootDir, 'starters', path), 'utf8'))
    expect(shapeOf({ name, ...american }), file).toMatchObject(Object(shapeOf(own)))
    // Each service that differs does so in both languages, because the two are translations of each other.
    const inLanguages = ['in-europe', 'es/in-europe'].map((folder) =>
      existsSync(join(rootDir, 'starters', trade, folder, path.slice(trade.length + 1))),
    )
    if (!path.endsWith('air-conditioner-repair.yaml')) expect(inLanguages, file).toEqual([true, true])
  }
})

test('a trade without texts in a language is refused', () => {
  const french = { company: 'Any', language: 'fr-FR' }
  expect(() => readStarter(rootDir, 'custom', french)).toThrow('has no texts in the language "fr-FR"')
})

test('the code of a starter says its texts in each language of the site, and in the words of its country', () => {
  const codeIn = (...languages: string[]): Record<string, Texts> => {
    const code = codeTexts(
      rootDir,
      languages.map((language) => readStarter(rootDir, 'custom', { company: 'Any', language })),
    )
    return JSON.parse(code.slice(code.indexOf('= {') + 2))
  }
  expect(codeIn('en-US')).toEqual(texts)
  expect(JSON.stringify(codeIn('en-GB'))).not.toMatch(/\b[Ww]ashers?\b|[Rr]efrigerator|machine Care/)
  const { 'es-US': spanish } = codeIn('en-US', 'es-US')
  expect(spanish?.care.slug).toBe('cuidado-de-electrodomesticos')
  expect(spanish?.parts.lists.map(({ appliance }) => appliance)).toContain('refrigerador')
  expect(JSON.stringify(spanish)).not.toMatch(/\b(the|and|with|of|your)\b|nevera|frigor/i)
})

test('a trade that has no starter is refused, with the nearest', () => {
  expect(() => readStarter(rootDir, 'plumming', american)).toThrow('Did you mean "plumbing"?')
})

test('starters share no sentence with the sample, and say nothing of its company', () => {
  const sentencesIn = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => sentence.split(' ').length > 5)
  const sample = new Set(textsOf('manifest/**/*.{yaml,md}').flatMap(({ text }) => sentencesIn(text)))
  for (const { file, text } of textsOf('starters/**/*.{yaml,md}')) {
    expect(
      sentencesIn(text).filter((sentence) => sample.has(sentence)),
      file,
    ).toEqual([])
    expect(text, file).not.toMatch(/Saltbrush|Utah|Wasatch|Salt Lake|example\b/)
  }
})

test('starters promise nothing that only the owner knows', () => {
  for (const { file, text } of textsOf('starters/**/*.{yaml,md}'))
    expect(text, file).not.toMatch(
      /\b(insured|bonded|licensed|certified|24\/7|guarantee|years of experience|family-owned|free estimates?|\$\d)/i,
    )
})
