import { z } from 'zod'
import { fieldsOf, knownFields } from './finding.ts'
import { schemaAt } from './schema-at.ts'

/** Groups that people write as one text: how to write them, by one of their fields. `…` is the text. */
const shortGroups: Record<string, string> = {
  e164: '{ e164: "+12025550123" }',
  from: '{ from: /old/, to: /services/ }',
  page: '{ page: contact }',
  latitude: '{ latitude: 45.62831, longitude: -122.67312 }',
  severity: '{ severity: off }',
  because: '{ trait: …, because: a sentence about this place alone }',
  missing: '{ fields: [email, phone] }',
}

/**
 * What to write in place of a value of another type.
 * @param schema of the value
 * @param isFile the value is the whole file
 */
export function typeHint({
  expected,
  found,
  schema,
  isFile,
}: {
  expected: string
  found: unknown
  schema: unknown
  isFile: boolean
}): string {
  switch (expected) {
    case 'string':
      return textHint(found)
    case 'number':
    case 'int':
      if (typeof found === 'string' && degrees.test(found))
        return `Write degrees as one number with decimals: ${decimalOf(found)}.`
      if (typeof found === 'string')
        return `Write only digits, without quotes, units or currency signs${numberIn(found)}.`
      if (typeof found === 'number' && Number.isFinite(found)) return 'Write it without a fraction.'
      return 'Write a number in digits, without quotes.'
    case 'boolean':
      return 'Write true or false, without quotes.'
    case 'array':
      return listHint(found, schema, isFile)
    default:
      return groupHint(found, schema, isFile)
  }
}

/** `: 8313` for `8,313`, `: -121.5` for `121,5° W`. Nothing for a number with a unit: the field may have another one. */
function numberIn(found: string): string {
  const [, sign, written = '', direction] =
    /^\s*[$€£]?\s*([-−]?)([\d.,]*\d)\s*[$€£°+]?\s*([NSEW])?\s*$/.exec(found) ?? []
  const isNegative = sign !== '' || direction === 'S' || direction === 'W'
  const thousands = isNegative ? /$^/ : /[.,](?=\d{3}(?:[.,]\d{3})*$)/g
  const plain = written.replace(thousands, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? `: ${isNegative ? '-' : ''}${plain}` : ''
}

/** Where the text of another language is. */
export const inLanguageFolder = (language: string) =>
  `A translation is in the file of the same name in the folder of its language, such as ${language}/.`

function textHint(found: unknown): string {
  if (typeof found === 'number' || typeof found === 'boolean') return 'Put the value between quotes.'
  const [pair, ...others] = typeof found === 'object' && found !== null ? Object.entries(found) : []
  const languages = typeof found === 'object' && found !== null ? Object.keys(found) : []
  if (languages.length > 1 && languages.every((each) => /^[a-z]{2}(-[A-Z]{2})?$/.test(each)))
    return `Write only the text. ${inLanguageFolder(languages.at(-1) ?? '')}`
  // A text that begins with a placeholder, or has a colon.
  if (pair && others.length === 0 && !Array.isArray(found)) {
    const [key, value] = pair
    if (value === null) return `Put it between quotes: "{${key}}".`
    if (typeof value === 'string') return `Put it between quotes if it is one text: "${key}: ${value}".`
  }
  return 'Write it as text on one line.'
}

/** `46° 43′ 55″ N`, as maps write a latitude, with or without its last parts. */
const degrees = /^([-−]?\d{1,3})°\s*(\d{1,2}(?:\.\d+)?)(?:[′'’\s]\s*(?:(\d{1,2}(?:\.\d+)?)[″"”]?)?)?\s*([NSEWO])?$/i

function decimalOf(text: string): string {
  const [, whole = '', minutes = '0', seconds = '0', side = ''] = degrees.exec(text) ?? []
  const size = Number(whole.replace(/^[-−]/, '')) + Number(minutes) / 60 + Number(seconds) / 3600
  return `${/^[-−]/.test(whole) || /[SWO]/i.test(side) ? '-' : ''}${size.toFixed(4)}`
}

function listHint(found: unknown, schema: unknown, isFile: boolean): string {
  const element = schema instanceof z.ZodArray ? schemaAt(schema.element, [], undefined, false) : undefined
  const fields = fieldsOf(element)
  const keys = typeof found === 'object' && found !== null ? Object.keys(found) : []
  const [key = '', ...others] = keys
  if (isFile && others.length === 0 && Array.isArray((found as Record<string, unknown> | null)?.[key]))
    return `Remove the line "${key}:", so that the file begins with "- ".`
  if (keys.some((each) => fields.includes(each))) return 'Begin the first field of each entry with "- ".'
  const entries = element instanceof z.ZodEnum ? [`The entries are ${element.options.join(', ')}.`] : []
  const ofEntry = fields.length > 0 ? [`The fields of an entry are ${fields.join(', ')}.`] : []
  return [`Write each entry on its own line, after "- "${inBrackets(found)}.`, ...entries, ...ofEntry].join(' ')
}

/** `, or all of them between brackets: [3, 4, 5]` for a text with commas. */
function inBrackets(found: unknown): string {
  if (typeof found !== 'string' || found.length > 60) return ''
  const parts = found.split(/\s*,\s*/)
  const isPlain = parts.length > 1 && parts.every((part) => /^[\p{L}\p{N}][^:#"'{}[\]]*$/u.test(part))
  return isPlain ? `, or all of them between brackets: [${parts.join(', ')}]` : ''
}

function groupHint(found: unknown, schema: unknown, isFile: boolean): string {
  const below = isFile ? '' : ' below it'
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const values = discriminatorValues(schema)
    return `Write each field on its own line${below}, "${schema.def.discriminator}" first: one of ${values.join(', ')}.`
  }
  const fields = fieldsOf(schema)
  // A group with one list, such as testimonials.yaml, is written as the list alone.
  const list = Array.isArray(found)
    ? ['items', 'services'].find(
        (field) => fields.includes(field) && schemaAt(schema, [field], undefined, false) instanceof z.ZodArray,
      )
    : undefined
  if (list !== undefined)
    return [`Write "${list}:" above the list, and move the list in by two spaces.`, ...knownFields(fields)].join(' ')
  const source = typeof found === 'string' ? /\bsrc=["']?(https:[^"'\s>]+)/.exec(found)?.[1] : undefined
  if (source !== undefined && fields.includes('url'))
    return [`Write the address in its src as "url: ${source}".`, ...knownFields(fields)].join(' ')
  const isShort = !isFile && (typeof found === 'string' || typeof found === 'boolean' || Array.isArray(found))
  const example = isShort ? fields.find((field) => field in shortGroups) : undefined
  if (example !== undefined)
    return [
      `Write it like ${shortGroups[example]?.replace('…', typeof found === 'string' ? found : '…')}.`,
      ...knownFields(fields),
    ].join(' ')
  if (fields.length === 0) return `Write each entry on its own line${below}: a name, a colon, and its value.`
  return [`Write each field on its own line${below}.`, ...knownFields(fields)].join(' ')
}

/** The values of the field that decides which fields a record has. */
export function discriminatorValues(union: unknown): string[] {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  return union.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[union.def.discriminator] : undefined
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : []
  })
}
