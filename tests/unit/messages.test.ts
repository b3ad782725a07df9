import fastGlob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { loadMessages, messageLanguages } from '#generator/load/load-messages.ts'
import { messageArguments } from '#generator/load/message-arguments.ts'
import { literalText, type SyntaxNode, syntaxTree, walk } from '../support/syntax-tree.ts'

const english = loadMessages('en').messages
const keys = Object.keys(english)

describe('the keys in the sources', () => {
  const used = usedKeys()

  test('each names a message', () => {
    const unknown = used.filter(({ pattern }) => !keys.some((key) => pattern.test(key)))
    expect(unknown.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
  })

  test('each message is said somewhere', () => {
    expect(keys.filter((key) => !used.some(({ pattern }) => pattern.test(key)))).toEqual([])
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

type UsedKey = { file: string; key: string; pattern: RegExp }

/** The keys in calls of `say()` and `sayParts()` and in the element `Sentence`. `…` in a key is a value of a template. */
function usedKeys(): UsedKey[] {
  const files = fastGlob.sync(['src/**/*.{ts,tsx}', 'generator/**/*.ts'], { ignore: ['src/report/**'] }).sort()
  return files.flatMap((file) => {
    const found: string[] = []
    walk(syntaxTree(file).root, (node) => {
      const key = keyNode(node)
      if (key) found.push(...keysOf(key, file))
    })
    return found.map((key) => ({ file, key, pattern: new RegExp(`^${key.split('…').map(escaped).join('[^.]+')}$`) }))
  })
}

function keyNode(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'CallExpression' && ['say', 'sayParts'].includes((node.callee as { name?: string }).name ?? ''))
    return (node.arguments as SyntaxNode[])[1]
  if (node.type === 'JSXAttribute' && (node.name as { name?: string }).name === 'message')
    return node.value as SyntaxNode
  return undefined
}

/** A key that is passed on is read where it is written. */
const passedOn = ['src/components/Sentence.tsx']

function keysOf(node: SyntaxNode, file: string): string[] {
  if (node.type === 'ConditionalExpression')
    return [...keysOf(node.consequent as SyntaxNode, file), ...keysOf(node.alternate as SyntaxNode, file)]
  const text = literalText(node)
  if (text === undefined && !passedOn.includes(file))
    throw new Error(`${file}: a key is neither a text nor a template.`)
  return text === undefined ? [] : [text]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
