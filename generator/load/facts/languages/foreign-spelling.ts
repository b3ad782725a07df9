type Spelling = {
  /** Letters that English words have and words of the language do not. */
  foreign: RegExp
  /** Words that the language has taken from English with their spelling. */
  borrowed: ReadonlySet<string>
}

const languages: Readonly<Record<string, Spelling>> = {
  es: {
    foreign: /[kw]|[gst]h|ph|ee|oo|([bdfgjmptvz])\1|ss|[bcfghmpqtv]$|[bcdfghjlmnprstvz]y$/,
    borrowed: new Set(
      (
        'album backup blog boiler camping cash catering chat check chef chip click clip club coworking display express ' +
        'fitness flash flow forum hall hardware hobby internet jacuzzi kayak kit link lobby loft marketing network ' +
        'newsletter outlet pack parking party pellet pellets picnic podcast power premium rack ranking robot router set ' +
        'show sketch smart snack software spot spray stand standby stick sticker stock stop streaming switch tablet test ' +
        'ticket top watt watts web weekend wifi workshop yacht zoo'
      ).split(' '),
    ),
  },
}

/** Whether an English word in small letters is not also a word of the language. False for languages without rules here. */
export function isForeignSpelling(word: string, tag: string): boolean {
  const spelling = languages[tag.toLowerCase().split('-', 1)[0] ?? '']
  if (!spelling) return false
  return spelling.foreign.test(word) && !spelling.borrowed.has(word)
}
