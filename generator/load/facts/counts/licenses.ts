import { licenseNumbersIn } from '../../../core/text/license-number.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, officeTexts, sentencesOf, siteTexts, textsIn, textsOf } from '../texts.ts'

/** Numbers of others, such as the one in an example. */
const ofOthers =
  /\b(?:such as|like|example|e\.g\.|looks? like|their|vehicle|driver[’']?s|software|creative commons|plates?)\b|(?<!\p{L})(?:ejemplo|como|conducir|matrícula)(?!\p{L})/iu

/** A placeholder, which is found as one. */
const unwritten = /X{3}|0{3,}-?(?:0+|X)|#{2}/i

/** A license number in a text that site.yaml does not have, so that no one can compare it: it may be invented, or another company's. */
export function checkLicenseNumbers(sources: FactSources): Fact[] {
  const { site, records } = sources
  const { folders } = records
  const policies = textsIn(site, site.value.policies, ['policies'])
  const own = [...siteTexts(sources), ...policies, ...officeTexts(folders)].map(({ text }) => plain(text)).join('\n')
  const ofPlaces = [...folders.counties, ...folders.cities].flatMap((record) => textsOf(record))
  const seen = new Set<string>()
  return [...companyAndServiceTexts(sources), ...ofPlaces].flatMap(({ record, path, text }) =>
    licenseNumbersIn(text).flatMap(({ words, number }) => {
      const sentence = sentencesOf(text).find((each) => each.includes(words)) ?? ''
      if (own.includes(number) || seen.has(number) || ofOthers.test(sentence) || unwritten.test(words)) return []
      seen.add(number)
      const what = `The text gives the license number in "${words}", which site.yaml does not have.`
      const fix = 'Check it with the authority that gave it, and write it once, among the claims of site.yaml.'
      return [fact(record, path, { code: 'license-differs', severity: 'warning', what, fix }, words)]
    }),
  )
}

/** A text in the form of the numbers. */
const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()
