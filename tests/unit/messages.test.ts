import fastGlob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { loadMessages, messageLanguages } from '#generator/load/messages/load-messages.ts'
import { messageArguments } from '#generator/load/messages/message-arguments.ts'
import { literalText, type SyntaxNode, syntaxTree, walk } from '../support/syntax-tree.ts'

const english = loadMessages('en').messages
const keys = Object.keys(english)

describe('the keys in the sources', () => {
  const { said, written } = keysInSources()

  test('each names a message', () => {
    const unknown = said.filter(({ pattern }) => !keys.some((key) => pattern.test(key)))
    expect(unknown.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
  })

  test('each message is named somewhere', () => {
    expect(keys.filter((key) => !written.some(({ pattern }) => pattern.test(key)))).toEqual([])
  })
})

describe.each(messageLanguages())('the messages in %s', (language) => {
  test('are complete and can be used', () => {
    expect(loadMessages(language).problems).toEqual([])
  })

  test('have tags that are named differently from their arguments, because both are values of one object', () => {
    const doubled = Object.entries(loadMessages(language).messages).filter(([, text]) => {
      const names = messageArguments(text)
      return [...names].some((name) => names.has(`<${name}>`))
    })
    expect(doubled).toEqual([])
  })
})

test('a message in Spanish is a translation', () => {
  const spanish = loadMessages('es').messages
  const words = (text = '') => text.replace(/\{[^{}]*\}|<[^>]*>/g, ' ').match(/\p{L}{4,}/gu) ?? []
  expect(keys.filter((key) => words(english[key]).length > 0 && spanish[key] === english[key])).toEqual([])
})

/** `…` in a key is a value of a template. */
type WrittenKey = { file: string; key: string; pattern: RegExp }

/** The keys that functions and the element `Sentence` say, and all texts in the sources that may be keys. */
function keysInSources(): { said: WrittenKey[]; written: WrittenKey[] } {
  const [said, written]: [WrittenKey[], WrittenKey[]] = [[], []]
  const files = fastGlob.sync(['src/**/*.{ts,tsx}', 'generator/**/*.ts'], { ignore: ['src/report/**'] }).sort()
  for (const file of files)
    walk(syntaxTree(file).root, (node) => {
      const text = literalText(node)
      if (text !== undefined && /^\p{L}[^ ]*$/u.test(text)) written.push({ file, key: text, pattern: patternOf(text) })
      for (const key of saidKeys(node)) said.push({ file, key, pattern: patternOf(key) })
    })
  return { said, written }
}

/** A key, or the key of a list of wordings. */
const patternOf = (key: string) => new RegExp(`^${key.split('…').map(escaped).join('.+')}(\\.\\d+)?$`)

/** The keys that a call or an element says. Where a key is passed on, it is read where it is written. */
function saidKeys(node: SyntaxNode): string[] {
  const name = (named: unknown) => (named as { name?: string }).name ?? ''
  const valuesOf = (key: SyntaxNode | undefined): string[] => {
    if (key?.type === 'ConditionalExpression')
      return [...valuesOf(key.consequent as SyntaxNode), ...valuesOf(key.alternate as SyntaxNode)]
    const text = key && literalText(key)
    return text === undefined || text.startsWith('…') ? [] : [text]
  }
  if (node.type === 'CallExpression' && /^say[A-Z]?/.test(name(node.callee)))
    return valuesOf((node.arguments as SyntaxNode[])[1])
  if (node.type === 'JSXAttribute' && name(node.name) === 'message') return valuesOf(node.value as SyntaxNode)
  return []
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
