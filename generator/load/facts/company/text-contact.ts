import { distance } from 'fastest-levenshtein'
import { nationalPhone } from '#src/country/phone.ts'
import { kept } from '#src/kept.ts'
import { domainOf } from '../../../core/domain.ts'
import { isNumberOfOther, namesIn, namesOther, type OwnNames } from '../../../core/text/number-of-other.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, type FieldText, matchesOf, textsOf } from '../texts.ts'
import { mailboxes } from './contact.ts'
import { contactLinkFaults, placeholderFault } from './misplaced-placeholders.ts'

/** E-mail addresses and phone numbers in texts that the company does not have. */
export function checkTextContact(sources: FactSources): Fact[] {
  const {
    folders,
    documents: { navigation },
  } = sources.records
  const own = ownContact(sources)
  const texts = [
    ...companyAndServiceTexts(sources),
    ...[...folders.cities, ...folders.counties, ...(navigation ? [navigation] : [])].flatMap((record) =>
      textsOf(record),
    ),
  ]
  // A text of a place may have the number of its town hall.
  const isOfPlace = ({ record }: FieldText) => /(?:^|\/)(?:cities|counties)\//.test(record.file.path)
  return [
    ...unansweredTexts(texts, sources),
    ...texts.flatMap((field) => [
      ...mailFault(field, own),
      ...phoneFault(field, own, !isOfPlace(field)),
      ...placeholderFault(field),
      ...contactLinkFaults(field),
      ...callingCodeFault(field, own),
    ]),
  ]
}

/** `[{phone}](tel:+5415550100)`: without the calling code after its plus sign, a link dials another country. */
function callingCodeFault({ record, path, text }: FieldText, { dialled: phones }: Own): Fact[] {
  return matchesOf(text, dialledLink).flatMap(([words, number = '']) => {
    const digits = digitsOf(number)
    if (phones.includes(digits) || digits.length < fewestDigits) return []
    const phone = phones.find((each) => each.endsWith(digits))
    if (phone === undefined) return []
    const what = `The link dials ${number}, where the calling code ${phone.slice(0, -digits.length)} is missing.`
    return [fact(record, path, { code: 'phone-in-text-differs', what, fix: 'Write {phoneLink} as its target.' }, words)]
  })
}

const dialledLink = /\]\((?:tel|sms):(\+[\d().-]+)\)/g

const byText =
  /\b(?:text us|text (?=\{phone\})|(?:call|e-?mail) or text\b|(?:send|sending) (?:us )?(?:a text\b|photos? by text)|envíenos un mensaje de texto)/i

/** Texts that have customers write to a number which takes no messages. */
function unansweredTexts(texts: readonly FieldText[], { site, records: { folders } }: FactSources): Fact[] {
  const contacts = [...folders.offices, ...folders.counties].map(({ value }) => value.phone)
  if (site.value.business.phone.texts !== false || contacts.some((phone) => phone && phone.texts !== false)) return []
  const found = texts.flatMap((field) => {
    const [words] = byText.exec(field.text) ?? []
    return words === undefined ? [] : [{ field, words }]
  })
  const [first, ...others] = found
  if (!first) return []
  const words = first.words.trim()
  const code = 'texts-not-taken'
  const severity = 'warning'
  if (others.length === 0) {
    const what = `The text says "${words}", but by phone.texts in site.yaml the number takes no text messages.`
    return [fact(first.field.record, first.field.path, { code, severity, what, fix: 'Correct the text.' }, words)]
  }
  const what = `The number takes no text messages, but ${found.length} texts ask for them. The first says "${words}".`
  const fix = 'Remove this line, or correct the texts.'
  return [fact(site, ['business', 'phone', 'texts'], { code, severity, what, fix })]
}

type Own = {
  mails: ReadonlySet<string>
  domains: ReadonlySet<string>
  /** The numbers as they are displayed, that of the company first. */
  displays: readonly string[]
  /** Digits of the numbers with their calling codes. */
  dialled: readonly string[]
} & OwnNames

const ownContact = kept(({ site, records: { folders, cities } }: FactSources): Own => {
  const { business, origin } = site.value
  const contacts = [...folders.offices, ...folders.counties].map(({ value }) => value)
  const mails = [business.email, business.supportEmail, ...folders.offices.map(({ value }) => value.email)].flatMap(
    (mail) => mail?.toLowerCase() ?? [],
  )
  const numbers = [...[business, ...contacts].flatMap(({ phone }) => phone ?? []), ...business.lines]
  const phones = numbers.flatMap(({ e164, display = '' }) =>
    [e164, display].map(digitsOf).filter((digits) => digits !== ''),
  )
  return {
    mails: new Set(mails),
    domains: new Set([domainOf(new URL(origin).hostname), ...mails.map((mail) => domainOf(mail.split('@')[1] ?? ''))]),
    phones,
    dialled: numbers.map(({ e164 }) => digitsOf(e164)),
    displays: numbers.map(({ e164, display }) => display ?? nationalPhone(e164)),
    names: namesIn(business.name),
    places: new Set([...cities, ...folders.counties].map(({ value }) => value.name)),
  }
})

/** Whether a sentence has a phone number of an authority or another company: what it says of hours is about them. */
export function hasNumberOfOther(sentence: string, sources: FactSources): boolean {
  const own = ownContact(sources)
  if (sentence.includes('{phone}')) return false
  return matchesOf(sentence, dialable).some(
    ([number]) =>
      digitsOf(number).length >= fewestDigits &&
      !own.phones.some((phone) => phone.endsWith(digitsOf(number).replace(/^0/, ''))) &&
      isNumberOfOther(sentence, number, own),
  )
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Fewest letters of a name that no other name contains by chance. */
const shortestName = 7

function mailFault(field: FieldText, { mails, domains }: Own): Fact[] {
  if (!field.text.includes('@')) return []
  for (const [mail] of field.text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)) {
    const domain = domainOf(mail.split('@')[1]?.toLowerCase() ?? '')
    if (mails.has(mail.toLowerCase()) || domains.has(domain)) continue
    // The name of the company under another ending, with a word more, or with a mistake in typing.
    const isNear = [...domains].some((own) => {
      const [name = '', other = ''] = [own.split('.')[0], domain.split('.')[0]]
      return distance(name, other) <= 2 || (name.length >= shortestName && other.includes(name))
    })
    if (!isNear && !mailboxes.test(domain)) continue
    return [
      fact(
        field.record,
        field.path,
        {
          code: 'email-of-another-domain',
          severity: isNear ? 'error' : 'warning',
          what: `The text has the address "${mail}", but the company's are of ${[...domains].join(' and ')}.`,
          fix: 'Write {email} in the text.',
        },
        mail,
      ),
    ]
  }
  return []
}

/** A whole number as it is written in North America, a toll-free number in letters, and one that lacks its area code. */
const whole = /(?<![\w+.-])(?:\+?1[-. ]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[-. ])\d{3}[-. ]\d{4}(?![\w-])/g
const lettered = /(?<![\w-])(?:1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?[-. ]([A-Z][A-Z0-9-]{4,})(?!\w)/g
const local = /\b(?:call|text|phone|dial|reach us at)(?: or text)?(?: us)?(?: at| on)?:? (\d{3}[-.]\d{4})(?![\d-])/i
const keypad = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** Digits and the signs between them, as in a phone number. */
const dialable = /(?<![\w+.,$/-])[(+]?\d(?:[\d()\s-]|\.(?!\s)){6,16}\d(?![\w-])/g

/** `(801) 555-142`: a number of the company of which a digit is missing. */
function shortened(text: string, phones: readonly string[]): string | undefined {
  const lengths = new Set(phones.flatMap((phone) => [phone.length - 1, nationalOf(phone).length - 1]))
  return matchesOf(text, dialable).find(([words]) => {
    const digits = digitsOf(words)
    // The whole number without its calling code is one digit shorter in some countries.
    if (phones.some((phone) => phone.endsWith(digits))) return false
    return (
      lengths.has(digits.length) &&
      phones.some((phone) => lacksOne(digits, phone) || lacksOne(digits, nationalOf(phone)))
    )
  })?.[0]
}

/** Digits of a number in North America without its calling code. Other numbers are written in texts as they are displayed. */
const nationalOf = (phone: string) => (/^1\d{10}$/.test(phone) ? phone.slice(1) : phone)

const lacksOne = (digits: string, phone: string) =>
  digits.length === phone.length - 1 && [...phone].some((_, at) => phone.slice(0, at) + phone.slice(at + 1) === digits)

/**
 * A number of the company as it is displayed, with two digits that are wrong, or exchanged. Texts of the company have it
 * without its calling code, too; in those of a place, such a number may be that of its town hall.
 */
function exchanged(text: string, own: Own, isOfCompany: boolean): string | undefined {
  const { phones } = own
  if (phones.length > 2 * mostNumbers) return undefined
  return matchesOf(text, dialable).find(([words]) => {
    const digits = digitsOf(words)
    if (digits.length < fewestDigits || phones.some((phone) => phone.endsWith(digits))) return false
    if (namesOther(text.slice(0, text.indexOf(words)), words, own)) return false
    return phones.some((phone) => {
      const right = phone.slice(-digits.length)
      const isLong = phone.length - digits.length <= (isOfCompany ? longestCode : 0)
      return isLong && [...right].filter((digit, at) => digit !== digits[at]).length <= 2
    })
  })?.[0]
}

/** With many more numbers, one of them is similar to any number. Fewest digits of a number. */
const [mostNumbers, fewestDigits] = [3, 8]
/** Most digits of a calling code. */
const longestCode = 3

/** `Call us at (435) 555-0177`: no one but the company says that of a number. */
const ofUs =
  /\b(?:call|text|phone|ring|reach|dial) (?:us|our (?:[\w ]+ )?(?:office|line|number|team|desk|crews?))(?: or text)?(?: (?:at|on|today|now|at once|directly))*:? $|\bour (?:phone |office |direct )?number(?: here)? is:? $/i

const isOfUs = (text: string, number: string) => ofUs.test(text.slice(0, text.indexOf(number)))

function phoneFault(field: FieldText, own: Own, readsWhole: boolean): Fact[] {
  const { phones } = own
  const { text } = field
  const isOwn = (digits: string) => phones.some((phone) => phone.endsWith(digits))
  const letters = matchesOf(text, lettered).find(
    ([number]) =>
      !phones.some((phone) => dialled(number).startsWith(phone.slice(-10))) && !isNumberOfOther(text, number, own),
  )?.[0]
  const wholeWords = matchesOf(text, whole).find(
    ([number]) =>
      (readsWhole || isOfUs(text, number)) &&
      !isOwn(digitsOf(number).slice(-10)) &&
      !isNumberOfOther(text, number, own),
  )?.[0]
  const [localWords, localDigits = ''] = local.exec(text) ?? []
  const words =
    letters ??
    wholeWords ??
    (localWords !== undefined && !isOwn(digitsOf(localDigits))
      ? localWords
      : (shortened(text, phones) ?? exchanged(text, own, readsWhole)))
  if (words === undefined) return []
  const [first = ''] = own.displays
  const meant = likeliest(digitsOf(words), own.displays) ?? first
  const isOfOffice = /(?:^|\/)offices\//.test(field.record.file.path)
  const but = isOfOffice
    ? 'no office has that number'
    : `${meant === first ? "the company's number" : 'a number of the company'} is ${meant}`
  return [
    fact(
      field.record,
      field.path,
      {
        code: 'phone-in-text-differs',
        what: `The text says "${words}", but ${but}.`,
        fix: isOfOffice || meant === first ? 'Write {phone} in the text.' : `Write ${meant}.`,
      },
      words,
    ),
  ]
}

/** The number that is most like the digits of a wrong one. None if they have little in common. */
function likeliest(digits: string, displays: readonly string[]): string | undefined {
  const slips = (display: string) => distance(digits, digitsOf(display).slice(-digits.length))
  return displays.filter((display) => slips(display) <= mostSlips).sort((a, b) => slips(a) - slips(b))[0]
}

/** Digits that differ at most if another number is meant. Two of them are exchanged. */
const mostSlips = 2

/** The digits of a number in letters, without the country code. */
function dialled(text: string): string {
  const digits = [...text]
    .map((letter) => {
      const key = keypad.findIndex((letters) => letters.includes(letter))
      return /[A-Z]/.test(letter) ? String(key) : letter
    })
    .join('')
  return digitsOf(digits).replace(/^1/, '')
}
