import { expect, test } from 'vitest'
import { loadMessages } from '#generator/load/messages/load-messages.ts'
import { parseYaml } from '#generator/load/parse/parse-yaml.ts'
import { say, sayParts } from '#src/messages.ts'

/** The messages of a language with those of a manifest. */
function withOwn(language: string, text: string) {
  const outcome = parseYaml({ path: 'messages.yaml', shown: 'manifest/messages.yaml', text })
  if (!outcome.ok) throw new Error('This is not YAML.')
  return loadMessages(language, outcome.value)
}

test('a region without messages of its own has those of its language', () => {
  expect(loadMessages('es-MX').messages).toEqual(loadMessages('es').messages)
})

test('a zone is a county in the Spanish of the United States', () => {
  const { messages, problems } = loadMessages('es-US')
  expect(problems).toEqual([])
  expect(messages['contact.text']).toBe('Mensaje')
  expect(messages['segments.counties']).toBe('condados')
  expect(Object.keys(messages).sort()).toEqual(Object.keys(loadMessages('es').messages).sort())
  const zones = Object.entries(messages).filter(([key, text]) => key !== 'place.county' && /\bzonas\b/i.test(text))
  expect(zones).toEqual([])
})

test('the Spanish of the United States has its own words and quotation marks', () => {
  const own = Object.values(loadMessages('es-US').messages).join('\n')
  expect(own).not.toMatch(/presupuesto|[«»]|contactar (?:directamente )?con|no se ha podido/i)
  expect(own).toMatch(/cotización/)
  expect(own).toContain('“{tag}”')
  const argumentsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
  const neutral = loadMessages('es').messages
  for (const [key, text] of Object.entries(loadMessages('es-US').messages))
    expect(argumentsOf(text), key).toEqual(argumentsOf(neutral[key] ?? ''))
})

test('English outside the United States has its own spelling, and the other messages of English', () => {
  const own = (language: string) => {
    const { messages, problems } = loadMessages(language)
    expect(problems).toEqual([])
    return messages
  }
  expect(Object.values(own('en-US')).join()).toContain('neighbor on')
  for (const language of ['en-GB', 'en-CA']) {
    expect(Object.values(own(language)).join()).not.toMatch(/\bneighbor\b(?!\})/)
    expect(Object.keys(own(language)).sort()).toEqual(Object.keys(own('en')).sort())
  }
  const directions = (language: string) => own(language)['place.direction.northeast']
  expect(['en-US', 'en-GB', 'en-AU', 'en-CA'].map(directions)).toEqual([
    'northeast',
    'north-east',
    'north-east',
    'northeast',
  ])
  expect(own('en-GB')['scenes.van']).toContain('kerb')
  expect(own('en-CA')['scenes.van']).toContain('curb')
  // Toronto is in no county.
  const segments = ['en-US', 'en-GB', 'en-IE', 'en-CA', 'en-AU'].map((language) => own(language)['segments.counties'])
  expect(segments).toEqual(['counties', 'counties', 'counties', 'areas', 'areas'])
})

test('a message of the manifest replaces that of the program, and the others stay', () => {
  const { messages, problems } = withOwn('es-ES', 'contact: { call: Telefonear }')
  expect(problems).toEqual([])
  expect(messages['contact.call']).toBe('Telefonear')
  expect(messages['contact.text']).toBe('SMS')
})

test('a message that cannot be used is reported, and the pages get the one of the program', () => {
  const { messages, problems } = withOwn('es-ES', 'contact: { call-number: "Marque {telefono}" }')
  expect(problems).toMatchObject([{ code: 'bad-message', at: { file: 'manifest/messages.yaml', line: 1 } }])
  expect(messages['contact.call-number']).toBe('Llamar al {phone}')
})

test('a message may have one word for all that English distinguishes', () => {
  const place = `
place:
  residents: "{count, number} habitantes"
  county: "{count, plural, one {zona} other {zonas}}"
`
  expect(withOwn('es-ES', place).problems).toEqual([])
  expect(withOwn('es-ES', 'place: { county: zonas }').problems).toMatchObject([{ code: 'bad-message' }])
})

test('a language that only the manifest has needs every message', () => {
  const { isKnown, messages, problems } = withOwn('fr-FR', 'contact: { call: Appeler }')
  expect(isKnown).toBe(true)
  expect(problems).toMatchObject([{ code: 'missing-message', at: { file: 'manifest/messages.yaml', line: 1 } }])
  expect(messages['contact.call']).toBe('Appeler')
})

test('plurals and numbers are those of the language', () => {
  const values = { count: 12_345 }
  const english = { manifest: { ...loadMessages('en'), site: { language: 'en-US' } } }
  const spanish = { manifest: { ...loadMessages('es'), site: { language: 'es-ES' } } }
  expect(say(english, 'area.communities', values)).toBe('12,345 communities')
  expect(say(spanish, 'area.communities', values)).toBe('12.345 localidades')
  expect(say(spanish, 'area.communities', { count: 1 })).toBe('1 localidad')
})

test('the parts of a message with a tag keep their order', () => {
  const source = { manifest: { ...loadMessages('en'), site: { language: 'en-US' } } }
  const parts = sayParts(source, 'legal.updated', { date: 'May 1' }, { time: (text) => ({ time: text }) })
  expect(parts).toEqual(['Last updated ', { time: 'May 1' }])
})

test('a message without an argument that it needs is a mistake of the code', () => {
  const source = { manifest: { ...loadMessages('en'), site: { language: 'en-US' } } }
  expect(() => say(source, 'contact.call-number')).toThrow('phone')
  expect(() => say(source, 'contact.fax')).toThrow('No message "contact.fax"')
})
