import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser'
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import type { Problem } from '../core/problem.ts'
import type { Outcome, Parsed, SourceFile } from './source-file.ts'

/**
 * Parses YAML 1.2 or JSON. JSON is a subset of YAML, so after a JSON parser has accepted a .json file, it is read as YAML.
 * @param lineOffset number of lines above the text in its file, for front matter.
 */
export function parseYaml(file: SourceFile, text = file.text, lineOffset = 0): Outcome<Parsed> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file: file.shown, line: line + lineOffset, column: Math.max(col, 1) }
  }
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
                'Check the indentation, and quote text that contains ": " or starts with a special character.',
              ),
            ]
          : []),
      ],
    }
  }
  try {
    return {
      ok: true,
      value: { file, value: document.toJS(), locate: (path, part) => at(offsetOf(document, path, part)) },
    }
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

function offsetOf(document: Document, path: readonly PropertyKey[], part: 'key' | 'value' = 'value'): number {
  let node: unknown = document.contents
  let offset = startOf(document.contents)
  for (const [index, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : '') === String(step))
      if (!isPair(pair)) return offset
      const isLast = index === path.length - 1
      offset = isNode(pair.value) && !(isLast && part === 'key') ? startOf(pair.value) : startOf(pair.key)
      node = pair.value
    } else if (isNode(node) && 'items' in node && Array.isArray(node.items) && typeof step === 'number') {
      node = node.items[step]
      if (!isNode(node)) return offset
      offset = startOf(node)
    } else {
      return offset
    }
  }
  return offset
}

function startOf(node: unknown): number {
  return (isNode(node) && (node as Node).range?.[0]) || 0
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
