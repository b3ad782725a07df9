import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { readStarter, starterNames } from '#generator/init/starters.ts'
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

test('the services that a home page links to exist', () => {
  for (const name of names) {
    const { popular, services } = readStarter(rootDir, name, american)
    expect(services.map(({ slug }) => slug)).toEqual(expect.arrayContaining(popular))
  }
})

test('a starter in Spanish has every text in Spanish, and slugs of its own', () => {
  const american = textsOf('starters/plumbing/services/*.yaml').length
  const { services, tagline } = readStarter(rootDir, 'plumbing', { company: 'Any', language: 'es-ES' })
  expect(services).toHaveLength(american)
  expect(tagline).toBe('Fontanería para viviendas y pequeños negocios')
  const english = /\b(the|and|with|of|is|your|water|pipes?)\b/i
  expect(services.filter(({ text }) => english.test(JSON.stringify({ ...text.value, icon: '' })))).toEqual([])
  expect(services.map(({ slug }) => slug)).toContain('reparacion-de-fugas')
})

test('a starter has the words of the country of its language', () => {
  const textOf = (language: string) =>
    JSON.stringify(readStarter(rootDir, 'plumbing', { company: 'Any', language }).services.map(({ text }) => text))
  expect(textOf('en-GB')).toContain('Tap and Sink Installation')
  expect(textOf('en-GB')).not.toMatch(/faucet|color\b|neighboring|Fahrenheit/i)
  expect(textOf('en-US')).toContain('Faucet')
  expect(textOf('es-US')).not.toMatch(/grifo|latiguillo|desatasc/i)
})

test('a trade without texts in a language is refused, with those that have them', () => {
  const spanish = { company: 'Any', language: 'es-ES' }
  expect(() => readStarter(rootDir, 'lawn-care', spanish)).toThrow('Those for plumbing have them.')
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
