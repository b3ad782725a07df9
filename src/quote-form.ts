import type { QuoteFieldRecord, QuoteRecord, QuoteWordsRecord } from '#manifest/schema/quote.ts'
import type { Manifest } from '#manifest/schema.ts'
import { upperFirst } from './format.ts'
import { kept } from './kept.ts'
import { postalCodeTerm } from './local/words.ts'
import { say } from './messages.ts'
import { contactPatterns } from './quotes/contact-patterns.ts'
import type { FormField, Option, QuoteForm, QuoteTexts } from './quotes/quote-form.ts'
import type { SiteIndex } from './site.ts'

/** The quote form of a site, from quote.yaml or the default: with choices, patterns and errors, as plain data. */
export const quoteFormOf = kept((site: SiteIndex): QuoteForm => {
  const { fields, parts, oneOf } = site.manifest.quote ?? defaultQuote(site)
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const types = new Map(fields.map(({ name, type }) => [name, type]))
  const serviceField = fields.find((field) => field.type === 'select' && field.optionsFrom === 'services')
  return {
    fields: fields.map((field) => formField(site, field)),
    parts:
      parts.length > 0 ? parts : [{ heading: say(site, 'quote.parts.all'), fields: fields.map(({ name }) => name) }],
    oneOf: oneOf.map(({ fields: names, missing }) => {
      const isContact = names.every((name) => ['email', 'phone'].includes(types.get(name) ?? ''))
      const quoted = names.map((name) => say(site, 'quote.errors.quoted', { label: labels.get(name) ?? name }))
      const text = isContact
        ? say(site, 'quote.errors.contact')
        : say(site, 'quote.errors.oneOf', { labels: quoted.join(', ') })
      return { fields: names, missing: missing ?? text }
    }),
    ...(serviceField && { serviceField: serviceField.name }),
    errors: { tooLong: say(site, 'quote.errors.tooLong'), past: say(site, 'quote.errors.past') },
  }
})

/** The texts of the form: those of the contact page, and the code's own for the others. */
export function quoteTextsOf(
  site: SiteIndex,
  words: QuoteWordsRecord,
): QuoteTexts & { heading: string; text: string; reach: string } {
  const text = (key: string, own: string | undefined) => own ?? say(site, `quote.${key}`)
  const { sent, failed } = words
  return {
    heading: text('heading', words.heading),
    text: text(site.manifest.quote ? 'text' : 'default-text', words.text),
    reach: text('reach', words.reach),
    required: text('required', words.required),
    choose: text('choose', words.choose),
    submit: text('submit', words.submit),
    busy: text('busy', words.busy),
    sent: {
      title: text('sent.title', sent.title),
      text: text('sent.text', sent.text),
      again: text('sent.again', sent.again),
    },
    failed: {
      title: text('failed.title', failed.title),
      text: text('failed.text', failed.text),
      kept: text('failed.kept', failed.kept),
    },
    withoutScript: text('withoutScript', words.withoutScript),
  }
}

function formField(site: SiteIndex, field: QuoteFieldRecord): FormField {
  const { name, type, label, help, width, required, services } = field
  const { errors, ...form } = formOf(site, field)
  const key = missingEntry[type] ?? 'missing'
  return {
    name,
    type,
    label,
    width,
    ...(help !== undefined && { help }),
    ...(required && { isRequired: true }),
    ...(services && { services }),
    ...form,
    errors: { ...errors, ...(required && { missing: field.missing ?? say(site, `quote.errors.${key}`, { label }) }) },
  }
}

/** The error where a required field is left empty, by the type of the field. The others are filled in. */
const missingEntry: Partial<Record<QuoteFieldRecord['type'], string>> = {
  select: 'unchosen',
  checkboxes: 'unchosen',
  checkbox: 'unchecked',
}

type Form = Partial<Omit<FormField, 'errors'>> & { errors?: FormField['errors'] }

/** What depends on the type of a field. */
function formOf(site: SiteIndex, field: QuoteFieldRecord): Form {
  const { business } = site.manifest.site
  const patterns = contactPatterns(business.address.country, {
    postalCode: business.address.postalCode ?? '',
    phone: business.phone.display,
    e164: business.phone.e164,
  })
  const wrong = (own: string | undefined, key: string, example = '') => ({
    wrong: own ?? say(site, `quote.errors.${key}`, { example, term: postalCodeTerm(site, 1) }),
  })
  switch (field.type) {
    case 'text':
      return {
        ...(field.autocomplete !== undefined && { autoComplete: field.autocomplete }),
        ...(field.suggestions && { suggestions: suggestedCities(site.manifest) }),
      }
    case 'email':
      return {
        inputMode: 'email',
        autoComplete: 'email',
        pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
        errors: wrong(field.wrong, 'email'),
      }
    case 'phone':
      return { inputMode: 'tel', autoComplete: 'tel', errors: wrong(field.wrong, 'phone', patterns.phone.example) }
    case 'postal-code': {
      const { pattern, example, isNumeric } = patterns.postalCode
      return {
        autoComplete: 'postal-code',
        ...(isNumeric && { inputMode: 'numeric' }),
        pattern,
        errors: wrong(field.wrong, 'postalCode', example),
      }
    }
    case 'number': {
      const { minimum, maximum, step, unit } = field
      const isWhole = Number.isInteger(step)
      return {
        ...(unit !== undefined && { label: say(site, 'quote.labelWithUnit', { label: field.label, unit }) }),
        inputMode: isWhole ? 'numeric' : 'decimal',
        range: { minimum, maximum, step },
        errors: {
          ...wrong(field.wrong, isWhole ? 'wholeNumber' : 'number', field.example ?? 'none'),
          outside: say(site, 'quote.errors.outside', { minimum, maximum }),
        },
      }
    }
    case 'date':
      return {
        pattern: '\\d{4}-\\d{2}-\\d{2}',
        ...(field.past && { past: true }),
        errors: wrong(field.wrong, 'date'),
      }
    case 'select':
    case 'checkboxes':
      return { options: field.options?.map(option) ?? listedOptions(site.manifest, field.optionsFrom) }
    default:
      return {}
  }
}

const option = (value: string): Option => ({ value })

function listedOptions({ site, services, checklist }: Manifest, from: string | undefined): Option[] {
  if (from === 'services') return services.map(({ slug, name }) => ({ value: slug, label: name }))
  if (from === 'frequencies') return site.frequencies.map(option)
  return (checklist?.addOns ?? []).map(({ name }) => option(name))
}

function suggestedCities({ cities, site }: Manifest): string[] {
  const names = [...new Set(cities.map(({ name }) => name))]
  return names.length <= site.display.placesInList ? names : []
}

/** The form of a manifest without quote.yaml: fields that every trade needs. */
function defaultQuote(site: SiteIndex): QuoteRecord {
  const term = upperFirst(postalCodeTerm(site, 1))
  const common = (name: string) => ({ name, label: say(site, `quote.labels.${name}`, { term }), required: false })
  return {
    fields: [
      { ...common('name'), type: 'text', autocomplete: 'name', required: true, width: 'whole' },
      { ...common('email'), type: 'email', help: say(site, 'quote.contactHint'), width: 'half' },
      { ...common('phone'), type: 'phone', width: 'half' },
      { ...common('serviceType'), type: 'select', optionsFrom: 'services', required: true, width: 'half' },
      { ...common('frequency'), type: 'select', optionsFrom: 'frequencies', width: 'half' },
      { ...common('city'), type: 'text', autocomplete: 'address-level2', suggestions: 'cities', width: 'third' },
      { ...common('postalCode'), type: 'postal-code', width: 'third' },
      { ...common('preferredDate'), type: 'date', past: false, width: 'third' },
      { ...common('message'), type: 'textarea', width: 'whole' },
    ],
    parts: [
      { heading: say(site, 'quote.parts.person'), fields: ['name', 'email', 'phone'] },
      {
        heading: say(site, 'quote.parts.work'),
        fields: ['serviceType', 'frequency', 'city', 'postalCode', 'preferredDate', 'message'],
      },
    ],
    oneOf: [{ fields: ['email', 'phone'] }],
  }
}
