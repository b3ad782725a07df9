import { checkTextContact } from '../company/text-contact.ts'
import { type Fact, type FactSources, lineOf } from '../fact.ts'
import { checkUnreportedPay } from '../jobs/unreported-pay.ts'
import { checkWages } from '../jobs/wages.ts'
import { checkCountyNames } from '../place-data/county-names.ts'
import { checkSameNames } from '../place-data/names.ts'
import { checkPolicyTexts } from '../policies/policy-texts.ts'
import { checkPrices } from '../prices/prices.ts'
import { checkStatedInLanguage } from '../stated-in-language.ts'
import { checkLinkSubjects } from '../subjects/link-subjects.ts'
import { checkDescription } from '../subjects/named-companies.ts'
import { checkAreas } from '../subjects/served-places.ts'
import { checkStoreTerms } from '../subjects/store-terms.ts'
import { checkRewardedReviews } from '../testimonials/rewarded-reviews.ts'
import { checkTranslations } from '../translations/translations.ts'
import { checkUntranslated } from '../translations/untranslated.ts'
import { checkFormOfAddress } from '../writing/form-of-address.ts'
import { checkMissingThings } from '../writing/missing-things.ts'
import { checkUnfinishedTexts } from '../writing/unfinished-texts.ts'
import { checkWriting } from '../writing/writing.ts'
import { hasCode, recordsWith } from './with-code.ts'

/**
 * Checks how the texts of a translation are written, and whether they say what the first language and the manifest say.
 * @param originals facts about the first language
 */
export function checkTranslation(sources: FactSources, originals: readonly Fact[]): Fact[] {
  const { documents, folders, cities } = sources.records
  const files = new Set(
    [...Object.values(documents), ...Object.values(folders).flat(), ...cities].flatMap((record) =>
      record?.original === undefined ? [] : [record.file.shown],
    ),
  )
  const untranslated = checkUntranslated(sources)
  const untranslatedIn = recordsWith(untranslated, 'text-in-another-language')
  const found = [
    ...checkWriting(sources),
    ...checkUnfinishedTexts(sources),
    ...untranslated,
    ...checkLinkSubjects(sources),
    ...checkFormOfAddress(sources),
    ...checkTranslations(sources),
    ...checkCountyNames(sources),
    // Two records of one name have it in every language.
    ...(hasCode(originals, 'name-twice') ? [] : checkSameNames(sources)),
    ...checkStatedInLanguage(sources).filter(
      ({ code, record }) => code !== 'text-in-another-language' || !untranslatedIn.has(record),
    ),
    ...checkPrices(sources),
    ...checkTextContact(sources),
    ...checkAreas(sources),
    ...checkPolicyTexts(sources),
    ...checkStoreTerms(sources),
    ...checkDescription(sources),
    ...checkRewardedReviews(sources),
    ...checkWages(sources),
    ...checkUnreportedPay(sources),
    ...checkMissingThings(sources),
  ]
  const own = found.filter(({ at }) => files.has(at.file))
  // A number that is wrong in itself differs from the original, too.
  const isWrongInItself = (found: Fact) =>
    found.code === 'translation-differs' &&
    own.some((other) => other.code !== found.code && lineOf(other) === lineOf(found) && hasWordsOf(other, found))
  return own.filter((found) => !isWrongInItself(found) && !isOfOriginal(found, originals))
}

/** Whether a problem is also about the words of another one: `143,000 residents` of `It has 143,000 residents`. */
const hasWordsOf = ({ words = '' }: Fact, other: Fact): boolean =>
  other.words !== undefined && words.includes(other.words)

/** Whether an original that says something else than its translation is wrong itself in the words that differ. */
function isOfOriginal({ record, original }: Fact, facts: readonly Fact[]): boolean {
  return (
    original !== undefined && facts.some((each) => record.endsWith(`/${each.record}`) && each.words?.includes(original))
  )
}
