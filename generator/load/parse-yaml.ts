import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import type { Problem } from '../core/problem.ts'
import { noParseCache, type ParseCache } from './parse-cache.ts'
import { offsetAt, type ParsedText, placeOf } from './parse-text.ts'
import { lineFinder, type Outcome, type Parsed, type SourceFile } from './source-file.ts'

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
    const duplicates = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
    // One mistake causes further errors, so only the first is reported.
    const [syntax] = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
    return {
      ok: false,
      problems: [
        ...duplicates.map(({ pos }) =>
          problem('duplicate-key', pos[0], `The key "${keyAt(text, pos[0])}" occurs twice.`, 'Remove one of the two.'),
        ),
        ...(syntax
          ? [
              problem(
                'yaml-syntax',
                syntax.pos[0],
                `This is not valid YAML: ${sentence(syntax.message)}`,
                /flow-/.test(syntax.message)
                  ? 'Quote the text, if it has braces or brackets, such as "{phone}", within braces or brackets.'
                  : 'Check the indentation, and quote text that contains ": " or starts with a special character.',
              ),
            ]
          : []),
      ],
    }
  }
  try {
    const parsed = { value: document.toJS(), place: placeOf(document.contents) }
    cache.write(text, parsed)
    return located(parsed)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      problems: [
        problem('yaml-syntax', 0, `This is not valid YAML: ${sentence(reason)}`, 'Replace the alias with its value.'),
      ],
    }
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

function sentence(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? ''
  return /[.!?]$/.test(line) ? line : `${line}.`
}
