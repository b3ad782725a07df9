import type { Rule } from '../../rule.ts'
import { buildPath } from './build-path.ts'
import { commentLeftover } from './comment-leftover.ts'
import { cspInlineScript } from './csp-inline-script.ts'
import { cspInlineStyle } from './csp-inline-style.ts'
import { cspMissing } from './csp-missing.ts'
import { cspWeak } from './csp-weak.ts'
import { formInsecure } from './form-insecure.ts'
import { frameOrigin } from './frame-origin.ts'
import { frameSandbox } from './frame-sandbox.ts'
import { hostHeaderValue } from './host-header-value.ts'
import { hostHeaders } from './host-headers.ts'
import { hostListing } from './host-listing.ts'
import { hostLocked } from './host-locked.ts'
import { inlineHandler } from './inline-handler.ts'
import { integrityDiffers } from './integrity-differs.ts'
import { leftoverFile } from './leftover-file.ts'
import { mixedContent } from './mixed-content.ts'
import { personalData } from './personal-data.ts'
import { privateHost } from './private-host.ts'
import { scriptHarmful } from './script-harmful.ts'
import { scriptType } from './script-type.ts'
import { secretInFile } from './secret-in-file.ts'
import { secretInPage } from './secret-in-page.ts'
import { securityTxtExpired } from './security-txt-expired.ts'
import { thirdPartyPicture } from './third-party-picture.ts'
import { thirdPartyScript } from './third-party-script.ts'
import { thirdPartyStylesheet } from './third-party-stylesheet.ts'
import { unsafeUrl } from './unsafe-url.ts'

export const securityRules: Rule[] = [
  commentLeftover,
  hostLocked,
  hostListing,
  hostHeaderValue,
  buildPath,
  cspInlineScript,
  cspInlineStyle,
  cspMissing,
  cspWeak,
  formInsecure,
  frameOrigin,
  frameSandbox,
  hostHeaders,
  inlineHandler,
  integrityDiffers,
  leftoverFile,
  mixedContent,
  personalData,
  privateHost,
  scriptHarmful,
  scriptType,
  secretInFile,
  secretInPage,
  securityTxtExpired,
  thirdPartyPicture,
  thirdPartyScript,
  thirdPartyStylesheet,
  unsafeUrl,
]
