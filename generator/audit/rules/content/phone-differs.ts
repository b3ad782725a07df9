import type { Manifest } from '#manifest/schema.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** A number that is not the company's. */
export const phoneDiffers: MarkupRule = {
  code: 'phone-differs',
  scope: 'markup',
  title: "Telephone number that is not the company's",
  severity: 'warning',
  why: 'A customer who calls it reaches nobody, or somebody else; and search engines that find two numbers trust neither.',
  how: 'Links that call or text (tel:, sms:), numbers in the text that are grouped as that of site.yaml is, and the telephone of structured data must be the number of site.yaml. Numbers of up to six digits, as for emergencies, are let pass, and what stands in forms.',
  fix: 'Write {phone} where the number is to stand; where a page was edited by hand, build it again.',
  source: 'https://support.google.com/business/answer/9157481',
  *check(scan, { manifest }): Generator<Issue> {
    const { own, text, groups, shape } = numbersOf(manifest)
    const told = new Set<string>()
    const isOther = (number: string) => {
      const digits = number.replace(/\D/g, '')
      if (digits.length < 7 || digits === own || digits === text || told.has(digits)) return false
      told.add(digits)
      return true
    }
    for (const { attributes } of elementsNamed(scan, 'a', 'area')) {
      const [, number] = /^\s*(?:tel|sms):([^?;]*)/i.exec(attributes.href ?? '') ?? []
      if (number !== undefined && isOther(number))
        yield issue(`A link {pages} leads to the number ${number}`, number, manifest)
    }
    for (const { attributes, text: data } of elementsNamed(scan, 'script')) {
      if (attributes.type !== 'application/ld+json') continue
      for (const [, number = ''] of data.matchAll(/"telephone"\s*:\s*"([^"]*)"/g))
        if (isOther(number)) yield issue(`The structured data {pages} gives the number ${number}`, number, manifest)
    }
    if (shape && groups)
      for (const { index, 0: found } of scan.content.matchAll(groups)) {
        // What stands before and after decides whether it is a number of its own.
        const [number] = shape.exec(scan.content.slice(Math.max(0, index - 6), index + found.length + 2)) ?? []
        if (number !== undefined && isOther(number))
          yield issue(`The text {pages} gives the number ${number}`, number, manifest)
      }
  },
}

function issue(what: string, number: string, { site }: Manifest): Issue {
  return { what: `${what}, and that of the company is ${site.business.phone.display}.`, phrase: number, cause: number }
}

/** `groups` finds digits that may be a number, which is quick; `shape` reads it. */
type Numbers = { own: string; text: string; groups: RegExp | undefined; shape: RegExp | undefined }
const known = new WeakMap<Manifest, Numbers>()

/** The company's number in full and as it is shown, and what a number in a text looks like: groups of as many digits. */
function numbersOf(manifest: Manifest): Numbers {
  const found = known.get(manifest)
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
  known.set(manifest, numbers)
  return numbers
}
