import { HttpError } from './api-request.ts'

/**
 * Why a request failed, for the visitor; empty if nothing in the language of the page says it. Browsers write their own messages
 * and the names of statuses in English.
 * @param language BCP 47.
 */
export function failureReason(error: Error, language: string): string {
  if (language.startsWith('en')) return error.message
  return error instanceof HttpError && error.isFromServer ? error.message : ''
}
