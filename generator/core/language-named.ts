import { plainName } from './gazetteer.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** The code of a language, from its name in English or in itself: `es` for `Spanish` and `español`. */
export function languageNamed(text: string): string | undefined {
  const wanted = plainName(text)
  if (wanted.length < 4) return undefined
  const codes = letters.flatMap((a) => letters.map((b) => a + b))
  return codes.find((code) => ['en', code].some((language) => plainName(nameOf(code, language)) === wanted))
}

let namesInEnglish: ReadonlySet<string> | undefined

/** Whether a word is the English name of a language, which is mostly that of a people too: `Finnish`. */
export function isLanguageName(word: string): boolean {
  namesInEnglish ??= new Set(letters.flatMap((a) => letters.map((b) => nameOf(a + b, 'en'))))
  return namesInEnglish.has(word)
}

const nameOf = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code) ?? ''
