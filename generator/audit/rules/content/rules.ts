import type { Rule } from '../../rule.ts'
import { addressDiffers } from './address-differs.ts'
import { bannerOutdated } from './banner-outdated.ts'
import { claimDiffers } from './claim-differs.ts'
import { claimExceedsData } from './claim-exceeds-data.ts'
import { claimUndeclared } from './claim-undeclared.ts'
import { claimsDisagree } from './claims-disagree.ts'
import { companyDiffers } from './company-differs.ts'
import { copyrightDiffers } from './copyright-differs.ts'
import { countyDiffers } from './county-differs.ts'
import { dateDiffers } from './date-differs.ts'
import { descriptionMisplaced } from './description-misplaced.ts'
import { domainDiffers } from './domain-differs.ts'
import { doorwayPages } from './doorway-pages.ts'
import { duplicatePage } from './duplicate-page.ts'
import { emailDiffers } from './email-differs.ts'
import { figureDiffers } from './figure-differs.ts'
import { fileEdited } from './file-edited.ts'
import { headingsRepeated } from './headings-repeated.ts'
import { hoursDiffer } from './hours-differ.ts'
import { introRepeated } from './intro-repeated.ts'
import { keywordCannibalization } from './keyword-cannibalization.ts'
import { keywordList } from './keyword-list.ts'
import { keywordStuffing } from './keyword-stuffing.ts'
import { legalPages } from './legal-pages.ts'
import { mapLinkDiffers } from './map-link-differs.ts'
import { nameDiffers } from './name-differs.ts'
import { nameMisspelt } from './name-misspelt.ts'
import { nearDuplicate } from './near-duplicate.ts'
import { nearDuplicateRaw } from './near-duplicate-raw.ts'
import { outlierHeadings } from './outlier-headings.ts'
import { outlierLength } from './outlier-length.ts'
import { outlierNodes } from './outlier-nodes.ts'
import { outlierTitle } from './outlier-title.ts'
import { ownTextShare } from './own-text-share.ts'
import { pageEdited } from './page-edited.ts'
import { paragraphRepeated } from './paragraph-repeated.ts'
import { phoneDiffers } from './phone-differs.ts'
import { phoneLinkDiffers } from './phone-link-differs.ts'
import { phoneMisplaced } from './phone-misplaced.ts'
import { placeDiffers } from './place-differs.ts'
import { placeholderText } from './placeholder-text.ts'
import { policiesDisagree } from './policies-disagree.ts'
import { policyUndeclared } from './policy-undeclared.ts'
import { postalCodeDiffers } from './postal-code-differs.ts'
import { priceDiffers } from './price-differs.ts'
import { relativeDate } from './relative-date.ts'
import { sampleContent } from './sample-content.ts'
import { sectionEmpty } from './section-empty.ts'
import { sectionMissing } from './section-missing.ts'
import { serviceDiffers } from './service-differs.ts'
import { sourceInText } from './source-in-text.ts'
import { starsDiffer } from './stars-differ.ts'
import { testimonialDiffers } from './testimonial-differs.ts'
import { testimonialUndated } from './testimonial-undated.ts'
import { textAltered } from './text-altered.ts'
import { textDatedAhead } from './text-dated-ahead.ts'
import { textElsewhere } from './text-elsewhere.ts'
import { textFilePhone } from './text-file-phone.ts'
import { textFilePlaceholder } from './text-file-placeholder.ts'
import { textGarbled } from './text-garbled.ts'
import { textLanguage } from './text-language.ts'
import { textOutdated } from './text-outdated.ts'
import { textSlip } from './text-slip.ts'
import { thinPage } from './thin-page.ts'

export const contentRules: Rule[] = [
  addressDiffers,
  claimExceedsData,
  claimUndeclared,
  claimsDisagree,
  domainDiffers,
  doorwayPages,
  duplicatePage,
  emailDiffers,
  headingsRepeated,
  introRepeated,
  keywordCannibalization,
  keywordStuffing,
  legalPages,
  mapLinkDiffers,
  nameDiffers,
  nearDuplicate,
  nearDuplicateRaw,
  outlierHeadings,
  outlierLength,
  outlierNodes,
  outlierTitle,
  ownTextShare,
  fileEdited,
  pageEdited,
  phoneDiffers,
  phoneMisplaced,
  placeholderText,
  sourceInText,
  policiesDisagree,
  policyUndeclared,
  relativeDate,
  sampleContent,
  testimonialUndated,
  textAltered,
  textElsewhere,
  textGarbled,
  thinPage,
  countyDiffers,
  figureDiffers,
  placeDiffers,
  postalCodeDiffers,
  priceDiffers,
  serviceDiffers,
  hoursDiffer,
  paragraphRepeated,
  phoneLinkDiffers,
  descriptionMisplaced,
  testimonialDiffers,
  nameMisspelt,
  keywordList,
  sectionEmpty,
  sectionMissing,
  textLanguage,
  bannerOutdated,
  claimDiffers,
  textSlip,
  textDatedAhead,
  textOutdated,
  copyrightDiffers,
  companyDiffers,
  dateDiffers,
  starsDiffer,
  textFilePhone,
  textFilePlaceholder,
]
