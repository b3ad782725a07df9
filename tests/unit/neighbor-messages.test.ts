import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const files = ['en-001', 'es'].map((language) => `messages/${language}.yaml`)
const superlative = /nearest|closest|más cercan/
const ofOwn = /we serve|our list|atendemos|nuestra lista/

// A place that the company does not serve may be nearer. American English still has one sentence without that.
test.each(files)('%s says of the places on the list that one is the nearest', (file) => {
  const { several, far } = parse(readFileSync(file, 'utf8')).local.neighbors
  const sentences: string[] = [...several, ...far].filter((sentence: string) => superlative.test(sentence))
  expect(sentences.length).toBeGreaterThan(3)
  expect(sentences.filter((sentence) => !ofOwn.test(sentence))).toEqual([])
})
