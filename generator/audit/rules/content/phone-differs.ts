import type { Manifest } from '#manifest/schema.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** A phone number other than that of the company. */
export const phoneDiffers: MarkupRule = {
  code: 'phone-differs',
  scope: 'markup',
  title: 'Inconsistent phone number',
  severity: 'warning',
  why: 'A customer who calls it reaches no one, or a stranger. Search engines that find two numbers for one business trust neither.',
  how: 'tel: and sms: links, numbers in the text that are grouped like the one in site.yaml, and the telephone of structured data must be the phone number of site.yaml. Ignores numbers of up to six digits, such as emergency numbers, and numbers in forms.',
  fix: 'Write {phone} in the text. If the page was edited by hand, rebuild it.',
  source: 'https://support.google.com/business/answer/9157481',
  *check(scan, { manifest }): Generator<Issue> {
    const { own, text, groups, shape } = numbersOf(manifest)
    const reported = new Set<string>()
    const isOther = (number: string) => {
      const digits = number.replace(/\D/g, '')
      if (digits.length < 7 || digits === own || digits === text || reported.has(digits)) return false
      reported.add(digits)
      return true
    }
    for (const { attributes } of elementsNamed(scan, 'a', 'area')) {
      const [, number] = /^\s*(?:tel|sms):([^?;]*)/i.exec(attributes.href ?? '') ?? []
      if (number !== undefined && isOther(number))
        yield issue(`A link {pages} has the number ${number}`, number, manifest)
    }
    for (const { attributes, text: data } of elementsNamed(scan, 'script')) {
      if (attributes.type !== 'application/ld+json') continue
      for (const [, number = ''] of data.matchAll(/"telephone"\s*:\s*"([^"]*)"/g))
        if (isOther(number)) yield issue(`The structured data {pages} has the number ${number}`, number, manifest)
    }
    if (shape && groups)
      for (const { index, 0: found } of scan.content.matchAll(groups)) {
        // The characters around it decide whether it is part of another number.
        const [number] = shape.exec(scan.content.slice(Math.max(0, index - 6), index + found.length + 2)) ?? []
        if (number !== undefined && isOther(number))
          yield issue(`The text {pages} has the number ${number}`, number, manifest)
      }
  },
}

function issue(what: string, number: string, { site }: Manifest): Issue {
  return {
    what: `${what}, but the company's number is ${site.business.phone.display}.`,
    phrase: number,
    cause: number,
    subject: 'phone',
  }
}

/** `groups` finds digits that may be a phone number, which is fast; `shape` checks the characters around them. */
type Numbers = { own: string; text: string; groups: RegExp | undefined; shape: RegExp | undefined }
const numbersByManifest = new WeakMap<Manifest, Numbers>()

/** The company's number, in full and as displayed, and patterns for numbers with the same groups of digits. */
function numbersOf(manifest: Manifest): Numbers {
  const found = numbersByManifest.get(manifest)
  if (found) return found
  const { e164, display } = manifest.site.business.phone
  const parts = display.match(/\d+/g) ?? []
  const joined = parts.map(({ length }) => `\\d{${length}}`).join('\\)?[\\s.-]{1,2}')
  const isGrouped = parts.length > 1
  const numbers = {
    own: e164.replace(/\D/g, ''),
    text: parts.join(''),
    groups: isGrouped ? new RegExp(joined, 'g') : undefined,
    shape: isGrouped ? new RegExp(`(?<![\\w/.-])(?:\\+?\\d{1,2}[\\s.-])?\\(?${joined}(?![\\w/-])`) : undefined,
  }
  numbersByManifest.set(manifest, numbers)
  return numbers
}
