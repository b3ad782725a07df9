import type { Rule } from '../../rule.ts'
import { breadcrumbShape } from './breadcrumb-shape.ts'
import { businessRecommended } from './business-recommended.ts'
import { businessRequired } from './business-required.ts'
import { businessSeveral } from './business-several.ts'
import { businessType } from './business-type.ts'
import { deadDataUrl } from './dead-data-url.ts'
import { faqHidden } from './faq-hidden.ts'
import { faqRepeated } from './faq-repeated.ts'
import { faqShape } from './faq-shape.ts'
import { futureDate } from './future-date.ts'
import { imageObject } from './image-object.ts'
import { jobExpired } from './job-expired.ts'
import { jobPosting } from './job-posting.ts'
import { jsonldContext } from './jsonld-context.ts'
import { jsonldDiffersFromText } from './jsonld-differs-from-text.ts'
import { jsonldEscaped } from './jsonld-escaped.ts'
import { jsonldIdContradicts } from './jsonld-id-contradicts.ts'
import { jsonldIdRepeated } from './jsonld-id-repeated.ts'
import { jsonldIdUnresolved } from './jsonld-id-unresolved.ts'
import { jsonldMissing } from './jsonld-missing.ts'
import { jsonldPageUrl } from './jsonld-page-url.ts'
import { jsonldParses } from './jsonld-parses.ts'
import { jsonldRelativeUrl } from './jsonld-relative-url.ts'
import { jsonldRequired } from './jsonld-required.ts'
import { jsonldRetiredType } from './jsonld-retired-type.ts'
import { jsonldSeveral } from './jsonld-several.ts'
import { jsonldUnknownType } from './jsonld-unknown-type.ts'
import { microdata } from './microdata.ts'
import { offerDiffersFromText } from './offer-differs-from-text.ts'
import { offerExpired } from './offer-expired.ts'
import { offerPrice } from './offer-price.ts'
import { organizationLogo } from './organization-logo.ts'
import { ratingValue } from './rating-value.ts'
import { reviewSelfServing } from './review-self-serving.ts'
import { serviceAsProduct } from './service-as-product.ts'
import { serviceShape } from './service-shape.ts'
import { webpageDates } from './webpage-dates.ts'
import { websiteNode } from './website-node.ts'

export const structuredDataRules: Rule[] = [
  breadcrumbShape,
  businessRecommended,
  businessRequired,
  businessSeveral,
  businessType,
  deadDataUrl,
  faqHidden,
  faqRepeated,
  faqShape,
  futureDate,
  imageObject,
  jobExpired,
  jobPosting,
  jsonldContext,
  jsonldDiffersFromText,
  jsonldEscaped,
  jsonldIdContradicts,
  jsonldIdRepeated,
  jsonldIdUnresolved,
  jsonldMissing,
  jsonldPageUrl,
  jsonldParses,
  jsonldRelativeUrl,
  jsonldRetiredType,
  jsonldSeveral,
  jsonldUnknownType,
  offerDiffersFromText,
  offerPrice,
  organizationLogo,
  ratingValue,
  reviewSelfServing,
  serviceAsProduct,
  serviceShape,
  webpageDates,
  websiteNode,
  jsonldRequired,
  microdata,
  offerExpired,
]
