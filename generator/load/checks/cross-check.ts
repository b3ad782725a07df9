import type { Problem } from '../../core/problem.ts'
import { checkChecklist } from '../checklist.ts'
import { checkLanguages } from '../languages.ts'
import type { Records } from '../records.ts'
import { checkArticles } from './check-articles.ts'
import { checkCategories } from './check-categories.ts'
import { checkContrast } from './check-contrast.ts'
import { checkCountry } from './check-country.ts'
import { checkDrawings } from './check-drawings.ts'
import { checkGalleries } from './check-galleries.ts'
import { checkLandmarks } from './check-landmarks.ts'
import { checkLinks } from './check-links.ts'
import { checkLocal } from './check-local.ts'
import { checkOffices } from './check-offices.ts'
import { checkOwnSections } from './check-own-sections.ts'
import { checkPages } from './check-pages.ts'
import { checkIcons, checkPictures } from './check-pictures.ts'
import { checkCities, checkLocationSlugs } from './check-places.ts'
import { checkQuotes } from './check-quotes.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkVocabulary } from './check-vocabulary.ts'
import { joinReferences } from './join-references.ts'

/** Checks references between records. A record that failed its schema is not in `records`, but its slug still counts as known. */
export function crossCheck(records: Records, shownDir: string): Problem[] {
  return joinReferences([
    ...(records.documents.site ? checkLanguages(records.documents.site) : []),
    ...checkCountry(records),
    ...checkCities(records),
    ...checkLocationSlugs(records),
    ...checkLocal(records),
    ...checkLandmarks(records),
    ...checkCategories(records),
    ...checkOffices(records),
    ...checkIcons(records),
    ...checkPictures(records, shownDir),
    ...checkDrawings(records),
    ...checkLinks(records),
    ...checkPages(records, shownDir),
    ...checkGalleries(records),
    ...checkOwnSections(records),
    ...checkArticles(records, shownDir),
    ...checkQuotes(records),
    ...checkRepeats(records),
    ...checkRedirects(records),
    ...checkVocabulary(records),
    ...(records.documents.site ? checkContrast(records.documents.site) : []),
    ...(records.documents.checklist ? checkChecklist(records.documents.checklist) : []),
  ])
}
