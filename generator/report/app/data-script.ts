/**
 * Maximum length of a data file in characters. A browser keeps a script as one string, and the limit of V8 is 2^29 - 24
 * characters (`String::kMaxLength`).
 */
const mostCharacters = 500_000_000

/** Items of a list in one piece of text. */
const itemsInPiece = 2000

/**
 * The text of a data file of the report, in pieces, because that of a large site is too long for one string.
 *
 * Long lists are parsed as JSON in pieces, which is fastest in Chromium: 100,000 URLs, 47 MB, take 0.6 s; as a literal
 * 0.8 s and a third more memory; as one string for `JSON.parse` 2 s.
 *
 * @throws {RangeError} if the file would be longer than a browser can read.
 */
export function* dataScript(name: string, data: unknown): Generator<string> {
  let length = 0
  for (const piece of scriptPieces(name, data)) {
    length += piece.length
    if (length > mostCharacters) {
      throw new RangeError(`data/${name}.js would exceed ${mostCharacters} characters, the limit of browsers.`)
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
  if (Array.isArray(value)) return value.length > itemsInPiece
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongList)
}

function* listPieces(items: readonly unknown[]): Generator<string> {
  for (let start = 0; start < items.length; start += itemsInPiece) {
    yield `${start === 0 ? '[].concat(' : ',\n'}${parsed(items.slice(start, start + itemsInPiece))}`
  }
  yield ')'
}

function* objectPieces(value: object): Generator<string> {
  // Undefined entries are left out, as by JSON.stringify.
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  for (const [index, [key, entry]] of entries.entries()) {
    yield `${index === 0 ? '{' : ',\n'}'${quoted(key)}':`
    yield* expressionPieces(entry)
  }
  yield '}'
}

const parsed = (value: unknown) => `JSON.parse('${quotedJson(JSON.stringify(value ?? null))}')`

/**
 * Escapes JSON for a single-quoted string, and typographic characters for JSON. In most European texts they are the only
 * ones beyond Latin-1, and a single character beyond Latin-1 makes a browser store the whole script with two bytes per
 * character.
 */
function quotedJson(json: string): string {
  return json.replace(unsafeInJson, (found) =>
    found >= '\u2010' ? `\\\\u${found.charCodeAt(0).toString(16)}` : (escapes[found] ?? found),
  )
}

/** JSON has neither line feeds nor carriage returns. */
const unsafeInJson = /[\\'\u2010-\u2122]|<(?=[/!])/g

/** Escapes a text for a single-quoted JavaScript string, which may also be in a script element. */
function quoted(text: string): string {
  return text.replace(unsafe, (found) => escapes[found] ?? found)
}

const unsafe = /[\\'\n\r\u2028\u2029]|<(?=[/!])/g

const escapes: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\x3c',
}
