import { z } from 'zod'
import { Line } from './primitives.ts'

/** What the fields of a quote request are called on the form. Their names are those of the request the server gets. */
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
  hasPets: Line.default('There are pets'),
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

/** Texts of the quote form, shown on the contact page when site.yaml has a `quotes.endpoint`. Each has a default. */
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
  /** A few words under the label of a field, by the field's name. */
  // Object.keys() gives up the names it was given.
  hints: z.partialRecord(z.enum(Object.keys(Labels.shape) as (keyof typeof Labels.shape)[]), Line).default({
    email: 'Or a phone number: one of the two is enough.',
    specialInstructions: 'Parking, stairs, an alarm, who opens the door.',
    excludedAreas: 'Rooms or things nobody should touch.',
  }),
  /** Beside the label of what has to be filled in. */
  required: Line.default('Required'),
  /** First entry of a list of choices, for no choice. */
  choose: Line.default('Choose one'),
  /** Choices of how soon, in order. */
  urgencies: z
    .array(Line)
    .min(1)
    .default(['As soon as possible', 'Within a week', 'Within a month', 'I am only comparing prices']),
  /** Choices of a time of day, in order. */
  times: z.array(Line).min(1).default(['Morning', 'Midday', 'Afternoon']),
  submit: Line.default('Request My Quote'),
  /** The button while the request is under way. */
  busy: Line.default('Sending…'),
  /** In a toast, and in place of the form, once the server has the request. The text is a promise: say what holds. */
  sent: z
    .strictObject({
      title: Line.default('Quote Requested Successfully!'),
      text: Line.default("We'll contact you during business hours."),
      /** The button that brings the form back. */
      again: Line.default('Request another quote'),
    })
    .prefault({}),
  /** In a toast, and in the form, when the request failed. */
  failed: z
    .strictObject({
      title: Line.default('Quote Request Failed'),
      /** Where the server gave no reason. */
      text: Line.default('Please try again or text or call us directly.'),
      /** In the form only: what became of the entries. */
      kept: Line.default('Everything you wrote is still here. Send it again, or reach us directly:'),
    })
    .prefault({}),
  /** Above the ways to call, text and write, beside the form. */
  reach: Line.default('Rather talk to someone?'),
  /** In place of the form where a browser runs no script. */
  withoutScript: Line.default('This form needs JavaScript to send your request. You reach us as well directly:'),
})
