/**
 * Names of counties and regions that take an article in English. `Isle of Wight County` is a county of Virginia.
 * Source: https://www.ons.gov.uk, names of counties and districts in sentences.
 */
const name =
  '(?:East Riding of Yorkshire|Forest of Dean|Scottish Borders|(?:Orkney|Shetland|Western) Is(?:les|lands)|(?:Isles? of|Vale of(?: White)?|City (?:and County )?of|(?:(?:Regional|Rural|Metropolitan|County) )?(?:Borough|Community|District|Municipality|Principality|Province|Region) of) \\p{Lu}[\\p{L}.’-]*(?: (?!County)\\p{Lu}[\\p{L}.’-]*)*(?![\\p{L}-]| County))'

const after = new RegExp(
  `(?<!\\p{L})([Aa]bout|across|and|around|for|from|in|of|serves?|to|visit|with) (?=${name})`,
  'gu',
)
const first = new RegExp(`^(?=${name} (?:is|has|are)\\b)`, 'u')

/** A sentence with these articles: `in the East Riding of Yorkshire`, `on the Isle of Wight`. */
export function withEnglishArticles(sentence: string): string {
  if (!hasName.test(sentence)) return sentence
  return sentence
    .replace(after, (_, word: string, at: number) => {
      const isIsland = word === 'in' && sentence.startsWith('Isle', at + 'in '.length)
      return `${isIsland ? 'on' : word} the `
    })
    .replace(first, 'The ')
}

/** Hardly any sentence has one: this is quick. */
const hasName =
  /Riding|Isle|Vale of|Forest of|Borders|Islands|City (?:and|of)|(?:Borough|Community|District|Municipality|Principality|Province|Region) of/
