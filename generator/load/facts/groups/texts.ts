import { setImmediate } from 'node:timers/promises'
import { checkEventMonths } from '../calendar/event-months.ts'
import { type Fact, type FactSources, lineOf } from '../fact.ts'
import { checkFarCities } from '../geography/far-cities.ts'
import { checkLandmarks } from '../geography/landmarks.ts'
import { checkSeaWords } from '../geography/sea-words.ts'
import { checkAnswers } from '../hours/answers.ts'
import { checkPlaceFigures } from '../place-claims/place-figures.ts'
import { checkOddFields } from '../place-data/odd-fields.ts'
import { checkOddRows } from '../place-data/odd-rows.ts'
import { checkStatements } from '../policies/reversed-statements.ts'
import { checkGalleries } from '../site/galleries.ts'
import { checkImageTexts } from '../site/images.ts'
import { checkPageTexts } from '../site/pages.ts'
import { checkWebLinks } from '../site/web-links.ts'
import { checkStatedInLanguage } from '../stated-in-language.ts'
import { checkSubjectTexts } from '../subjects/likelier-subject.ts'
import { checkLinkSubjects } from '../subjects/link-subjects.ts'
import { checkNamedCompanies } from '../subjects/named-companies.ts'
import { checkNamedParties } from '../subjects/named-party.ts'
import { checkNamesInTexts } from '../subjects/names-in-texts.ts'
import { checkOwnUtilities } from '../subjects/own-utilities.ts'
import { checkExchangedFiles } from '../subjects/place-texts/exchanged-files.ts'
import { checkPlaceTexts } from '../subjects/place-texts.ts'
import { checkServiceTypes } from '../subjects/service-types.ts'
import { checkSharedTexts } from '../subjects/shared-texts.ts'
import { checkTextSubjects } from '../subjects/text-subjects.ts'
import { checkUnnamedPlaces } from '../subjects/unnamed-places.ts'
import { checkEqualLabels } from '../writing/equal-labels.ts'
import { checkExchangedGroups, checkExchangedHeadings } from '../writing/exchanged-headings.ts'
import { checkExchangedLabels } from '../writing/exchanged-labels.ts'
import { checkFormOfAddress } from '../writing/form-of-address.ts'
import { checkHeadingNumbers } from '../writing/heading-numbers.ts'
import { checkKeywordLists } from '../writing/keyword-lists.ts'
import { checkMissingThings } from '../writing/missing-things.ts'
import { checkNearCopies } from '../writing/near-copies.ts'
import { checkRepeatedTexts } from '../writing/repeated-texts.ts'
import { checkSameQuestions } from '../writing/same-questions.ts'
import { checkUnfinishedDescriptions } from '../writing/unfinished-descriptions.ts'
import { checkUnfinishedTexts } from '../writing/unfinished-texts.ts'
import { checkWriting } from '../writing/writing.ts'
import type { Doubts } from './doubts.ts'
import { linesWith, recordsWith } from './with-code.ts'

/**
 * Checks what texts are about, whether they contradict each other, and how they are written.
 * @param notServedAt lines with places that are not served, which are one mistake with the region they are in
 */
export async function checkTexts(
  sources: FactSources,
  doubts: Doubts,
  notServedAt: ReadonlySet<string>,
): Promise<Fact[]> {
  const companies = checkNamedCompanies(sources)
  // A word of the name of the company with a slip is also a misspelt word.
  const misnamedAt = linesWith(companies, 'business-name-misspelt')
  const subjects = checkSubjects(sources, doubts, notServedAt)
  await setImmediate()
  const writing = checkAllWriting(sources, doubts)
  await setImmediate()
  // The name of the company in two words is also that of another company.
  const otherCompanyAt = linesWith(subjects, 'text-of-another-company')
  return [
    ...subjects,
    ...writing.filter((found) => !(found.code === 'word-misspelt' && misnamedAt.has(lineOf(found)))),
    ...(doubts.isLanguageWrong
      ? []
      : [...checkFormOfAddress(sources), ...checkStatedInLanguage(sources), ...checkLinkSubjects(sources)]),
    ...companies.filter((found) => !(found.code === 'business-name-misspelt' && otherCompanyAt.has(lineOf(found)))),
    ...checkNamedParties(sources),
    ...checkAnswers(sources),
    ...checkExchangedHeadings(sources),
    ...checkExchangedGroups(sources),
    ...checkExchangedLabels(sources),
    ...(doubts.isRegionUnknown || doubts.isOfficeRegionWrong || doubts.isCountyWrong ? [] : checkSeaWords(sources)),
    ...checkSameQuestions(sources),
    ...checkMissingThings(sources),
    ...checkOddFields(sources),
    ...checkOddRows(sources),
    ...checkStatements(sources),
    ...checkEventMonths(sources),
    ...checkOwnUtilities(sources),
    ...checkImageTexts(sources),
    ...checkGalleries(sources),
    ...checkEqualLabels(sources),
    ...checkWebLinks(sources),
    ...checkHeadingNumbers(sources),
    ...checkServiceTypes(sources),
    ...checkSharedTexts(sources),
    ...unfinishedIn(sources, writing),
  ]
}

/** A description without its end is also a text of its field, and a list of keywords has none. */
function unfinishedIn(sources: FactSources, writing: readonly Fact[]): Fact[] {
  const descriptions = checkUnfinishedDescriptions(sources)
  const foundAt = new Set([...descriptions, ...writing].map(lineOf))
  const ofKeywords = recordsWith(writing, 'keywords-repeated')
  const texts = checkUnfinishedTexts(sources)
  return [...descriptions, ...texts.filter((found) => !foundAt.has(lineOf(found)) && !ofKeywords.has(found.record))]
}

/** Texts of one page on another. The copy of a text about another subject also has its words. */
function checkSubjects(sources: FactSources, doubts: Doubts, notServedAt: ReadonlySet<string>): Fact[] {
  const { isOfficeWrong, isOfficeMissing, isCountyWrong } = doubts
  const ofPlaces = checkTextsOfPlaces(sources, doubts)
  const copiesAt = linesWith(ofPlaces, 'text-repeated')
  const isNoCopy = (found: Fact) => !copiesAt.has(lineOf(found))
  const elsewhere = new Set(
    ofPlaces.flatMap(({ code, record, subject = record }) =>
      code === 'text-of-another-place' ? [record, subject] : [],
    ),
  )
  // A copied description of a service is the copy of a text, at one of the two.
  const repeated = recordsWith(ofPlaces, 'text-repeated')
  const isOfCopy = ({ code, record, subject = record }: Fact) =>
    code === 'title-of-another-page' && (repeated.has(record) || repeated.has(subject))
  // A review of one service, or the file of a service, copied to another.
  const isOfCopiedText = ({ code, record }: Fact) =>
    code === 'text-of-another-service' && /^(?:testimonials$|services\/)/.test(record) && repeated.has(record)
  return [
    ...ofPlaces,
    ...checkTextSubjects(sources, { isOfficeWrong: isOfficeWrong || isOfficeMissing, isCountyWrong }).filter(
      (found) => isNoCopy(found) && !isOfCopiedText(found),
    ),
    ...checkFarCities(sources).filter(
      (found) => isNoCopy(found) && !elsewhere.has(found.record) && !notServedAt.has(lineOf(found)),
    ),
    ...checkSubjectTexts(sources).filter(isNoCopy),
    ...checkPageTexts(sources).filter((found) => !isOfCopy(found)),
  ]
}

/** A text that names another place, and is also a copy or has other figures, has one cause. */
function checkTextsOfPlaces(sources: FactSources, doubts: Doubts): Fact[] {
  const { isCountyMisspelt, isOffTheMap, misplaced, copied } = doubts
  const named = checkPlaceTexts(sources)
  const namedIn = recordsWith(named, 'text-of-another-place')
  const exchanged = checkExchangedFiles(sources).filter(
    ({ record, subject = record }) => !namedIn.has(record) && !namedIn.has(subject),
  )
  const ofOthers = [...named, ...exchanged]
  const seen = new Set(ofOthers.flatMap(({ record, subject = record }) => [record, subject]))
  const figures = checkPlaceFigures(sources).filter(({ record }) => !seen.has(record))
  const copies = checkRepeatedTexts(sources, seen)
  const known = new Set([...seen, ...copies.map(({ record }) => record)])
  const landmarks = checkLandmarks(sources).filter(({ record }) => !known.has(record) && !misplaced.has(record))
  const others = [...ofOthers, ...figures, ...copies, ...checkNearCopies(sources, known), ...landmarks]
  const found = new Set(others.map(({ record }) => record))
  const unnamed = checkUnnamedPlaces(sources).filter(({ record }) => !found.has(record) && !copied.has(record))
  return [...others, ...unnamed].filter(
    ({ code, record }) =>
      !(code === 'text-repeated' && copied.has(record)) &&
      !(code === 'text-of-another-region' && (isCountyMisspelt || misplaced.has(record) || copied.has(record))) &&
      // With the place, the landmarks that belong to it are somewhere else, too.
      !(isOffTheMap && (code === 'distance-in-text-differs' || code === 'coordinates-elsewhere')),
  )
}

/** How texts are written, and names of places in them. */
function checkAllWriting(sources: FactSources, doubts: Doubts): Fact[] {
  const writing = checkWriting(sources, doubts.isLanguageWrong)
  const writingAt = new Set(writing.map((found) => `${found.code} ${lineOf(found)}`))
  // A name with broken letters is not another word, and not a misspelt one.
  const garbledAt = linesWith(writing, 'garbled-text')
  const isGarbled = (found: Fact) =>
    garbledAt.has(lineOf(found)) && (found.code === 'place-name-misspelt' || found.code === 'word-misspelt')
  // A name that its slug has with other letters is one of the misspelt words, too.
  const isMisnamed = (found: Fact) => found.code === 'word-misspelt' && doubts.misnamedAt.has(lineOf(found))
  const names = checkAllNames(sources, doubts, writing).filter((found) => !isGarbled(found))
  const placeAt = new Set(names.flatMap((found) => (found.code === 'place-name-misspelt' ? wordsAt(found) : [])))
  const isPlace = (found: Fact) => found.code === 'word-misspelt' && placeAt.has(wordsAt(found))
  const lists = checkKeywordLists(sources)
  // A list of keywords puts words beside each other that no sentence has so.
  const listed = [...writing, ...lists].filter(({ code }) => code === 'keywords-repeated')
  const isListed = ({ code, at }: Fact) =>
    code === 'word-misspelt' &&
    listed.some((list) => list.at.file === at.file && Math.abs(list.at.line - at.line) <= linesOfList)
  return [
    ...writing.filter((found) => !isGarbled(found) && !isMisnamed(found) && !isPlace(found) && !isListed(found)),
    ...lists.filter((found) => !writingAt.has(`${found.code} ${lineOf(found)}`)),
    ...names,
  ]
}

const wordsAt = (found: Fact) => `${lineOf(found)}:${found.at.column}`

/** Lines of a list of keywords before or after the one that is reported. */
const linesOfList = 2

/** A place seems to be missing in a list if its row has another name or county, or if the list misspells it. */
function checkAllNames(sources: FactSources, doubts: Doubts, writing: readonly Fact[]): Fact[] {
  const { moved, misplaced, isNameWrong } = doubts
  const found = checkNamesInTexts(sources, moved)
  const misspelling = recordsWith([...found, ...writing], 'place-name-misspelt', 'word-misspelt')
  // A town of another county took the place of the one that a list lacks.
  const exchanging = recordsWith(found, 'wrong-county')
  return found.filter(
    ({ code, record }) =>
      code !== 'place-missing-in-text' ||
      !(isNameWrong || misplaced.size > 0 || misspelling.has(record) || exchanging.has(record)),
  )
}
