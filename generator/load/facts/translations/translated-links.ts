import type { FieldText } from '../texts.ts'
import type { Difference } from './pair-figures.ts'

type Pair = Pick<FieldText, 'text'> & { original: string }

const target = /\]\((\/[^\s)#?]*)/g
const targetsIn = (text: string): string[] =>
  text.includes('](/') ? [...text.matchAll(target)].map(([, url = '']) => url) : []

/** The only link of a translation to a page to which its original has none, though it has one to another page of that folder. */
export function otherTarget({ text, original }: Pair): Difference | undefined {
  const [here, there] = [targetsIn(text), targetsIn(original)]
  const [odd, ...others] = here.filter((url) => !there.includes(url))
  if (odd === undefined || others.length > 0) return undefined
  // A translation may have URLs of its own, which begin with the language, or with other words.
  const missing = there.find((url) => !here.includes(url) && folderOf(url) === folderOf(odd))
  return missing === undefined ? undefined : { words: odd, other: missing, line: odd, severity: 'warning' }
}

const folderOf = (url: string) => url.replace(/[^/]+\/?$/, '')
