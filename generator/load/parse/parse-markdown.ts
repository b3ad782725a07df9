import type { ParseCache } from './parse-cache.ts'
import { parseYaml } from './parse-yaml.ts'
import type { Outcome, Parsed, SourceFile } from './source-file.ts'

/** Parses the front matter as the record. Text below it becomes the `body` of the record. */
export function parseMarkdown(file: SourceFile, cache?: ParseCache): Outcome<Parsed> {
  const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(file.text)
  if (match?.index !== 0) {
    const isOpen = /^---[ \t]*\r?\n/.test(file.text)
    return {
      ok: false,
      problems: [
        {
          code: 'no-front-matter',
          severity: 'error',
          at: { file: file.shown, line: 1, column: 1 },
          what: isOpen ? 'The front matter of this file has no end.' : 'This file does not start with front matter.',
          fix: isOpen
            ? 'Write a line --- below its last field.'
            : 'Start it with a line ---, the fields of the record in YAML, and another line ---.',
        },
      ],
    }
  }
  const front = parseYaml(file, { text: match[1], lineOffset: 1, cache })
  if (!front.ok) return front
  const { value, locate } = front.value
  const body = file.text.slice(match[0].length)
  // Lines without a field between them are the front matter of a record that has nothing but a text.
  if (body.trim() === '' || (typeof value !== 'object' && value !== undefined)) return front
  if (value !== null && value !== undefined && 'body' in value) {
    const at = locate(['body'], 'key')
    return {
      ok: false,
      problems: [
        {
          code: 'duplicate-key',
          severity: 'error',
          at,
          what: 'This page has a field "body" in its front matter, and also text below the front matter.',
          fix: 'Remove one of the two.',
        },
      ],
    }
  }
  const bodyLine = match[0].split('\n').length + (/^\s*\n/.exec(body)?.[0].split('\n').length ?? 1) - 1
  return {
    ok: true,
    value: {
      file,
      value: { ...value, body },
      locate: (path, part) =>
        path[0] === 'body' ? { file: file.shown, line: bodyLine, column: 1 } : locate(path, part),
    },
  }
}
