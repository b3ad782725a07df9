import type { Rule } from '../../rule.ts'
import { altTextPoor } from './alt-text-poor.ts'
import { ariaAttribute } from './aria-attribute.ts'
import { ariaHiddenFocus } from './aria-hidden-focus.ts'
import { ariaReference } from './aria-reference.ts'
import { attributeBroken } from './attribute-broken.ts'
import { attributeRepeated } from './attribute-repeated.ts'
import { buttonWithoutName } from './button-without-name.ts'
import { choiceContradicts } from './choice-contradicts.ts'
import { detailsWithoutSummary } from './details-without-summary.ts'
import { dialogOpen } from './dialog-open.ts'
import { dialogWithoutName } from './dialog-without-name.ts'
import { doctypeMissing } from './doctype-missing.ts'
import { elementUnclosed } from './element-unclosed.ts'
import { fieldAutocomplete } from './field-autocomplete.ts'
import { fieldWithoutLabel } from './field-without-label.ts'
import { focusHidden } from './focus-hidden.ts'
import { formNested } from './form-nested.ts'
import { formWithoutButton } from './form-without-button.ts'
import { frameEager } from './frame-eager.ts'
import { frameUnsized } from './frame-unsized.ts'
import { frameWithoutLink } from './frame-without-link.ts'
import { frameWithoutTitle } from './frame-without-title.ts'
import { headingEmpty } from './heading-empty.ts'
import { headingOrder } from './heading-order.ts'
import { idRepeated } from './id-repeated.ts'
import { imageRole } from './image-role.ts'
import { interactiveNested } from './interactive-nested.ts'
import { labelInName } from './label-in-name.ts'
import { listContent } from './list-content.ts'
import { mainHidden } from './main-hidden.ts'
import { mainLandmark } from './main-landmark.ts'
import { mediaAutoplay } from './media-autoplay.ts'
import { navUnnamed } from './nav-unnamed.ts'
import { obsoleteElement } from './obsolete-element.ts'
import { pictureWithoutAlt } from './picture-without-alt.ts'
import { radioAlone } from './radio-alone.ts'
import { roleUnknown } from './role-unknown.ts'
import { skipLink } from './skip-link.ts'
import { sourceEmpty } from './source-empty.ts'
import { tabindexPositive } from './tabindex-positive.ts'
import { tableUneven } from './table-uneven.ts'
import { tableWithoutHeaders } from './table-without-headers.ts'
import { textHidden } from './text-hidden.ts'
import { themeDiffers } from './theme-differs.ts'

export const markupRules: Rule[] = [
  attributeBroken,
  attributeRepeated,
  formWithoutButton,
  textHidden,
  listContent,
  imageRole,
  formNested,
  elementUnclosed,
  ariaAttribute,
  altTextPoor,
  ariaReference,
  buttonWithoutName,
  detailsWithoutSummary,
  dialogOpen,
  dialogWithoutName,
  doctypeMissing,
  fieldAutocomplete,
  fieldWithoutLabel,
  frameEager,
  frameUnsized,
  frameWithoutLink,
  frameWithoutTitle,
  headingEmpty,
  headingOrder,
  idRepeated,
  interactiveNested,
  labelInName,
  mainLandmark,
  mediaAutoplay,
  navUnnamed,
  obsoleteElement,
  pictureWithoutAlt,
  focusHidden,
  themeDiffers,
  radioAlone,
  choiceContradicts,
  roleUnknown,
  skipLink,
  sourceEmpty,
  tabindexPositive,
  tableUneven,
  tableWithoutHeaders,
  mainHidden,
  ariaHiddenFocus,
]
