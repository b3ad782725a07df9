/**
 * Characters a data file may have. A browser holds the text of a script as one string, and V8's longest has 2^29 - 24
 * characters (`String::kMaxLength`).
 */
const mostCharacters = 500_000_000

/** Items of a list that are made text at once: enough to be quick, few enough to stay small. */
const atOnce = 2000

/**
 * The text of a data file of the report, in pieces, since that of a large site is longer than a string should be.
 *
 * Long lists are parsed as JSON some thousand items at a time, which is what Chromium reads fastest: 100,000 addresses,
 * 47 MB, take it 0.6 s; as a literal 0.8 s and a third more memory, as one string for `JSON.parse` 2 s.
 *
 * @throws {RangeError} when the file would be longer than a browser can read.
 */
export function* dataScript(name: string, data: unknown): Generator<string> {
  let length = 0
  for (const piece of scriptPieces(name, data)) {
    length += piece.length
    if (length > mostCharacters) {
      throw new RangeError(`data/${name}.js would be longer than the ${mostCharacters} characters a browser can read.`)
    }
    yield piece
  }
}

function* scriptPieces(name: string, data: unknown): Generator<string> {
  yield `citywideReport.receive('${quoted(name)}',`
  yield* expressionPieces(data)
  yield ')\n'
}

function* expressionPieces(value: unknown): Generator<string> {
  if (!hasLongList(value)) yield parsed(value)
  else if (Array.isArray(value)) yield* listPieces(value)
  else yield* objectPieces(value)
}

function hasLongList(value: unknown): value is object {
  if (Array.isArray(value)) return value.length > atOnce
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongList)
}

function* listPieces(items: readonly unknown[]): Generator<string> {
  for (let start = 0; start < items.length; start += atOnce) {
    yield `${start === 0 ? '[].concat(' : ',\n'}${parsed(items.slice(start, start + atOnce))}`
  }
  yield ')'
}

function* objectPieces(value: object): Generator<string> {
  // As JSON.stringify has it, what is undefined is left out.
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  for (const [index, [key, entry]] of entries.entries()) {
    yield `${index === 0 ? '{' : ',\n'}'${quoted(key)}':`
    yield* expressionPieces(entry)
  }
  yield '}'
}

const parsed = (value: unknown) => `JSON.parse('${quoted(narrow(JSON.stringify(value ?? null)))}')`

/**
 * JSON with typographic marks as escapes. They are all that most European texts have beyond Latin-1, and a single
 * letter beyond it makes a browser keep the whole script with two bytes a letter.
 */
function narrow(json: string): string {
  return json.replace(/[\u2010-\u2122]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
}

/** A text as the inside of a string of JavaScript in single quotes, which may also stand in a script element. */
function quoted(text: string): string {
  return text.replace(unsafe, (found) => escapes[found] ?? `\\${found}`)
}

const unsafe = /[\\'\n\r\u2028\u2029]|<(?=[/!])/g

const escapes: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\x3c',
}
