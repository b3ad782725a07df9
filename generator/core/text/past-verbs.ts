/**
 * Verbs that are about the past alone. `Abrimos` and `trabajamos` may be about today, as `opened` may be the participle of
 * `have opened`. `Acaba`, `día` and `garantía` end as verbs of the past do.
 */
const verbs = {
  en: /\b(?:was|were|had|did|used to)\b/i,
  es: /(?<!\p{L})(?:era[ns]?|éramos|fue(?:ron)?|fuimos|iban?|íbamos|hubo|hizo|hicimos|hicieron|dimos|dieron|dio|estuv(?:o|imos|ieron)|tuv(?:o|imos|ieron)|pud(?:o|imos|ieron)|había[ns]?|(?:ten|pod|hac|deb|exig|permit|val|reg|exist|abr|atend|serv|cubr|viv|recog|recib|vend|ped|respond)ían?|\p{L}{2,}(?:ábamos|íamos|aban|aron|ieron)|(?!aca|gra|ala)\p{L}{2,}aba|\p{L}{3,}ó)(?!\p{L})/iu,
}

/** Verbs of a clause that is about today all the same. */
const ofToday = {
  en: /\b(?:is|are|now|today)\b/i,
  es: /(?<!\p{L})(?:es|son|está|están|sigue[n]?|hoy|ahora)(?!\p{L})/iu,
}

export type PastLanguage = keyof typeof verbs

/** Whether a text has a verb of the past, and no word about today. */
export const isAboutPast = (text: string, language: PastLanguage): boolean =>
  verbs[language].test(text) && !ofToday[language].test(text)

/** A clause ends before one of these. */
const clauseEnd = /[,;:()–—]|(?<!\p{L})(?:if|when|that|which|who|because|si|cuando|que|porque)(?!\p{L})/u

/**
 * Whether the clause with these words is about the past: `It was free until May 31, 2021`. Before the first clause, they are
 * about the next one: `Until May 31, 2021, it was free`.
 */
export function isInPastClause(sentence: string, words: string, language: PastLanguage): boolean {
  const at = sentence.indexOf(words)
  const before = sentence.slice(0, at).split(clauseEnd).at(-1) ?? ''
  const after =
    sentence
      .slice(at + words.length)
      .replace(/^\s*[,:;]/, '')
      .split(clauseEnd, 1)[0] ?? ''
  const isFirst = sentence.slice(0, at).trim() === ''
  return isAboutPast(before, language) || (isFirst && isAboutPast(after, language))
}
