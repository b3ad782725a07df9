import type { Rule } from '../../rule.ts'
import { baseElement } from './base-element.ts'
import { canonicalForm } from './canonical-form.ts'
import { canonicalMissing } from './canonical-missing.ts'
import { canonicalOgUrl } from './canonical-og-url.ts'
import { canonicalSeveral } from './canonical-several.ts'
import { canonicalUnexpected } from './canonical-unexpected.ts'
import { canonicalWithNoindex } from './canonical-with-noindex.ts'
import { charsetLate } from './charset-late.ts'
import { deadCanonical } from './dead-canonical.ts'
import { descriptionMissing } from './description-missing.ts'
import { descriptionRepeatsTitle } from './description-repeats-title.ts'
import { descriptionSeveral } from './description-several.ts'
import { descriptionWidth } from './description-width.ts'
import { duplicateDescription } from './duplicate-description.ts'
import { duplicateH1 } from './duplicate-h1.ts'
import { duplicateTitle } from './duplicate-title.ts'
import { favicon } from './favicon.ts'
import { h1Missing } from './h1-missing.ts'
import { h1Several } from './h1-several.ts'
import { headAltered } from './head-altered.ts'
import { headClosedEarly } from './head-closed-early.ts'
import { headUrlHost } from './head-url-host.ts'
import { hreflang } from './hreflang.ts'
import { hreflangReturn } from './hreflang-return.ts'
import { hreflangSet } from './hreflang-set.ts'
import { hreflangTarget } from './hreflang-target.ts'
import { htmlLang } from './html-lang.ts'
import { legacyMeta } from './legacy-meta.ts'
import { metaRefresh } from './meta-refresh.ts'
import { nofollowUnexpected } from './nofollow-unexpected.ts'
import { noindexMissing } from './noindex-missing.ts'
import { noindexShare } from './noindex-share.ts'
import { noindexUnexpected } from './noindex-unexpected.ts'
import { ogImageShared } from './og-image-shared.ts'
import { ogImageSize } from './og-image-size.ts'
import { robotsDirective } from './robots-directive.ts'
import { robotsExpired } from './robots-expired.ts'
import { robotsHidesText } from './robots-hides-text.ts'
import { robotsImagePreview } from './robots-image-preview.ts'
import { socialTags } from './social-tags.ts'
import { titleBoilerplate } from './title-boilerplate.ts'
import { titleH1Disagree } from './title-h1-disagree.ts'
import { titleMissing } from './title-missing.ts'
import { titleRepeats } from './title-repeats.ts'
import { titleSeveral } from './title-several.ts'
import { titleStaleYear } from './title-stale-year.ts'
import { titleWidth } from './title-width.ts'
import { viewport } from './viewport.ts'
import { webManifest } from './web-manifest.ts'

export const headRules: Rule[] = [
  robotsExpired,
  nofollowUnexpected,
  baseElement,
  canonicalForm,
  canonicalMissing,
  canonicalOgUrl,
  canonicalSeveral,
  canonicalUnexpected,
  canonicalWithNoindex,
  charsetLate,
  deadCanonical,
  descriptionMissing,
  descriptionRepeatsTitle,
  descriptionSeveral,
  descriptionWidth,
  duplicateDescription,
  duplicateH1,
  duplicateTitle,
  favicon,
  h1Missing,
  h1Several,
  headAltered,
  headClosedEarly,
  headUrlHost,
  hreflang,
  hreflangReturn,
  hreflangSet,
  hreflangTarget,
  htmlLang,
  legacyMeta,
  metaRefresh,
  noindexMissing,
  noindexShare,
  noindexUnexpected,
  ogImageShared,
  ogImageSize,
  robotsDirective,
  robotsHidesText,
  robotsImagePreview,
  socialTags,
  titleBoilerplate,
  titleH1Disagree,
  titleMissing,
  titleRepeats,
  titleSeveral,
  titleStaleYear,
  titleWidth,
  viewport,
  webManifest,
]
