/** What a text says before the word that a name is from, with a few words between. */
const explaining =
  /\b(?:name[ds]? (?:[\w’'-]+,? ){0,3}(?:from|for|after)|(?:[Ww]ord|Spanish|German|French) (?:for|word)|meaning|spel(?:led|t)(?: as| like)?) (?:the |an? )?(?:[\w’'-]+ ){0,3}$|\b(?:is|are|was|were|and) pronounced [^.;!?]*$|(?<!\b(?:company|firm|business) )\b(?:was|had been)(?: [a-z]+){0,2} (?:called|known as|christened|platted as) $|(?:(?:, |\b(?:named|called|chose it) )after|\bhonou?rs?) (?:\p{Lu}[\p{L}.]* )+$/u
/** Characters before a word that may explain it. */
const around = 90

/** Whether a text tells where a name is from: `named for the alamos`, `its name is from the caves of Ellora`. */
export const isExplainedAt = (text: string, at: number): boolean =>
  explaining.test(text.slice(Math.max(0, at - around), at))

const aboutNames =
  /\b(?:(?:[Tt]he|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir|old|former|first|original) names?|[Nn]ames? (?:of|was|is|for|from|comes)|[Nn]amed|[Nn]amesakes?|[Rr]enam\w+|(?:was|were|been|is|be) (?:first |once |originally |long |also |still )?(?:known as|spelled|spelt|christened)|[Cc]onfus(?:e|es|ed|ing) (?:\w+ ){0,3}with|spell(?:s|ed|ing)|spelt|misspel\w*|(?:one|two|an?|the) letters?|accent|[Pp]ronounc\w*|handwriting|postmaster|post office (?:made|wrote|turned|called|changed|dropped)|(?:proposed|suggested|chose) (?=\p{Lu})|[Tt]ranslat\w*|biblical|in the Bible|King James)\b/u

/**
 * Whether a sentence is about names and their spelling, so that it may have the former name of a place or the one of whom
 * it is named for: `The post office made it Bradentown`, `Timnah, spelled Timnath`.
 */
export const isAboutNames = (sentence: string): boolean => aboutNames.test(sentence)
