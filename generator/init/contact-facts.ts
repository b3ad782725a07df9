import { e164Of, nationalPhone } from '#src/country/phone.ts'
import { RefusalError } from '../core/refusal-error.ts'

export type Address = { street: string; locality: string; region: string; postalCode: string; country: string }

/**
 * An address of the United States, written as on an envelope: `12 Cannery Row, Hood River, OR 97031`.
 * @throws {RefusalError} if a part is missing.
 */
export function parseAddress(text: string): Address {
  const [, street, locality, region, postalCode] =
    /^(.+?),\s*([^,]+),\s*([A-Za-z]{2})[,\s]\s*(\d{5})$/.exec(text.trim()) ?? []
  if (!street || !locality || !region || !postalCode)
    throw new RefusalError(
      `The address "${text}" is not complete. Write street, town, state and postal code: "12 Cannery Row, Hood River, OR 97031". For an office outside the United States, copy a manifest and edit business.address in site.yaml.`,
    )
  return { street, locality, region: region.toUpperCase(), postalCode, country: 'US' }
}

/**
 * A phone number for links (E.164) and for people. Without a country code it is of the United States.
 * @throws {RefusalError} if no number has this form.
 */
export function parsePhone(text: string): { e164: string; display: string } {
  const e164 = e164Of(text, 'US')
  // A number of another country is shown with its country code, in the form of the answer.
  if (e164) return { e164, display: e164.startsWith('+1') ? nationalPhone(e164) : text.trim() }
  throw new RefusalError(
    `"${text}" is not a phone number. Write ten digits, or + and the country code: "+1 541 555 0137".`,
  )
}

/** @throws {RefusalError} */
export function parseEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return text.trim()
  throw new RefusalError(`"${text}" is not an e-mail address. Write it like office@company.com.`)
}

/**
 * The origin of a site: `https://www.company.com`.
 * @throws {RefusalError}
 */
export function parseDomain(text: string): string {
  const host = text
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .toLowerCase()
  if (/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host)) return `https://${host}`
  throw new RefusalError(`"${text}" is not a domain. Write it like www.company.com.`)
}

/** Kilometres of `30km`, `20mi` or `30`. @throws {RefusalError} */
export function parseRadius(text: string): number {
  const [, number, unit] = /^(\d{1,3}(?:\.\d+)?)\s*(km|mi)?$/i.exec(text.trim()) ?? []
  // Source of the factor: the international yard and pound agreement of 1959.
  if (number && Number(number) > 0) return Number(number) * (unit?.toLowerCase() === 'mi' ? 1.609344 : 1)
  throw new RefusalError(`"${text}" is not a radius. Write it like 30km or 20mi.`)
}
