import { z } from 'zod'
import { Line } from './primitives.ts'

/** Labels of the fields of a quote request. The keys are the names in the request that the server receives. */
const Labels = z.strictObject({
  firstName: Line.default('First name'),
  lastName: Line.default('Last name'),
  email: Line.default('E-mail'),
  phone: Line.default('Phone'),
  address: Line.default('Street address'),
  city: Line.default('City or town'),
  zipCode: Line.default('ZIP code'),
  squareFootage: Line.default('Square feet'),
  bedrooms: Line.default('Bedrooms'),
  bathrooms: Line.default('Bathrooms'),
  hasPets: Line.default('I have pets'),
  specialInstructions: Line.default('Special instructions'),
  serviceType: Line.default('Service'),
  frequency: Line.default('How often'),
  addOnServices: Line.default('Add-ons'),
  excludedAreas: Line.default('Areas to leave alone'),
  urgency: Line.default('How soon'),
  preferredDate: Line.default('Preferred day'),
  preferredTime: Line.default('Preferred time'),
  message: Line.default('Anything else'),
})

/** Texts of the quote form, which the contact page shows if site.yaml has a `quotes.endpoint`. Each has a default. */
export const QuoteWords = z.strictObject({
  heading: Line.default('Request a Free Quote'),
  text: Line.default(
    'The more you tell us, the closer the price. A name, a way to reach you and the service are enough to start.',
  ),
  /** Headings of the four parts of the form. */
  parts: z
    .strictObject({
      person: Line.default('Who you are'),
      place: Line.default('The place'),
      work: Line.default('What you need'),
      time: Line.default('When'),
    })
    .prefault({}),
  labels: Labels.prefault({}),
  /** Short hints below the labels, by name of the field. */
  // Object.keys() returns string[], so the type of the keys is stated.
  hints: z.partialRecord(z.enum(Object.keys(Labels.shape) as (keyof typeof Labels.shape)[]), Line).default({
    email: 'Or a phone number: one of the two is enough.',
    specialInstructions: 'Parking, stairs, an alarm, who opens the door.',
    excludedAreas: 'Rooms or items we should not touch.',
  }),
  /** Next to the label of required fields. */
  required: Line.default('Required'),
  /** First option of a select, for no choice. */
  choose: Line.default('Choose one'),
  /** Options for the urgency, in order. */
  urgencies: z
    .array(Line)
    .min(1)
    .default(['As soon as possible', 'Within a week', 'Within a month', 'I am only comparing prices']),
  /** Options for the time of day, in order. */
  times: z.array(Line).min(1).default(['Morning', 'Midday', 'Afternoon']),
  submit: Line.default('Request My Quote'),
  /** Button label while the request is being sent. */
  busy: Line.default('Sending…'),
  /** In a toast, and instead of the form, after the server has received the request. Promise only what the company does. */
  sent: z
    .strictObject({
      title: Line.default('Quote Requested Successfully!'),
      text: Line.default("We'll contact you during business hours."),
      /** Label of the button that shows the form again. */
      again: Line.default('Request another quote'),
    })
    .prefault({}),
  /** In a toast, and in the form, after the request failed. */
  failed: z
    .strictObject({
      title: Line.default('Quote Request Failed'),
      /** In the form; in the toast only if the error has no message. */
      text: Line.default('Please try again or text or call us directly.'),
      /** In the form only: says that the entries are kept. */
      kept: Line.default('Everything you wrote is still here. Send it again, or reach us directly:'),
    })
    .prefault({}),
  /** Heading next to the form, above the phone, text and e-mail links. */
  reach: Line.default('Rather talk to someone?'),
  /** Shown instead of the form if JavaScript is off. */
  withoutScript: Line.default('This form needs JavaScript to send your request. You can also reach us directly:'),
})
