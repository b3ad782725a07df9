import { type Document, isScalar, visit, type YAMLParseError } from 'yaml'

/** What is wrong in a YAML text, in words for authors, and where. */
export type YamlMistake = { offset: number; what: string; fix: string }

type Line = { start: number; text: string }

/**
 * The mistake that a syntax error is about. The parser names what it did not expect; here is what people wrote: a tab, a
 * colon in a text, a quote that is not closed. If nothing is recognised, the message of the parser.
 */
export function yamlMistake(text: string, errors: readonly YAMLParseError[]): YamlMistake {
  const [error] = errors
  const offset = error?.pos[0] ?? 0
  const line = lineAt(text, offset)
  const message = error?.message ?? ''
  if (error?.code === 'MULTIPLE_DOCS')
    return {
      offset,
      what: 'The line --- begins a second text in this file, which is not read.',
      fix: 'Remove the line.',
    }
  if (error?.code === 'BAD_DQ_ESCAPE')
    return {
      offset,
      what: 'Between double quotes, a backslash begins a special character.',
      fix: 'Put the text between single quotes, or write each backslash twice.',
    }
  return (
    tab(text, line, errors) ??
    (/flow/i.test(message) ? inBraces(text, line, message, offset) : undefined) ??
    openQuote(text, offset) ??
    (/Missing closing/.test(message) ? openQuoteInBraces(text) : undefined) ??
    missingSign(text, line) ??
    textWithoutIndent(text, line) ??
    (/flow/i.test(message) ? undefined : valueMistake(text, line, message, offset)) ??
    (/column|indented|implicit|indicator|node end/i.test(message) ? indentation(offset) : undefined) ?? {
      offset,
      what: `This is not valid YAML: ${sentence(message)}`,
      fix: 'Check the indentation, and quote text that contains ": " or starts with a special character.',
    }
  )
}

/** The mistake of a text whose aliases cannot be resolved. */
export function aliasMistake(text: string, reason: string): YamlMistake {
  const [, name] = /alias[^:]*\): (\S+)$/.exec(reason) ?? []
  const offset = name === undefined ? -1 : text.indexOf(`*${name}`)
  if (offset < 0)
    return {
      offset: 0,
      what: `This is not valid YAML: ${sentence(reason)}`,
      fix: 'Replace the alias with its value.',
    }
  return {
    offset,
    what: `"*${name}" repeats the value marked "&${name}", but no value in this file has that mark.`,
    fix: 'Correct the name, or write the value itself. Put a text that begins with * between quotes.',
  }
}

/** A text that ends at a number sign: in "Our #1 goal", YAML takes all from "#1" on for a comment. */
export function cutOff(document: Document.Parsed, text: string): YamlMistake | undefined {
  if (!/ #\d/.test(text)) return undefined
  let found: YamlMistake | undefined
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined
      const { comment, range } = node
      if (!range || !/^\d/.test(comment ?? '')) return undefined
      const [line = ''] = text.slice(range[0]).split('\n')
      found = {
        offset: range[0] + node.value.length + 1,
        what: `The text ends before "#${shortened(comment ?? '')}", because a # after a space begins a comment.`,
        fix: `Put the text between quotes: ${quoted(line.trimEnd())}.`,
      }
      return visit.BREAK
    },
  })
  return found
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { start, text: text.slice(start, end < 0 ? text.length : end).trimEnd() }
}

function tab(text: string, line: Line, errors: readonly YAMLParseError[]): YamlMistake | undefined {
  const named = errors.find(({ code }) => code === 'TAB_AS_INDENT')
  const own = /^ *\t/.exec(line.text)
  if (!named && !own) return undefined
  const { start, text: found } = named ? lineAt(text, named.pos[0]) : line
  return {
    offset: start + Math.max(found.indexOf('\t'), 0),
    what: 'This line is indented with a tab, which YAML does not allow.',
    fix: 'Replace each tab in this file with spaces.',
  }
}

/** What surrounds a value on its line: `- name: ` before it. */
const beforeValue = /^\s*(?:- +)*(?:[^\s"'#:{[][^:]*|"[^"]*"|'[^']*'):[ \t]+|^\s*(?:- +)+/

const lineValue = (line: Line) => {
  const [before = ''] = beforeValue.exec(line.text) ?? []
  return { value: line.text.slice(before.length), start: line.start + before.length }
}

/** A value that begins with a quote and does not end on its line. The parser complains where the next quote is, or at the end. */
function openQuote(text: string, offset: number): YamlMistake | undefined {
  for (let start = 0; start <= offset && start < text.length; ) {
    const line = lineAt(text, start)
    const { value, start: at } = lineValue(line)
    const [quote = ''] = /^["']/.exec(value) ?? []
    if (quote !== '' && !value.slice(1).replaceAll('\\"', '').includes(quote))
      return {
        offset: at,
        what: `The quote that opens here is not closed on its line.`,
        fix: `Write ${quote} at the end of the text too.`,
      }
    start = text.indexOf('\n', start) + 1
    if (start === 0) break
  }
  return undefined
}

/** A quote that opens after a brace, bracket, comma or colon, and is the last one of its line. */
function openQuoteInBraces(text: string): YamlMistake | undefined {
  for (const { 0: line, index: start } of text.matchAll(/.+/g)) {
    if (!/[{[]/.test(line)) continue
    const { index, groups } =
      /^(?:[^"']|(?<=\w)'|"(?:[^"\\]|\\.)*"|'[^']*')*(?<=[{[,:]\s*)(?<quote>["'])[^"']*$/.exec(line) ?? {}
    const quote = groups?.quote
    if (index === undefined || quote === undefined) continue
    return {
      offset: start + line.lastIndexOf(quote),
      what: 'The quote that opens here is not closed on its line.',
      fix: `Write ${quote} at the end of the text too.`,
    }
  }
  return undefined
}

/** `name:Odell`, on this line or the one above; `name Odell` and `-Odell`. */
function missingSign(text: string, line: Line): YamlMistake | undefined {
  for (const each of [line, lineAt(text, line.start - 1)]) {
    const [, before = '', name, value] = /^(\s*(?:- +)*)([A-Za-z][\w-]*):([^\s:/].*)$/.exec(each.text) ?? []
    if (name !== undefined)
      return {
        offset: each.start + before.length,
        what: `There is no space after the colon of "${name}:".`,
        fix: `Write it like ${name}: ${shortened(value ?? '')}.`,
      }
  }
  const [, indent = '', dashed] = /^(\s*)-([^\s-].*)$/.exec(line.text) ?? []
  if (dashed !== undefined)
    return {
      offset: line.start + indent.length,
      what: `There is no space after the dash of "-${shortened(dashed)}".`,
      fix: `Write it like - ${shortened(dashed)}.`,
    }
  const [, space = '', field, rest = ''] = /^(\s*)([a-z][A-Za-z]*) *=? +([^:]+)$/.exec(line.text) ?? []
  if (field === undefined) return undefined
  return {
    offset: line.start + space.length,
    what: `The line "${shortened(line.text.trim())}" has no colon after the name of its field.`,
    fix: `Write it like ${field}: ${shortened(rest)}. If it continues the text above, indent it further.`,
  }
}

/** The first line of a text below `body: |` that is not indented. */
function textWithoutIndent(text: string, line: Line): YamlMistake | undefined {
  const above = lineAt(text, line.start - 1).text
  if (line.start === 0 || !/:\s+[|>][+-]?$/.test(above)) return undefined
  return {
    offset: line.start,
    what: `The text below "${above.trim()}" is not indented.`,
    fix: 'Begin each of its lines with two spaces more than that line.',
  }
}

function inBraces(text: string, line: Line, message: string, offset: number): YamlMistake {
  const open = /must be sufficiently indented/.test(message) ? lastOpen(text.slice(0, offset)) : undefined
  if (open !== undefined)
    return {
      offset: open,
      what: `The ${text[open] === '{' ? 'brace {' : 'bracket ['} that opens here is not closed.`,
      fix: `Write ${text[open] === '{' ? '}' : ']'} where it ends.`,
    }
  if (/start at node end/.test(message))
    return {
      offset,
      what: `A text has "${text[offset] ?? ''}", which has a meaning of its own within braces or brackets.`,
      fix: 'Put the whole text between quotes.',
    }
  const ended = endedByQuote(text, line, offset)
  if (ended) return ended
  return {
    offset: line.start > offset ? line.start : offset,
    what: 'Between these braces or brackets, a comma is missing, or a text has a colon.',
    fix: 'Write a comma between two fields, and put a text with a colon between quotes.',
  }
}

/** `"Two "big" vans"`: a text whose second quote ends it. After a comma that is missing there is the name of a field. */
function endedByQuote(text: string, line: Line, offset: number): YamlMistake | undefined {
  const before = text.slice(line.start, Math.max(offset, line.start)).trimEnd()
  const [found, quote] = /(["'])(?:(?!\1).)*\1$/.exec(before) ?? []
  if (found === undefined || /^\s*([\w-]+:\s|["'])/.test(text.slice(offset))) return undefined
  return {
    offset: line.start + before.length - found.length,
    what: `The text goes on after its closing quote: ${shortened(found)} ends there.`,
    fix:
      quote === '"'
        ? 'Put the whole text between single quotes, or write \\" for each quote inside it.'
        : "Put the whole text between double quotes, or write '' for each apostrophe inside it.",
  }
}

/** Offset of the last brace or bracket that is not closed. Quoted ones do not count. */
function lastOpen(text: string): number | undefined {
  const open: number[] = []
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push(index)
    else if (sign === '}' || sign === ']') open.pop()
  }
  return open.at(-1)
}

/** A value with a character that has a meaning of its own. */
function valueMistake(text: string, line: Line, message: string, offset: number): YamlMistake | undefined {
  const { value, start } = lineValue(line)
  // An alias or an anchor alone is not a text.
  const [sign = ''] = /^[*&][\w-]+$/.test(value) ? [] : (/^[{[*&!%@`|>"'#]/.exec(value) ?? [])
  if (/^\{.*\}$|^\[.*\]$/.test(value))
    return offset > start && offset <= start + value.length ? inBraces(text, line, message, offset) : undefined
  if (sign === '"' || sign === "'")
    return {
      offset: start,
      what: `The text goes on after the closing quote.`,
      fix: `Put the whole text between quotes: ${quoted(value)}.`,
    }
  if (sign !== '')
    return {
      offset: start,
      what: `The text begins with "${sign}", which has a meaning of its own there.`,
      fix: `Put the text between quotes: ${quoted(value)}.`,
    }
  const [, field] = /^([A-Za-z][\w-]*):$/.exec(line.text) ?? []
  if (field !== undefined && /^- /m.test(text.slice(0, line.start)) && !/^\w[\w-]*:/m.test(text.slice(0, line.start)))
    return {
      offset: line.start,
      what: `The field "${field}" is below a list that has no name.`,
      fix: 'Write the name of that list and a colon above it, and move its entries in by two spaces.',
    }
  if (/:(\s|$)/.test(value))
    return {
      offset: start,
      what: `The text "${shortened(value)}" has a colon and a space, which end the name of a field.`,
      fix: `Put the text between quotes: ${quoted(value)}.`,
    }
  if (!/compact mappings/.test(message)) return undefined
  return {
    offset,
    what: `The line below "${shortened(line.text.trim())}" is indented further, but that field already has a value.`,
    fix: 'Begin the fields of one group in the same column. Put a text of several lines that has a colon between quotes.',
  }
}

const indentation = (offset: number): YamlMistake => ({
  offset,
  what: 'The indentation of this line does not fit the lines above it.',
  fix: 'Begin the fields of one group, and the dashes of one list, in the same column.',
})

/** A text between the quotes that it does not contain. */
function quoted(text: string): string {
  const short = shortened(/^(["']).*\1$/.test(text) ? text.slice(1, -1) : text)
  return short.includes('"') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`
}

const shortened = (text: string) => ([...text].length > 60 ? `${[...text].slice(0, 59).join('')}…` : text)

function sentence(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? ''
  return /[.!?]$/.test(line) ? line : `${line}.`
}
