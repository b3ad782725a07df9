import { z } from 'zod'
import { Line, Slug } from './primitives.ts'

/** Texts of the quote form, which the contact page shows if site.yaml has a `quotes.endpoint`. Default: `quote` in messages/. */
export const QuoteWords = z.strictObject({
  heading: Line.optional(),
  text: Line.optional(),
  required: Line.optional().describe('Next to the label of required fields.'),
  choose: Line.optional().describe('First option of a select, for no choice.'),
  submit: Line.optional(),
  busy: Line.optional().describe('Button label while the request is being sent.'),
  sent: z
    .strictObject({
      title: Line.optional(),
      text: Line.optional(),
      again: Line.optional().describe('Label of the button that shows the form again.'),
    })
    .default({})
    .describe(
      'In a toast, and instead of the form, after the server has received the request. Promise only what the company does.',
    ),
  failed: z
    .strictObject({
      title: Line.optional(),
      text: Line.optional().describe(
        'In the form; in the toast only if the error has no message in the language of the page.',
      ),
      kept: Line.optional().describe('In the form only: says that the entries are kept.'),
    })
    .default({})
    .describe('In a toast, and in the form, after the request failed.'),
  reach: Line.optional().describe('Heading next to the form, above the phone, text and e-mail links.'),
  withoutScript: Line.optional().describe('Shown instead of the form if JavaScript is off.'),
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
  name: FieldName.describe('The name in the request that the server receives.'),
  label: Line,
  help: Line.optional().describe('A short hint below the label.'),
  required: z.boolean().default(false),
  width: z.enum(['whole', 'half', 'third']).default('whole').describe('Share of a row, where there is room.'),
  services: z
    .array(Slug)
    .min(1)
    .optional()
    .describe(
      'Services that the field is about, by file name: it is shown, and sent, only if one of them is chosen in the field with `type: select` and `optionsFrom: services`. Default: all.',
    ),
  missing: Line.optional().describe('Error where a required field is left empty. Default: a sentence with the label.'),
}

/** Error where the entry has the wrong form. Default: by the type of the field. */
const wrong = Line.optional()

/**
 * The options of a choice: a list of its own, or one that the manifest has elsewhere. The request has the text that the page
 * shows, in its language, and the slugs of services.
 */
const choice = {
  options: z.array(Line).min(1).optional(),
  optionsFrom: z
    .enum(['services', 'frequencies', 'addOns'])
    .optional()
    .describe(
      '`services`: the names, sent as slugs. `frequencies`: those of site.yaml. `addOns`: the add-on tasks of the checklist.',
    ),
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
    suggestions: z
      .enum(['cities'])
      .optional()
      .describe('Values that the browser suggests; the field accepts any text.'),
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
      unit: Line.optional().describe('Shown after the label, e.g. `m²`.'),
      minimum: z.number().default(0),
      maximum: z.number().default(999_999),
      step: z
        .number()
        .min(0.01)
        .default(1)
        .describe('Accepted are multiples of it: 1 accepts whole numbers, 0.5 also halves. At least 0.01.'),
      example: Line.optional().describe('Shown in the error, e.g. `2 or 2.5`.'),
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
  fields: z.array(QuoteField).min(1).describe('In the order of the request.'),
  parts: z
    .array(z.strictObject({ heading: Line, fields: z.array(FieldReference).min(1) }))
    .default([])
    .describe('The form: groups of fields in order, by name. Default: all fields in one group.'),
  oneOf: z
    .array(
      z.strictObject({
        fields: z.array(FieldReference).min(2),
        missing: Line.optional().describe(
          'Error where all are empty, shown at the first. Default: a sentence with their labels.',
        ),
      }),
    )
    .default([])
    .describe('Groups of fields of which one is enough, but required.'),
})

export type QuoteRecord = z.infer<typeof Quote>
export type QuoteFieldRecord = QuoteRecord['fields'][number]
