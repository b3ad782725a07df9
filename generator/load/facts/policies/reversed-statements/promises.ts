import { regionNameOf } from '#src/country/regions.ts'
import { oneWorker, workers } from '../../../../core/text/workers.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { companyAndServiceTexts } from '../../texts.ts'

const people = `(?:we|our (?:\\w+ )?(?:${workers}|${oneWorker}|staff|people)|every (?:\\w+ )?(?:${oneWorker}|member)\\b[^.;!?]{0,30}?|they)`

/** Statements that no company makes about itself: a "not" is lost, or one too many. */
const statements: readonly RegExp[] = [
  '\\bwe (?:do )?(?:sell|rent|trade) (?:your|our customers.|customers?|any|personal|this|that|such) ?(?:personal )?(?:information|data|details|e-?mail addresses|phone numbers)\\b',
  '\\bwe (?:do )?(?:sell|rent|trade) (?:lists of |your |customer |our customers. )(?:[\\w-]+ ){0,4}(?:numbers|addresses|lists|data|information|details)\\b',
  `\\b${people} (?:are|is|have|has) (?:not|never) (?:been |passed an? )?(?:fully )?(?:insured|licensed|bonded|vetted|trained|background[- ]check(?:ed)?|certified)\\b`,
  '\\bwe (?:are|work|operate) (?:uninsured|unlicensed|untrained|unbonded|without (?:an? |any )?(?:licen[cs]e|insurance))\\b',
  '\\b(?:we|you) (?:[\\w\\s,]{0,40} )?without (?:an? |any )?background[- ]checks?\\b',
  '\\bbackground[- ]checks? (?:is|are) (?:(?:only )?(?:made|done|run) (?:up)?on request|optional|available (?:on request|for a fee)|at extra cost|not (?:made|done|run|required))\\b',
  '\\bwe (?:[\\w\\s,]{0,30} )?(?:carry|have|hold) no (?:liability )?insurance\\b',
  '\\bwe do not (?:carry|have|hold) (?:any )?(?:liability )?insurance\\b',
  '\\bwe do not (?:guarantee|stand behind) our (?:work|service|(?!pric|open|schedul|book|tim)\\w+ing)s?\\b',
  '\\bwe (?:do )?share (?:your|personal) (?:information|data) with (?:anyone|everyone|advertisers)\\b',
  '\\b(?:satisfaction|your satisfaction) is not guaranteed\\b',
  '\\bwe (?:always|often|usually|sometimes) (?:arrive|come|are|run) late\\b',
  '\\bwe (?:do )?charge (?:hidden fees|for (?:free )?(?:estimates|quotes))\\b',
  '\\bthere (?:are|will be) (?:some |many )?hidden fees\\b',
  // What no court allows, and data that is sold.
  '\\b(?:take|seize|remove) (?:an?|any|some|your) (?:[\\w-]+ ){0,3}?(?:items?|belongings|possessions|valuables)\\b[^.;]{0,80}\\buntil\\b[^.;]{0,40}\\b(?:paid|settled|payment)\\b',
  '\\b(?:companies|firms|businesses|advertisers|partners) (?:that|who|which) pay us\\b[^.;]{0,30}\\b(?:leads?|contacts?|customers?|records?|names?|data)\\b',
].map((pattern) => new RegExp(pattern, 'i'))

/** What a company may claim to have, and a text says that it has not. */
const credentials = ['insur', 'licen', 'bonded', 'background']

/** What follows a credential that a company has only elsewhere, or for something else: `not licensed in Texas`, `not certified to remove asbestos`. */
function isLimited(words: string, rest: string, own: readonly string[]): boolean {
  if (/(?:licensed|certified)$/i.test(words) && /^ (?:to|for) /.test(rest)) return true
  return /^ (?:in|outside|beyond) (?:the )?[A-Z]/.test(rest) && !own.some((name) => rest.startsWith(` in ${name}`))
}

/** `We sell personal information`: what no company says of itself. */
export function checkPromises(sources: FactSources): Fact[] {
  const claims = sources.site.value.claims.map(({ text }) => text.toLowerCase())
  const isClaimed = (words: string) =>
    credentials.some((stem) => words.toLowerCase().includes(stem) && claims.some((text) => text.includes(stem)))
  const { country, region } = sources.site.value.business.address
  const ownNames = region === undefined ? [] : [region, regionNameOf(region, country) ?? region]
  const texts = companyAndServiceTexts(sources)
  return texts.flatMap(({ record, path, text }) => {
    // A line may end anywhere in a statement.
    const line = text.replace(/\s+/g, ' ')
    const [words] = statements.flatMap((statement) => {
      const found = statement.exec(line)
      if (!found) return []
      const [words] = found
      return isLimited(words, line.slice(found.index + words.length), ownNames) ? [] : words
    })
    if (words === undefined) return []
    return [
      fact(
        record,
        path,
        {
          code: 'statement-reversed',
          severity: isClaimed(words) ? 'error' : 'warning',
          what: `The text says "${words}", which no company says of itself.`,
          fix: 'Look for a "not" that is missing, or one too many.',
        },
        words,
      ),
    ]
  })
}
