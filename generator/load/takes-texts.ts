import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Whether a number may receive text messages: not if its country gives it to landlines only. In the United States and
 * Canada, a number does not say which it is.
 */
export const takesTexts = (e164: string): boolean => parsePhoneNumberFromString(e164)?.getType() !== 'FIXED_LINE'
