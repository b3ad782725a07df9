import { regionCodeOf, regionCodes, regionNameOf } from '#src/country/regions.ts'
import { capitalOf } from '#src/country/state-capitals.ts'
import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, type FieldText, isEnglish, sentencesOf, textsOf, textsOfPlaces } from '../texts.ts'

/** Another time, what a place calls itself, and capitals of peoples. `Capital improvements` have no name beside them. */
const otherwise =
  /\b(?:former(?:ly)?|once|was|were|had been|became|until|till|before|(?:first|old|original|early) (?:\w+ )?capital|territor\w+|temporary|briefly|moved|almost|nearly|not|never|no longer|would|might|could|instead of|proposed|calls? itself|self-proclaimed|unofficial|nation|tribe|confedera\w+|provisional|colonial|1[5-9]\d\d)\b|n[’']t\b/i

type Stated = { words: string; town: string; state: string | undefined }

/** `The state's capital and second-largest city, Denby`, of a state whose capital is another town. In the United States alone. */
export function checkStateCapitals(sources: FactSources): Fact[] {
  const { records, site, gazetteer } = sources
  const { country, region } = site.value.business.address
  if (country !== 'US' || !isEnglish(sources)) return []
  const { services, counties, traits } = records.folders
  const places = textsOfPlaces(sources)
  const texts: (FieldText & { place?: string })[] = [
    ...companyTexts(sources),
    ...[...services, ...counties, ...traits].flatMap((record) => textsOf(record)),
    ...places.flatMap(({ row, fields }) => fields.map((field) => ({ ...field, place: row.value.name }))),
  ]
  const own = [region, ...counties.map(({ value }) => value.region)].flatMap((each) =>
    each === undefined ? [] : [regionCodeOf(each, country) ?? each],
  )
  const known = new Set(records.cities.map(({ value }) => value.name))
  const isPlace = (town: string) => known.has(town) || (gazetteer?.placesNamed(town).length ?? 0) > 0
  let read: ((sentence: string, place: string | undefined) => Stated[]) | undefined
  return texts.flatMap(({ record, path, text, place }) => {
    if (!/\bcapital\b/.test(text)) return []
    read ??= capitalsIn(country)
    for (const sentence of sentencesOf(text)) {
      if (otherwise.test(sentence)) continue
      for (const { words, town, state } of read(sentence, place)) {
        const states = state === undefined ? own : [state]
        const capitals = [...new Set(states.flatMap((each) => capitalOf(each, country) ?? []))]
        const isRight = capitals.some((capital) => plain(town).includes(plain(capital)))
        if (capitals.length === 0 || isRight || !isPlace(town)) continue
        const what = `The text says "${words}", but the capital of ${states.length === 1 ? regionNameOf(states[0] ?? '', country) : 'the state'} is ${capitals.join(' or ')}.`
        return [fact(record, path, { code: 'state-capital-differs', what, fix: 'Correct the text.' }, words, sentence)]
      }
    }
    return []
  })
}

const plain = (name: string) => name.toLowerCase().replace(/\bst\.? /, 'saint ')

/** A function for the towns that a sentence calls a capital, and the state if it names one. */
function capitalsIn(country: string): (sentence: string, place: string | undefined) => Stated[] {
  const names = new Map((regionCodes(country) ?? []).map((code) => [regionNameOf(code, country), code]))
  const state = `(?:the (?:state|State) of )?(?<state>${[...names.keys()].map(literal).join('|')})`
  const town = aName.replace('(', '(?<town>')
  const capital = '(?:state )?capital(?: city)?'
  const patterns = [
    // `Oregon's capital and second-largest city, Bend`, `the capital of Oregon, Bend`, `the state capital is Bend`.
    `\\b${state}[’']s? ${capital}(?: and [\\p{Ll}\\d -]{3,40})?(?:,| is| remains) ${town}`,
    `\\b[Tt]he ${capital} of ${state}(?:,| is| remains) ${town}`,
    `\\b[Tt]he state[’']?s? capital(?: city)?(?: and [\\p{Ll}\\d -]{3,40})?(?:,| is| remains) ${town}`,
    `\\b[Tt]he (?:${capital} of ${state}|state capital),? (?:city of )?${town}(?=[,.;:]|$)`,
    // `Bend, the capital of Oregon`, `Bend is the state capital`.
    `${town}(?:,|,? which is| is| remains) (?:also |both )?(?:the )?(?:state capital(?: city)?|capital(?: city)? of ${state}|${state.replace('<state>', '<owner>')}[’']s? capital)(?=[,.;:)]|$| (?:and|with|where|since|on|in)\\b)`,
    `\\b(?:[Aa]s|[Bb]eing) the (?:state capital(?: city)?|capital(?: city)? of ${state}), ${town}`,
  ].map((pattern) => new RegExp(pattern, 'u'))
  const ofPlace = new RegExp(
    `^(?:It|The (?:city|town)|This (?:city|town)) (?:is|remains) (?:also |both )?(?:the )?(?:state capital(?: city)?|capital(?: city)? of ${state}|${state.replace('<state>', '<owner>')}[’']s? capital)\\b(?! of\\b)`,
    'u',
  )
  return (sentence, place) => {
    if (!sentence.includes('capital')) return []
    const all = patterns.flatMap((pattern): Stated[] => {
      const { 0: words, groups = {} } = pattern.exec(sentence) ?? {}
      return words === undefined || groups.town === undefined
        ? []
        : [{ words, town: groups.town, state: names.get(groups.state ?? groups.owner ?? '') }]
    })
    const { 0: words, groups = {} } = (place !== undefined && ofPlace.exec(sentence)) || {}
    const ownPlace = words !== undefined && place !== undefined
    return ownPlace ? [...all, { words, town: place, state: names.get(groups.state ?? groups.owner ?? '') }] : all
  }
}
