import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { literalText, type SyntaxNode, syntaxTree, walk } from '../support/syntax-tree.ts'

// What a page says comes from the manifest or from messages/. This reads the sources of the pages for texts that do not.

/** Attributes and props whose value is shown or read aloud. */
const shown =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|heading|intro|label|text|caption|description|data-(back|heading))$/

const allowed = [
  // They choose one of several wordings, and are not shown.
  ...['office', 'neighbours', 'rank', 'zip'].map((subject) => `src/local/city-sentences.ts: ${subject} …`),
  // For search engines.
  'src/head/page-head.ts: index, follow, max-image-preview:large',
  'src/head/page-head.ts: noindex, follow',
]

test('no component says a sentence of its own', () => {
  const files = fastGlob.sync('src/**/*.tsx', { ignore: ['src/report/**'] }).sort()
  expect(files.flatMap(textsIn).filter((text) => !allowed.includes(text))).toEqual([])
})

function textsIn(file: string): string[] {
  const texts: string[] = []
  const note = (text: string) => {
    if (/\p{L}{2}/u.test(text)) texts.push(`${file}: ${text.trim().replace(/\s+/g, ' ')}`)
  }
  /** The texts that an expression may have as its value. */
  const noteValues = (node: SyntaxNode | null) => {
    if (!node) return
    const text = literalText(node)
    if (text !== undefined) note(text)
    else if (node.type === 'JSXExpressionContainer') noteValues(node.expression as SyntaxNode)
    else if (node.type === 'LogicalExpression') noteValues(node.right as SyntaxNode)
    else if (node.type === 'ConditionalExpression') {
      noteValues(node.consequent as SyntaxNode)
      noteValues(node.alternate as SyntaxNode)
    }
  }
  walk(syntaxTree(file).root, (node) => {
    if (node.type === 'JSXText') note(String(node.value))
    if (node.type === 'JSXAttribute' && shown.test(nameOf(node))) noteValues(node.value as SyntaxNode | null)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as SyntaxNode[])
        if (child.type !== 'JSXText' && !isStyle(node)) noteValues(child)
  })
  return texts
}

/** `aria-label` and `data:x` are names of one and of two parts. */
const nameOf = (node: SyntaxNode) => String((node.name as { name: unknown }).name)

const isStyle = (node: SyntaxNode) => nameOf((node.openingElement as SyntaxNode) ?? { name: {} }) === 'style'

/** Files without JSX whose texts pages show. Which names have an article is grammar of a language, and no sentence. */
const phrases = [
  'src/*.ts',
  'src/{head,local,components}/**/*.ts',
  'generator/brand/{fact-sheet,media-kit}.ts',
  '!src/*-articles.ts',
]

test('no function composes a sentence of its own', () => {
  const files = fastGlob.sync(phrases).sort()
  expect(files.flatMap(phrasesIn).filter((text) => !allowed.includes(text))).toEqual([])
})

function phrasesIn(file: string): string[] {
  const texts: string[] = []
  walk(syntaxTree(file).root, (node) => {
    if (node.type === 'NewExpression' || node.type === 'ImportDeclaration') return false
    // The name of a page type, which the report shows.
    if (node.type === 'Property' && (node.key as SyntaxNode).name === 'kind') return false
    if (node.type === 'TaggedTemplateExpression') return false
    const text = literalText(node)
    // A space next to a word tells a phrase from a key.
    if (text !== undefined && !text.startsWith('<') && /\p{L}{2} | \p{L}{2}/u.test(text)) texts.push(`${file}: ${text}`)
    return true
  })
  return texts
}
