import { coastOf } from '#src/country/coasts.ts'
import { regionCodeOf } from '#src/country/regions.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, sentencesOf, shownTexts } from '../texts.ts'

/** What no place without a sea has. Names, such as `Ocean Avenue`, have a capital. */
const ofSea = [
  '[Hh]urricanes? (?:that )?(?:com(?:es?|ing)|mak(?:es?|ing)|hits?|hitting|roll(?:s|ing)?) (?:ashore|landfall|the coast|our coast|inland)',
  '[Hh]urricane (?:shutters|tie-downs|straps|season)',
  '[Ss]torm surges?',
  '[Ss]ea (?:breezes?|air|spray|salt on|fog|views?|level rise)',
  '[Oo]cean (?:breezes?|air|spray|fog|views?|waves)',
  '[Oo]cean-?(?:front|side)',
  '[Ss]ea-?(?:front|side)',
  '(?:[Hh]igh|[Ll]ow|[Kk]ing|[Ss]pring|[Ii]ncoming|[Rr]ising) tides?',
  '[Tt]id(?:al (?:flats|creeks?|marsh(?:es)?|water|rivers?|pools?)|e pools?)',
  '(?:by|near|beside|along|facing|at|close to|next to|from|overlooking|toward|on) the (?:sea|ocean|seashore|seaside)',
  '[Ss]alt[ -](?:marsh(?:es)?|laden)',
  '[Ss]alt (?:spray|air|breezes?)',
  '[Ss]alty (?:air|breezes?|spray|fog)',
].join('|')
/** The same where no coast is, that of a large lake included. */
const ofCoast = [
  '(?:[Cc]om(?:es?|ing)|washe[ds]|wash(?:ing)?|blow(?:s|ing)?) ashore',
  '(?:[Oo]ur|[Tt]he local|[Aa]ll along the|[Aa]long the|[Uu]p and down the|[Oo]n the) (?:coast|coastline|seaboard)',
  '[Oo]ur (?:\\w+ )?beaches',
  '[Cc]oastal (?:homes?|houses|air|humidity|storms?|climates?|weather|living|winds?|towns?|communit(?:y|ies)|properties|fog|moisture|breezes?|areas?)',
  '[Bb]arrier islands?',
].join('|')

const hint =
  /hurricane|surge|\bsea\b|sea-?(?:side|front|shore)|ocean|tid(?:e|al)|salt|ashore|coast|seaboard|beach|barrier/i
const seaWords = new RegExp(`\\b(?:${ofSea})\\b(?! \\p{Lu})`, 'u')
const coastWords = new RegExp(`\\b(?:${ofSea}|${ofCoast})\\b(?! \\p{Lu})`, 'u')

/** A sea far away or long ago, the salt of roads and lakes, goods and travels, and pictures of speech. */
const elsewhere =
  /\b(?:far|away|unlike|no|not|nor|never|without|miles|hours|than|once|ancient|prehistoric|was|were|had|did|former|million|ago|lakes?|lakeshore|reservoirs?|moved?|came|comes from|vacations?|trips?|travel\w*|spends?|spent|spending|holidays?|if|like|as|though|remnants?|remains|brought|brings|roads?|streets?|plows?|de-ic\w*|highways?|winters?|driveways?|sidewalks?|snow|ice|cars?|trucks?|shells?|sponges?|wool|grass|scent\w*|smells?|fragrances?|colou?rs?|blue|paint\w*|between|across|from (?:the )?(?:coast|gulf|atlantic|pacific)|west coast|east coast|gulf|atlantic|pacific|where|elsewhere|(?:is|are) for|other|mines?|flats?|deposits?|pools?|water softeners?|softeners?|above|below)\b|n['’]t\b/i

/** Texts about the sea in a company all of whose regions are far from one, as a template for the coast has them. English alone. */
export function checkSeaWords(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { site, records } = sources
  const { country, region } = site.value.business.address
  const regions = [
    region,
    ...records.folders.counties.map(({ value }) => value.region),
    ...records.folders.offices.map(({ value }) => value.address?.region),
  ]
  const coasts = regions.flatMap((each) =>
    each === undefined ? [] : (coastOf(regionCodeOf(each, country) ?? each, country) ?? 'sea'),
  )
  if (coasts.length === 0 || coasts.includes('sea')) return []
  const pattern = coasts.includes('lakes') ? seaWords : coastWords
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!hint.test(text) || !pattern.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const [words] = pattern.exec(sentence) ?? []
      if (words === undefined || elsewhere.test(sentence.replace(words, ''))) continue
      const what = `The text says "${words}", but the places of the company are far from any sea.`
      const fix = 'Write what this region has. The text may be that of a company at the coast.'
      return [fact(record, path, { code: 'text-of-another-region', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}
