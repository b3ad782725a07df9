import { z } from 'zod'
import { Link } from './link.ts'
import { Count, HttpsUrl, Line, Markdown, PictureRef, Slug, Title } from './primitives.ts'
import { QuoteWords } from './quote.ts'

/** An icon (key in icons.yaml), a few words, and a sentence or two. */
const Card = z.strictObject({ icon: Slug, title: Line, text: Line })
const Section = z.strictObject({ heading: Line, text: Line.optional() })
const CallToAction = z.strictObject({ heading: Line, text: Line, action: Link })
const Question = z.strictObject({ question: Line, answer: Line })

/** What every page has. The path is `/<file name>/`. */
const common = {
  /** For the tab and search results; the heading and the business name when absent. */
  title: Title.optional(),
  /** For search results; the default of site.yaml when absent. */
  description: Line.optional(),
  /** The h1. */
  heading: Line,
  /** The paragraph under the h1. */
  intro: Line.optional(),
  /** In breadcrumbs and links; the heading when absent. */
  name: Line.optional(),
  /** Other slugs that show the same page and point their canonical at it. */
  aliases: z.array(Slug).default([]),
  /** False keeps the page out of search engines and the sitemap. */
  indexed: z.boolean().default(true),
  image: PictureRef.optional(),
}

const page = <Screen extends string, Shape extends z.ZodRawShape>(screen: Screen, shape: Shape) =>
  z.strictObject({ screen: z.literal(screen), ...common, ...shape })

/** The front page. Its path is `/`. */
export const HomePage = page('home', {
  hero: z.strictObject({
    primary: Link,
    secondary: Link,
    /** Under the buttons, a few words each. */
    points: z.array(Line).default([]),
  }),
  trust: Section.extend({ cards: z.array(Card).min(1) }),
  services: Section,
  scheduling: Section.extend({ options: z.array(z.strictObject({ name: Line, text: Line })).min(1) }),
  whyChooseUs: Section.extend({ reasons: z.array(Card).min(1) }),
  testimonials: Section,
  popular: Section.extend({ lists: z.array(z.strictObject({ title: Line, links: z.array(Link).min(1) })) }),
  counties: Section,
  map: Section.extend({
    /** Text of the link to the list of all counties and cities; its heading when absent. */
    allPlaces: Line.optional(),
    /** Under the map: whose data the coordinates are, where its licence asks to be told. */
    credits: z.array(z.strictObject({ text: Line, url: HttpsUrl.optional() })).default([]),
  }),
  faq: Section,
  callToAction: CallToAction,
})

/** The list of services, and the headings every service page shares. */
export const ServicesPage = page('services', {
  /** Texts shared by every service page. */
  service: z.strictObject({
    features: Line,
    price: Line,
    testimonials: Line,
    areas: Section,
    callToAction: CallToAction,
  }),
})

export const ServiceAreasPage = page('service-areas', {
  /** Under the list of all places. */
  missing: CallToAction,
  allHeading: Line,
  /** Texts shared by every city page. */
  city: z.strictObject({
    services: Line,
    nearby: Line,
    testimonials: Line,
    zipCodes: Line,
    more: z.array(Link),
    callToAction: CallToAction,
  }),
  /** Texts shared by every county page. */
  county: z.strictObject({
    services: Line,
    cities: Line,
    testimonials: Line,
    /** Labels of the figures: communities, services, days of support. */
    stats: z.strictObject({ cities: Line, services: Line, support: z.strictObject({ value: Line, label: Line }) }),
    callToAction: CallToAction,
  }),
})

export const ChecklistPage = page('checklist', {
  legend: z.strictObject({ standard: Line, addon: Line, none: Line }),
  addOnsHeading: Line,
  taskHeading: Line,
  /** Over the choice of columns: any number where there is room, one where there is not. */
  pickMany: Line.default('Show these types of service'),
  pickOne: Line.default('Choose a type of service'),
  pickAll: Line.default('Show all'),
  /** In place of the table when no column is picked. */
  pickNone: Line.default('Choose at least one type of service to see its tasks.'),
  /** Over what each column stands for. */
  notesHeading: Line.default('What each type of service is for'),
  callToAction: CallToAction,
})

export const ContactPage = page('contact', {
  /** The form above the booking frame, where site.yaml has a `quotes.endpoint`. */
  quote: QuoteWords.prefault({}),
  booking: Section,
  details: Section,
  /** Beside the booking frame, e.g. how payment is taken. */
  notes: z.array(Line).default([]),
  cities: Section,
})

export const CustomerLoginPage = page('customer-login', { help: Section })

export const CareersPage = page('careers', {
  benefits: Section.extend({ cards: z.array(Card).min(1) }),
  application: Section,
  contact: Section.extend({ action: Link }),
  body: Markdown,
})

export const AboutPage = page('about', {
  body: Markdown,
  trust: Section.extend({ cards: z.array(Card).min(1) }),
  /** The company's own list of services, which may differ from services/. */
  services: Section.extend({ items: z.array(z.strictObject({ name: Line, service: Slug, note: Line.optional() })) }),
  counties: Section.extend({ towns: z.array(z.strictObject({ county: Slug, text: Line })) }),
  callToAction: CallToAction,
})

export const PressPage = page('press', {
  inquiries: Link,
  mediaKit: z.strictObject({
    label: Line,
    text: Line,
    /** A paragraph about the company for others to print as it is. */
    boilerplate: Line,
    /** How others may use the logo. */
    usage: Line.default(
      'You may show the logo to name {business} in news, reviews and listings. Keep its shape and its colors, leave room around it, use the version for dark backgrounds where the ground is dark, and do not let it look as if {business} had made or approved what it stands beside.',
    ),
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

/** Long prose in numbered sections, each a level-two heading of the body. */
export const LegalPage = page('legal', {
  /** ISO date, e.g. `2025-01-01`. */
  updated: z.iso.date({
    message: 'a date is a day of the calendar, YYYY-MM-DD; write it like 2025-01-31, between quotes',
  }),
  body: Markdown,
})

/** A button's label, and what the toast it shows says. */
const Notification = z.strictObject({ label: Line, title: Line, text: Line.optional() })

/** A demonstration of the loading indicators, the busy state of a form, and toasts. */
export const SpinnerDemoPage = page('spinner-demo', {
  indicators: Section,
  form: Section.extend({
    submit: Line,
    busy: Line,
    fields: z.array(z.strictObject({ name: Slug, label: Line })).min(1),
  }),
  /** Buttons that show toasts, with what each toast says. */
  notifications: Section.extend({
    standard: Notification,
    destructive: Notification,
    update: Notification,
    /** Label of the button that takes the last toast away. */
    dismiss: Line,
  }).optional(),
})

const NotFoundMessage = z.strictObject({ heading: Line, text: Line, back: Link })

/** 404.html, and the messages for an unknown service, location or county. */
export const NotFoundPage = page('not-found', {
  hint: Line,
  links: z.array(Link).min(1),
  service: NotFoundMessage,
  location: NotFoundMessage,
  county: NotFoundMessage,
})

/** `pages/<slug>.yaml` or `.md` (the front matter is the record, the text its `body`). */
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
  LegalPage,
  SpinnerDemoPage,
  NotFoundPage,
])

export type PageRecord = z.infer<typeof Page>
export type Screen = PageRecord['screen']

/** `faqs.yaml` */
export const Faqs = z.array(Question).min(1)

/** `testimonials.yaml` */
export const Testimonials = z.strictObject({
  /** True while the quotes are made up for demonstration. */
  sample: z.boolean().default(false),
  items: z.array(
    z
      .strictObject({
        name: Line,
        location: Line,
        /** The service it is about; it then stands first on the pages of that service. */
        service: Slug.optional(),
        rating: z.int().min(1).max(5),
        review: Line,
        image: PictureRef.optional(),
        source: z.enum(['website', 'google']),
        /** Month of the review, `YYYY-MM`. "Two weeks ago" would be wrong on a page that stands for a year. */
        date: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'a month is YYYY-MM; write it like 2026-03' }),
        googleUrl: HttpsUrl.optional(),
      })
      .refine((item) => (item.source === 'google') === (item.googleUrl !== undefined), {
        message: 'a testimonial has a googleUrl exactly when its source is google; add it, or remove it',
      }),
  ),
})

export type Testimonial = z.infer<typeof Testimonials>['items'][number]
export type Question = z.infer<typeof Question>

/** `guide/<season>.yaml` */
export const Season = z.strictObject({
  name: Line,
  order: Count,
  /** As people read it, e.g. `March–May`. */
  months: Line,
  monthNumbers: z.array(z.int().min(1).max(12)).min(1),
  intro: Line,
  tips: z.array(z.strictObject({ title: Line, text: Line })).min(1),
  timeline: Section.extend({ steps: z.array(z.strictObject({ when: Line, what: Line })) }).optional(),
  checklist: Section.extend({ items: z.array(Line).min(1) }).optional(),
})

export type SeasonRecord = z.infer<typeof Season>
