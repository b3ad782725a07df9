import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import type { Problem } from '../../core/problem.ts'
import { noParseCache, type ParseCache } from './parse-cache.ts'
import { offsetAt, type ParsedText, placeOf } from './parse-text.ts'
import { lineFinder, type Outcome, type Parsed, type SourceFile } from './source-file.ts'
import { aliasMistake, cutOff, yamlMistake } from './yaml-mistake.ts'

export type ParseOptions = {
  /** Part of the file to parse. Default: all of it. */
  text?: string
  /** Number of lines above the text in its file, for front matter. */
  lineOffset?: number
  cache?: ParseCache
}

/**
 * Parses YAML 1.2 or JSON. JSON is a subset of YAML, so after a JSON parser has accepted a .json file, it is read as YAML.
 */
export function parseYaml(
  file: SourceFile,
  { text = file.text, lineOffset = 0, cache = noParseCache }: ParseOptions = {},
): Outcome<Parsed> {
  const positionAt = lineFinder(text)
  const at = (offset: number) => {
    const { line, column } = positionAt(offset)
    return { file: file.shown, line: line + lineOffset, column }
  }
  const located = ({ value, place }: ParsedText): Outcome<Parsed> => ({
    ok: true,
    value: { file, value, locate: (path, part) => at(offsetAt(place, path, part)) },
  })
  const problem = (code: string, offset: number, what: string, fix: string): Problem => ({
    code,
    severity: 'error',
    at: at(offset),
    what,
    fix,
  })

  if (file.path.endsWith('.json')) {
    const failure = jsonFailure(text)
    if (failure)
      return {
        ok: false,
        problems: [problem('json-syntax', failure.offset, failure.what, 'Fix the JSON syntax at this position.')],
      }
  }
  const known = cache.read(text)
  if (known) return located(known)

  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true })
  if (document.errors.length > 0) {
    const syntax = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
    // One mistake causes further errors, so only the first is reported. Keys that seem repeated may be a result of it.
    if (syntax.length > 0) {
      const { offset, what, fix } = yamlMistake(text, syntax)
      return { ok: false, problems: [problem('yaml-syntax', offset, what, fix)] }
    }
    return {
      ok: false,
      problems: firstOfEach(document.errors, text).map(({ key, offset, inList }) =>
        problem(
          'duplicate-key',
          offset,
          `The key "${key}" occurs twice.`,
          inList
            ? 'Write "- " before it if a new entry begins here. Otherwise remove one of the two.'
            : 'Remove one of the two.',
        ),
      ),
    }
  }
  const cut = cutOff(document, text)
  if (cut) return { ok: false, problems: [problem('text-in-comment', cut.offset, cut.what, cut.fix)] }
  try {
    const parsed = { value: document.toJS(), place: placeOf(document.contents) }
    cache.write(text, parsed)
    return located(parsed)
  } catch (error) {
    const { offset, what, fix } = aliasMistake(text, error instanceof Error ? error.message : String(error))
    return { ok: false, problems: [problem('yaml-syntax', offset, what, fix)] }
  }
}

function jsonFailure(text: string): { offset: number; what: string } | undefined {
  const failures: ParseError[] = []
  parseJson(text, failures, { allowTrailingComma: false, disallowComments: true })
  const [first] = failures
  if (!first) return undefined
  // The parser names its errors in one word, e.g. CommaExpected.
  const words = printParseErrorCode(first.error).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { offset: first.offset, what: `This is not valid JSON:${words}.` }
}

const keyAt = (text: string, offset: number) => /^["']?([^"':\s]+)/.exec(text.slice(offset))?.[1] ?? ''

/**
 * The repeated keys. Of those in an entry of a list, the first of each block of lines: without the dash of the next entry, all its
 * keys are repeated.
 */
function firstOfEach(errors: readonly { pos: [number, number] }[], text: string) {
  const found = errors.map(({ pos: [offset] }) => {
    const start = text.lastIndexOf('\n', offset - 1) + 1
    const indent = text.slice(start, offset)
    const above = text.slice(0, start).split('\n')
    const inList = /^ +$/.test(indent) && above.some((line) => line.startsWith(`${indent.slice(2)}- `))
    return { key: keyAt(text, offset), offset, inList, line: above.length }
  })
  return found.filter(({ inList, line }) => !inList || !found.some((other) => other.inList && other.line === line - 1))
}
