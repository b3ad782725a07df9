/**
 * Characters a data file may have. A browser holds the text of a script as one string, and V8's longest has 2^29 - 24
 * characters (`String::kMaxLength`).
 */
const mostCharacters = 500_000_000

/** Items of a list that are made text at once: enough to be quick, few enough to stay small. */
const atOnce = 2000

/**
 * The text of a data file of the report, in pieces, since that of a large site is longer than any string of JavaScript
 * should be. The data is read by `JSON.parse`, which takes Chromium half the time of a literal.
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
  yield `citywideReport.receive('${quoted(name)}',JSON.parse('`
  for (const piece of jsonPieces(data)) yield quoted(piece)
  yield `'))\n`
}

/** JSON of a value: objects by their entries, long lists by a few thousand items. */
function* jsonPieces(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value)
  else if (typeof value === 'object' && value !== null) yield* objectPieces(value)
  else yield JSON.stringify(value ?? null)
}

function* listPieces(items: readonly unknown[]): Generator<string> {
  yield '['
  for (let start = 0; start < items.length; start += atOnce) {
    const text = JSON.stringify(items.slice(start, start + atOnce))
    yield `${start === 0 ? '' : ','}${text.slice(1, -1)}`
  }
  yield ']'
}

function* objectPieces(value: object): Generator<string> {
  // As JSON.stringify has it, what is undefined is left out.
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  yield '{'
  for (const [index, [key, entry]] of entries.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(key)}:`
    yield* jsonPieces(entry)
  }
  yield '}'
}

/** JSON as the inside of a string of JavaScript in single quotes, which may also stand in a script element. */
function quoted(json: string): string {
  return json.replace(unsafe, (found) => escapes[found] ?? `\\${found}`)
}

const unsafe = /[\\'\u2028\u2029]|<(?=[/!])/g

const escapes: Record<string, string> = { '\u2028': '\\u2028', '\u2029': '\\u2029', '<': '\\x3c' }
