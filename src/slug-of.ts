/** Letters that have no accent to remove, as they are usually written in addresses. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A text as words of a slug: `Castilla y León` as `castilla-y-leon`. Empty for a text without Latin letters and digits. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Letters that some languages write as two: `Königsbrunn` as `koenigsbrunn`, `Ålborg` as `aalborg`. */
const inTwoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** The same with two letters for `ä`, `ö`, `ü`, `å` and `ø`, as German and Danish addresses have them. */
export const slugInTwoLetters = (text: string): string =>
  slugOf(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåø]/g, (letter) => inTwoLetters[letter] ?? letter),
  )
