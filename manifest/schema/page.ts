import { z } from 'zod'
import { Gallery } from './gallery.ts'
import { Link } from './link.ts'
import { Count, HttpsUrl, Line, Markdown, Name, onGoogle, PictureRef, Slug, Title } from './primitives.ts'
import { QuoteWords } from './quote.ts'

/** An icon (key in icons.yaml), a short title, and one or two sentences. */
const Card = z.strictObject({ icon: Slug, title: Line, text: Line })
const Section = z.strictObject({ heading: Line, text: Line.optional() })
const CallToAction = z.strictObject({ heading: Line, text: Line, action: Link })
const Question = z.strictObject({ question: Line, answer: Line })

/** Fields of every page. The path is `/<file name>/`. */
const common = {
  title: Title.optional().describe(
    'For the browser tab and search results. Default: the heading and the business name.',
  ),
  description: Line.optional().describe(
    'Meta description. Default: the heading and `defaultDescription` of site.yaml.',
  ),
  heading: Line.describe('The H1.'),
  intro: Line.optional().describe('The paragraph below the H1.'),
  name: Line.optional().describe('For breadcrumbs and links. Default: the heading.'),
  aliases: z.array(Slug).default([]).describe('Other slugs of the same page. Their canonical is this page.'),
  indexed: z.boolean().default(true).describe('False keeps the page out of search engines and the sitemap.'),
  image: PictureRef.optional(),
  gallery: Gallery.optional().describe('Pictures of finished work, below the content.'),
  ownSections: z.array(Slug).optional().describe('Sections below the content, by their names in citywide.config.ts.'),
}

const page = <Screen extends string, Shape extends z.ZodRawShape>(screen: Screen, shape: Shape) =>
  z.strictObject({ screen: z.literal(screen), ...common, ...shape })

/** The home page. Its path is `/`. */
export const HomePage = page('home', {
  hero: z.strictObject({
    primary: Link,
    secondary: Link,
    points: z.array(Line).default([]).describe('Short phrases below the buttons.'),
  }),
  trust: Section.extend({ cards: z.array(Card).min(1) }),
  services: Section,
  scheduling: Section.extend({ options: z.array(z.strictObject({ name: Line, text: Line })).min(1) }),
  whyChooseUs: Section.extend({ reasons: z.array(Card).min(1) }),
  testimonials: Section,
  popular: Section.extend({ lists: z.array(z.strictObject({ title: Line, links: z.array(Link).min(1) })) }),
  counties: Section,
  map: Section.extend({
    allPlaces: Line.optional().describe(
      'Text of the link to the list of all counties and cities. Default: the heading of that list.',
    ),
    credits: z
      .array(z.strictObject({ text: Line, url: HttpsUrl.optional() }))
      .default([])
      .describe('Below the map: attribution of the coordinates, if their licence requires it.'),
  }),
  faq: Section,
  callToAction: CallToAction,
})

/** The list of services, and the texts shared by all service pages. */
export const ServicesPage = page('services', {
  service: z
    .strictObject({
      features: Line,
      price: Line,
      testimonials: Line,
      areas: Section,
      callToAction: CallToAction,
    })
    .describe('Texts shared by all service pages.'),
})

export const ServiceAreasPage = page('service-areas', {
  missing: CallToAction.describe('Below the list of all places.'),
  allHeading: Line,
  city: z
    .strictObject({
      services: Line,
      nearby: Line,
      testimonials: Line,
      zipCodes: Line.optional().describe('Heading above the postal codes. Default: what the country calls them.'),
      more: z.array(Link).describe('Links below the services, e.g. to the checklist.'),
      callToAction: CallToAction,
    })
    .describe('Texts shared by all city pages.'),
  county: z
    .strictObject({
      services: Line,
      cities: Line,
      testimonials: Line,
      stats: z
        .strictObject({
          cities: Line.optional(),
          services: Line.optional(),
          support: z.strictObject({ value: Line, label: Line }),
        })
        .describe('Labels of the figures: communities, services, days of support. Defaults: messages.'),
      more: z.array(Link).default([]).describe('Links below the services, e.g. to the checklist.'),
      callToAction: CallToAction,
    })
    .describe('Texts shared by all county pages.'),
})

export const ChecklistPage = page('checklist', {
  legend: z.strictObject({ standard: Line, addon: Line, none: Line }),
  addOnsHeading: Line,
  taskHeading: Line,
  pickMany: Line.optional().describe(
    'Headings above the column selection: several columns on wide screens, one on narrow screens. Default: a message.',
  ),
  pickOne: Line.optional(),
  pickAll: Line.optional(),
  pickNone: Line.optional().describe('Shown instead of the table if no column is selected.'),
  notesHeading: Line.optional().describe('Heading above the notes of the columns.'),
  callToAction: CallToAction,
})

export const ContactPage = page('contact', {
  quote: QuoteWords.prefault({}).describe(
    'The form above the booking frame, shown if site.yaml has a `quotes.endpoint`.',
  ),
  booking: Section.describe('How to book: above the booking frame, or by itself if site.yaml has no `embeds.booking`.'),
  details: Section,
  notes: z.array(Line).default([]).describe('Next to the booking frame, e.g. payment methods.'),
  cities: Section,
})

export const CustomerLoginPage = page('customer-login', { help: Section })

export const CareersPage = page('careers', {
  benefits: Section.extend({ cards: z.array(Card).min(1) }),
  application: Section.describe(
    'How to apply: above the application form, or by itself if site.yaml has no `embeds.hiring`.',
  ),
  contact: Section.extend({ action: Link }),
  body: Markdown,
})

export const AboutPage = page('about', {
  body: Markdown,
  trust: Section.extend({ cards: z.array(Card).min(1) }),
  services: Section.extend({
    items: z.array(z.strictObject({ name: Line, service: Slug, note: Line.optional() })),
  }).describe('The services as the company lists them, which may differ from services/.'),
  counties: Section.extend({ towns: z.array(z.strictObject({ county: Slug, text: Line })) }),
  callToAction: CallToAction,
})

export const PressPage = page('press', {
  inquiries: Link,
  mediaKit: z.strictObject({
    label: Line,
    text: Line,
    boilerplate: Line.describe('A paragraph about the company that others may publish unchanged.'),
    usage: Line.optional().describe('Rules for the use of the logo. Default: a message.'),
  }),
  comingSoon: Section.extend({ links: z.array(Link).min(1) }),
})

export const GuidePage = page('guide', {
  stats: z.array(Line).min(1),
  challenges: Section.extend({ cards: z.array(Card).min(1) }),
  faq: Section.extend({ questions: z.array(Question).min(1) }),
  advice: z.array(Line).default([]),
  actions: z.array(Link).min(1),
  callToAction: Section,
})

/** The list of the articles in `articles/`. Their paths are below that of this page. */
export const ArticlesPage = page('articles', { callToAction: CallToAction })

/** Long text in numbered sections, each with an H2 in the body. */
export const LegalPage = page('legal', {
  updated: z.iso
    .date({
      message: 'a date is an existing day in the form YYYY-MM-DD; write it like 2025-01-31, between quotes',
    })
    .describe('ISO date, e.g. `2025-01-01`.'),
  body: Markdown,
})

/** A button label, and the texts of the toast it shows. */
const Notification = z.strictObject({ label: Line, title: Line, text: Line.optional() })

/** Demonstrates loading indicators, the busy state of a form, and toasts. */
export const SpinnerDemoPage = page('spinner-demo', {
  indicators: Section,
  form: Section.extend({
    submit: Line,
    busy: Line,
    fields: z.array(z.strictObject({ name: Slug, label: Line })).min(1),
  }),
  notifications: Section.extend({
    standard: Notification,
    destructive: Notification,
    update: Notification,
    dismiss: Line.describe('Label of the button that dismisses the last toast.'),
  })
    .optional()
    .describe('Buttons that show toasts, and the texts of the toasts.'),
})

const NotFoundMessage = z.strictObject({ heading: Line, text: Line, back: Link })

/** The 404 page, and the messages for an unknown service, location or county. */
export const NotFoundPage = page('not-found', {
  hint: Line,
  links: z.array(Link).min(1),
  service: NotFoundMessage,
  location: NotFoundMessage,
  county: NotFoundMessage,
})

/** `pages/<slug>.yaml` or `.md` (front matter with the text as `body`). */
export const Page = z.discriminatedUnion('screen', [
  HomePage,
  ServicesPage,
  ServiceAreasPage,
  ChecklistPage,
  ContactPage,
  CustomerLoginPage,
  CareersPage,
  AboutPage,
  PressPage,
  GuidePage,
  ArticlesPage,
  LegalPage,
  SpinnerDemoPage,
  NotFoundPage,
])

export type PageRecord = z.infer<typeof Page>
export type Screen = PageRecord['screen']

/** `faqs.yaml` */
export const Faqs = z.array(Question).min(1)

/** `2026-09` for `2026-09-14`; an example for what has no month in digits. */
const monthOf = (text: string) => /^\d{4}-(?:0[1-9]|1[0-2])(?=-)/.exec(text)?.[0] ?? '2026-03'

/** `testimonials.yaml` */
export const Testimonials = z.strictObject({
  sample: z.boolean().default(false).describe('True while the testimonials are invented for demonstration.'),
  items: z.array(
    z
      .strictObject({
        name: Name,
        location: Name.optional().describe(
          'Town of the customer by its name in cities.csv, or a county; the region may follow: `Park City, UT`, `Haxby`.',
        ),
        service: Slug.optional().describe(
          'Slug of the service it is about. The testimonial is then first on the pages of that service.',
        ),
        rating: z.int().min(1).max(5),
        review: Line,
        image: PictureRef.optional(),
        source: z.enum(['website', 'google', 'trustpilot', 'yelp', 'facebook']),
        date: z
          .string()
          .regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
            error: ({ input }) =>
              `it must be a month in the form YYYY-MM, because a relative date such as "2 weeks ago" soon becomes wrong; write the month of the review like ${monthOf(String(input))}`,
          })
          .describe('Month of the review, `YYYY-MM`. The page shows it as a date, and the browser as "5 months ago".'),
        googleUrl: HttpsUrl.optional(),
      })
      .refine((item) => item.source !== 'google' || item.googleUrl !== undefined, {
        message: 'its source is google; add the URL of the review, or of the page of reviews, on Google',
        path: ['googleUrl'],
      })
      .refine(({ source, googleUrl }) => source !== 'google' || googleUrl === undefined || onGoogle.test(googleUrl), {
        message: 'it leads to another site than Google; write the URL of the review on Google, or correct "source"',
        path: ['googleUrl'],
      })
      .refine((item) => item.source === 'google' || item.googleUrl === undefined, {
        message: 'its source is not google; remove it, or write "source: google"',
        path: ['googleUrl'],
      }),
  ),
})

export type Testimonial = z.infer<typeof Testimonials>['items'][number]
export type Question = z.infer<typeof Question>

/** `guide/<season>.yaml` */
export const Season = z.strictObject({
  name: Line,
  order: Count,
  months: Line.describe('Display text, e.g. `March–May`.'),
  monthNumbers: z.array(z.int().min(1).max(12)).min(1),
  intro: Line,
  tips: z.array(z.strictObject({ title: Line, text: Line })).min(1),
  timeline: Section.extend({ steps: z.array(z.strictObject({ when: Line, what: Line })) }).optional(),
  checklist: Section.extend({ items: z.array(Line).min(1) }).optional(),
})

export type SeasonRecord = z.infer<typeof Season>
