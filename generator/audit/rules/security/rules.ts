import type { Rule } from '../../rule.ts'
import { baseElement } from './base-element.ts'
import { buildPath } from './build-path.ts'
import { formInsecure } from './form-insecure.ts'
import { frameOrigin } from './frame-origin.ts'
import { frameSandbox } from './frame-sandbox.ts'
import { hostHeaders } from './host-headers.ts'
import { inlineHandler } from './inline-handler.ts'
import { leftoverFile } from './leftover-file.ts'
import { localAddress } from './local-address.ts'
import { mixedContent } from './mixed-content.ts'
import { policyInlineScript } from './policy-inline-script.ts'
import { policyInlineStyle } from './policy-inline-style.ts'
import { policyMissing } from './policy-missing.ts'
import { policyWeak } from './policy-weak.ts'
import { secretInFile } from './secret-in-file.ts'
import { secretInPage } from './secret-in-page.ts'
import { securityTxtExpired } from './security-txt-expired.ts'
import { thirdPartyScript } from './third-party-script.ts'
import { unsafeUrl } from './unsafe-url.ts'

export const securityRules: Rule[] = [
  baseElement,
  buildPath,
  formInsecure,
  frameOrigin,
  frameSandbox,
  hostHeaders,
  inlineHandler,
  leftoverFile,
  localAddress,
  mixedContent,
  policyInlineScript,
  policyInlineStyle,
  policyMissing,
  policyWeak,
  secretInFile,
  secretInPage,
  securityTxtExpired,
  thirdPartyScript,
  unsafeUrl,
]
