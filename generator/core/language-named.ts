import { plainName } from './gazetteer.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** The code of a language, from its name in English or in itself: `es` for `Spanish` and `español`. */
export function languageNamed(text: string): string | undefined {
  const wanted = plainName(text)
  if (wanted.length < 4) return undefined
  const codes = letters.flatMap((a) => letters.map((b) => a + b))
  return codes.find((code) => ['en', code].some((language) => plainName(nameOf(code, language)) === wanted))
}

const nameOf = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code) ?? ''
