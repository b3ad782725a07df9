import * as z from 'zod/mini'

const tooLong = 'This text is too long. Shorten it.'
const line = (message?: string) => z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200, tooLong))
const text = () => z.string().check(z.trim(), z.maxLength(2_000, tooLong))
const number = (pattern: RegExp, message: string, read: (written: string) => number = Number) =>
  z.pipe(z.string().check(z.regex(pattern, message)), z.transform(read))

const hasPhoneDigits = (written: string) => {
  const digits = written.replace(/\D/g, '').length
  return digits >= 7 && digits <= 20
}

/**
 * A quote request as the company's server receives it. An optional field that was left empty is absent. Required are a
 * name, an e-mail address or phone number, and the service.
 * @param today the visitor's date, `YYYY-MM-DD`; the preferred date must not be earlier.
 */
export const quoteRequest = (today: string) =>
  z
    .strictObject({
      firstName: line('Enter your first name.'),
      lastName: line('Enter your last name.'),
      email: z.optional(
        line().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter the full e-mail address, like name@example.com.')),
      ),
      phone: z.optional(
        line().check(z.refine(hasPhoneDigits, 'Enter the phone number with its area code, like (202) 555-0123.')),
      ),
      /** Slug of a service. */
      serviceType: line('Choose a service.'),
      address: z.optional(line()),
      city: z.optional(line()),
      zipCode: z.optional(z.string().check(z.regex(/^\d{5}(-\d{4})?$/, 'Enter the five digits of the ZIP code.'))),
      squareFootage: z.optional(
        number(/^\d{1,3}(,?\d{3})?$/, 'Enter a whole number, like 1800.', (written) =>
          Number(written.replace(',', '')),
        ),
      ),
      bedrooms: z.optional(number(/^\d{1,2}$/, 'Enter a whole number, like 3.')),
      bathrooms: z.optional(number(/^\d{1,2}(\.\d)?$/, 'Enter a number, like 2 or 2.5.')),
      /** One of the frequencies of site.yaml. */
      frequency: z.optional(line()),
      /** Rooms or items to skip. */
      excludedAreas: z.optional(text()),
      /** Names of add-on tasks of the checklist. */
      addOnServices: z.array(z.string()),
      hasPets: z.boolean(),
      specialInstructions: z.optional(text()),
      /** `YYYY-MM-DD`. */
      preferredDate: z.optional(
        z.string().check(
          z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter the full date.'),
          z.refine((day) => day >= today, 'This day has passed. Choose today or a later one.'),
        ),
      ),
      preferredTime: z.optional(line()),
      urgency: z.optional(line()),
      message: z.optional(text()),
    })
    .check(
      z.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
        path: ['email'],
        error: 'Enter an e-mail address or a phone number, so that we can answer you.',
        // Runs even when another field is wrong, so that all errors are shown together.
        when: () => true,
      }),
    )

export type QuoteRequest = z.infer<ReturnType<typeof quoteRequest>>
export type QuoteField = keyof QuoteRequest
/** Error messages by field. */
export type QuoteErrors = Partial<Record<QuoteField, string>>

/** Checks the form's values against the schema. */
export function checkQuote(
  answers: unknown,
  today: string,
): { quote: QuoteRequest; errors?: undefined } | { quote?: undefined; errors: QuoteErrors } {
  const { success, data, error } = quoteRequest(today).safeParse(answers)
  if (success) return { quote: data }
  const errors: QuoteErrors = {}
  for (const { path, message } of error.issues) {
    // The schema is one object of these fields, so each path starts with the name of one.
    const field = path[0] as QuoteField
    errors[field] ??= message
  }
  return { errors }
}
