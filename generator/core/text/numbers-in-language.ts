import { englishNumbers } from './number-words.ts'

const numbered = (words: string, first: number, step = 1) =>
  words.split(' ').map((word, index): [string, number] => [word, first + step * index])

const languages: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  en: new Map([...englishNumbers].filter(([, number]) => number > 1)),
  es: new Map([
    ...numbered('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 2),
    ...numbered('dieciséis diecisiete dieciocho diecinueve veinte', 16),
    ...numbered('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
  ]),
}

const none: ReadonlyMap<string, number> = new Map()

/** Numbers in the words of a language, from two on: one is also an article. */
export const numbersIn = (tag: string): ReadonlyMap<string, number> =>
  languages[tag.toLowerCase().split('-', 1)[0] ?? ''] ?? none
