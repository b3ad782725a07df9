import { z } from 'zod'
import { Line, Slug } from './primitives.ts'

/** Texts of the quote form, which the contact page shows if site.yaml has a `quotes.endpoint`. Default: `quote` in messages/. */
export const QuoteWords = z.strictObject({
  heading: Line.optional(),
  text: Line.optional(),
  /** Next to the label of required fields. */
  required: Line.optional(),
  /** First option of a select, for no choice. */
  choose: Line.optional(),
  submit: Line.optional(),
  /** Button label while the request is being sent. */
  busy: Line.optional(),
  /** In a toast, and instead of the form, after the server has received the request. Promise only what the company does. */
  sent: z
    .strictObject({
      title: Line.optional(),
      text: Line.optional(),
      /** Label of the button that shows the form again. */
      again: Line.optional(),
    })
    .default({}),
  /** In a toast, and in the form, after the request failed. */
  failed: z
    .strictObject({
      title: Line.optional(),
      /** In the form; in the toast only if the error has no message in the language of the page. */
      text: Line.optional(),
      /** In the form only: says that the entries are kept. */
      kept: Line.optional(),
    })
    .default({}),
  /** Heading next to the form, above the phone, text and e-mail links. */
  reach: Line.optional(),
  /** Shown instead of the form if JavaScript is off. */
  withoutScript: Line.optional(),
})

export type QuoteWordsRecord = z.infer<typeof QuoteWords>

const fieldName = /^[a-z][A-Za-z0-9]{0,39}$/

const FieldName = z.string().regex(fieldName, {
  error: ({ input }) =>
    `bad-field-name: the name of a field starts with a lower-case letter, followed by letters and digits, at most 40 in all; write it like ${fieldNameOf(String(input))}`,
})

/** The name of a field of the list. Its form is checked there. */
const FieldReference = z.string()

/** `postalCode` for `postal-code` and `Postal code`; an example for what has no such form. */
function fieldNameOf(text: string): string {
  const [first = '', ...others] =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? []
  const name = [
    /^[A-Z]+$/.test(first) ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1),
    ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join('')
  return fieldName.test(name) ? name : 'preferredDate'
}

/**
 * What a browser fills in by itself.
 * Source: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field
 */
const Autocomplete = z.enum([
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'family-name',
  'organization',
  'organization-title',
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level1',
  'address-level2',
  'address-level3',
  'address-level4',
  'country',
  'country-name',
  'postal-code',
  'email',
  'tel',
  'off',
])

const common = {
  /** The name in the request that the server receives. */
  name: FieldName,
  label: Line,
  /** A short hint below the label. */
  help: Line.optional(),
  required: z.boolean().default(false),
  /** Share of a row, where there is room. */
  width: z.enum(['whole', 'half', 'third']).default('whole'),
  /** Services that the field is about, by file name: it is shown, and sent, only if one of them is chosen. Default: all. */
  services: z.array(Slug).min(1).optional(),
  /** Error where a required field is left empty. Default: a sentence with the label. */
  missing: Line.optional(),
}

/** Error where the entry has the wrong form. Default: by the type of the field. */
const wrong = Line.optional()

/**
 * The options of a choice: a list of its own, or one that the manifest has elsewhere. The request has the text that the page
 * shows, in its language, and the slugs of services.
 */
const choice = {
  options: z.array(Line).min(1).optional(),
  /** `services`: the names, sent as slugs. `frequencies`: those of site.yaml. `addOns`: the add-on tasks of the checklist. */
  optionsFrom: z.enum(['services', 'frequencies', 'addOns']).optional(),
}
const hasOneSource = ({ options, optionsFrom }: { options?: unknown; optionsFrom?: unknown }) =>
  (options === undefined) !== (optionsFrom === undefined)
const oneSource = {
  message: 'field-without-options: a choice has either options or optionsFrom; write one of the two',
}

/** A field of the quote form. An optional field that was left empty is absent from the request. */
export const QuoteField = z.discriminatedUnion('type', [
  /** One line, at most 200 characters. */
  z.strictObject({
    type: z.literal('text'),
    ...common,
    autocomplete: Autocomplete.optional(),
    /** Values that the browser suggests; the field accepts any text. */
    suggestions: z.enum(['cities']).optional(),
  }),
  /** Several lines, at most 2,000 characters. */
  z.strictObject({ type: z.literal('textarea'), ...common }),
  z.strictObject({ type: z.literal('email'), ...common, wrong }),
  z.strictObject({ type: z.literal('phone'), ...common, wrong }),
  /** Checked by the form that postal codes have in the company's country. */
  z.strictObject({ type: z.literal('postal-code'), ...common, wrong }),
  /** Sent as a number. */
  z
    .strictObject({
      type: z.literal('number'),
      ...common,
      wrong,
      /** Shown after the label, e.g. `m²`. */
      unit: Line.optional(),
      minimum: z.number().default(0),
      maximum: z.number().default(999_999),
      /** Accepted are multiples of it: 1 accepts whole numbers, 0.5 also halves. At least 0.01. */
      step: z.number().min(0.01).default(1),
      /** Shown in the error, e.g. `2 or 2.5`. */
      example: Line.optional(),
    })
    .refine(({ minimum, maximum }) => minimum < maximum, {
      message: 'the maximum must be greater than the minimum; write the greater number in maximum',
      path: ['maximum'],
    }),
  /** Sent as `YYYY-MM-DD`. Days that have passed are refused unless `past` is true. */
  z.strictObject({ type: z.literal('date'), ...common, wrong, past: z.boolean().default(false) }),
  /** One of the options. */
  z.strictObject({ type: z.literal('select'), ...common, ...choice }).refine(hasOneSource, oneSource),
  /** Any number of the options, sent as a list. */
  z.strictObject({ type: z.literal('checkboxes'), ...common, ...choice }).refine(hasOneSource, oneSource),
  /** Sent as true or false. */
  z.strictObject({ type: z.literal('checkbox'), ...common }),
])

/**
 * `quote.yaml`: the fields of the quote form, and what a request to the company's server contains. Default: name, e-mail
 * or phone, service, how often, town, postal code, day and message.
 */
export const Quote = z.strictObject({
  /** In the order of the request. */
  fields: z.array(QuoteField).min(1),
  /** The form: groups of fields in order, by name. Default: all fields in one group. */
  parts: z.array(z.strictObject({ heading: Line, fields: z.array(FieldReference).min(1) })).default([]),
  /** Groups of fields of which one is enough, but required. */
  oneOf: z
    .array(
      z.strictObject({
        fields: z.array(FieldReference).min(2),
        /** Error where all are empty, shown at the first. Default: a sentence with their labels. */
        missing: Line.optional(),
      }),
    )
    .default([]),
})

export type QuoteRecord = z.infer<typeof Quote>
export type QuoteFieldRecord = QuoteRecord['fields'][number]
