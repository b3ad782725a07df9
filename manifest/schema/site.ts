import { z } from 'zod'
import { Hosting, Security } from './hosting.ts'
import { Count, HttpsUrl, Line, PictureRef, Slug, Text } from './primitives.ts'

const Email = z.email({ message: 'this is no e-mail address; write it like office@company.example' })

/** Who the site speaks for. Name, address and phone are written here and nowhere else. */
export const Business = z.strictObject({
  name: Line,
  /** True while the company is made up for demonstration; the audit repeats it until it is removed. */
  sample: z.boolean().default(false),
  tagline: Line,
  /** What stands on the square of the logo, a key in icons.yaml; the first letter of the name when absent. */
  mark: Slug.optional(),
  /** One or two sentences: what the company does and for whom. */
  description: Line,
  /** The trade as an adjective, as in "12 cleaning services". */
  trade: Line,
  phone: z.strictObject({
    /** E.164, for `tel:` and `sms:` links and structured data, e.g. `+12025550123`. */
    e164: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, { message: 'an E.164 number is + and 7 to 15 digits; write it like +12025550123' }),
    /** As people read it, e.g. `(202) 555-0123`. */
    display: Line,
  }),
  email: Email,
  /** Where customers with an account write; the address above when absent. */
  supportEmail: Email.optional(),
  address: z.strictObject({
    street: Line,
    locality: Line,
    /** Two-letter USPS code, e.g. `UT`. */
    region: z.string().regex(/^[A-Z]{2}$/, { message: 'a region is a two-letter USPS code; write it like OR' }),
    /** The region in full, e.g. `Utah`. */
    regionName: Line,
    postalCode: z
      .string()
      .regex(/^\d{5}$/, { message: 'bad-zip: a ZIP code is five digits; write all five, between quotes' }),
    /** ISO 3166-1 alpha-2, e.g. `US`. */
    country: z.string().regex(/^[A-Z]{2}$/, { message: 'a country is a two-letter ISO code; write it like US' }),
  }),
  /** Of the office, in degrees (WGS 84). */
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** Shown with the ways to reach the company, and to search engines; under 100 characters, e.g. `$79–$300`. */
  priceRange: Line.max(99),
  /** The company's profiles elsewhere. */
  sameAs: z.array(HttpsUrl).default([]),
})

/** A slug in which a placeholder stands once, with room for what it stands for. */
const slugPattern = (placeholder: string) =>
  z
    .string()
    .max(60)
    .refine((pattern) => Slug.safeParse(pattern.replace(placeholder, 'x')).success, {
      message: `this is a slug that holds ${placeholder} once; write it like ${placeholder}-services`,
    })

/** How addresses on the site are spelt. */
export const UrlPolicy = z.strictObject({
  /** `always`: /a/b/ from a/b/index.html, which every static host serves. `never`: /a/b from a/b.html. */
  trailingSlash: z.enum(['always', 'never']),
  /** Slug of a city's pages; `{city}` stands for the slug in cities.csv. */
  citySlug: slugPattern('{city}'),
  /** Slug of a county's pages; `{county}` stands for the county's file name. */
  countySlug: slugPattern('{county}'),
})

const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { message: 'a colour is # and six lower-case hex digits; write it like #1f5c53' })

/** Colours by role. `generator/load/check-contrast.ts` says which have to be told apart, and how well. */
const Palette = z.strictObject({
  ink: Colour,
  inkMuted: Colour,
  surface: Colour,
  surfaceSunken: Colour,
  line: Colour,
  brand: Colour,
  brandStrong: Colour,
  onBrand: Colour,
  accent: Colour,
})

/** Typefaces the site can be set in; `system` is what the visitor's device has. `generator/assets/typefaces.ts` says where each comes from. */
export const typefaces = ['system', 'figtree', 'fraunces'] as const
const Typeface = z.enum(typefaces)
export type Typeface = z.infer<typeof Typeface>

export const Theme = z.strictObject({
  light: Palette,
  dark: Palette,
  /** Corner radius of cards and buttons, in rem. */
  radius: z.number().min(0).max(2),
  typeface: z
    .strictObject({ heading: Typeface.default('system'), text: Typeface.default('system') })
    .default({ heading: 'system', text: 'system' }),
  /** Sizes of type: that of running text in rem, and how many times larger each step above it is on a wide window. */
  scale: z
    .strictObject({
      text: z.number().min(0.875).max(1.5).default(1.0625),
      ratio: z.number().min(1.05).max(1.5).default(1.25),
    })
    .default({ text: 1.0625, ratio: 1.25 }),
  /** Room between things, as a multiple of the usual. */
  spacing: z.number().min(0.5).max(2).default(1),
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const Hours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    /** 24-hour clock, e.g. `08:00`. */
    opens: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: 'a time is HH:MM on the 24-hour clock; write it like 18:00, between quotes',
    }),
    closes: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: 'a time is HH:MM on the 24-hour clock; write it like 18:00, between quotes',
    }),
  })
  .refine(({ opens, closes }) => opens < closes, {
    message: 'it closes before it opens; write the later time under closes',
    path: ['closes'],
  })

/** A promise or figure the copy repeats: written once, used as `{claim.ID}`. */
export const Claim = z.strictObject({
  id: Slug,
  text: Line,
  /** What the number in the text counts, so that it can be held against the data. */
  counts: z.enum(['cities', 'services', 'counties']).optional(),
  /** The number in the text. */
  value: Count.optional(),
})

/** A rule between company and customer. Two readings of one subject share `subject`. */
export const Policy = z.strictObject({
  id: Slug,
  /** What the policy is about; policies with one subject must agree. */
  subject: Slug,
  title: Line,
  statement: Line,
  /** The same as figures, e.g. `{ when: Less than 24 hours, outcome: 50% of the booked price }`. */
  terms: z.array(z.strictObject({ when: Line, outcome: Line })).default([]),
})

/** How the audit judges: what its rules are called and count is listed in the report. */
export const Audit = z.strictObject({
  /** By the code of a rule. */
  rules: z
    .record(
      Slug,
      z.strictObject({
        /** In place of its own; `off` takes it out of the audit. */
        severity: z.enum(['error', 'warning', 'notice', 'off']).optional(),
        /** Numbers it goes by, by name, e.g. `{ most: 600 }`. */
        thresholds: z.record(z.string(), z.number()).default({}),
      }),
    )
    .default({}),
})

/** A page of another service shown in a frame, with an ordinary link beside it. */
export const Embed = z.strictObject({
  /** Names the frame for a screen reader. */
  title: Line,
  url: HttpsUrl,
  /** CSS pixels kept free for the frame. */
  height: Count,
  /** Text of the link that opens the same service in a window of its own. */
  linkLabel: Line,
  /** Where that link goes; `url` when absent. */
  linkUrl: HttpsUrl.optional(),
  /** Other origins the frame goes on to, for a payment or a login for example: a browser shows it only what is named. */
  alsoFrom: z.array(HttpsUrl).default([]),
  /** True when the frame takes card payments, so that it is granted the payment permission. */
  payment: z.boolean().default(false),
})

/** How much of a list a screen shows, and the timing of its parts. */
export const Display = z.strictObject({
  testimonialsOnHome: Count,
  testimonialsOnPage: Count,
  /** Most communities in the "nearby" section of a city page. */
  nearbyCommunities: Count,
  /** Traits of a place on its page for a service. */
  traitsOnServicePage: Count.default(6),
  /** ZIP codes on a city's card on a county page. */
  zipCodesOnCard: Count,
  /** Cities of a county named in its keywords. */
  citiesInKeywords: Count,
  parallax: z.strictObject({
    factor: z.number().min(0).max(1),
    /** CSS pixels; the effect is off at this width and below. */
    offAtWidth: Count,
  }),
  /** Milliseconds. */
  tooltip: z.strictObject({ delay: Count, skipDelay: Count }),
  toast: z.strictObject({
    limit: Count,
    /** Milliseconds on screen; one about a mistake stays until it is closed. */
    duration: Count,
    /** Milliseconds from dismissal to removal. */
    removeDelay: Count,
    swipeThreshold: Count,
    swipeDirection: z.enum(['right', 'left', 'up', 'down']),
    hotkey: Line,
  }),
  /** Milliseconds the demonstration form shows its busy state. */
  spinnerDemo: Count,
})

/** The request-a-quote call. Without an endpoint no screen shows a quote form. */
const Quotes = z.strictObject({
  /** Where the form on the contact page is sent, as JSON: a path of this site, e.g. `/api/quotes`, or an https URL. */
  endpoint: Text.refine(
    (endpoint) => /^\/(?!\/)[^\s"'<>\\#]*$/.test(endpoint) || HttpsUrl.safeParse(endpoint).success,
    {
      message:
        'this is neither a path of this site, which starts with one /, nor a URL that starts with https://; write it like /api/quotes',
    },
  ).optional(),
  /** Milliseconds until a request without an answer counts as failed. */
  timeout: Count.default(20_000),
})

/** `site.yaml` */
export const Site = z.strictObject({
  business: Business,
  /** Scheme and host of the published site, no slash at the end, e.g. `https://www.company.example`. */
  origin: z.string().refine((origin) => HttpsUrl.safeParse(origin).success && new URL(origin).origin === origin, {
    message: 'an origin is https:// and a host, with no slash at the end; write it like https://www.company.example',
  }),
  /** BCP 47, e.g. `en-US`. */
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, { message: 'a language is a BCP 47 tag; write it like en-US' }),
  urls: UrlPolicy,
  theme: Theme,
  hours: z.strictObject({
    /** As people read it, e.g. `Mountain time`. */
    timeZone: Line,
    week: z.array(Hours).min(1),
  }),
  /** Description of pages that state none of their own. */
  defaultDescription: Line,
  /** Picture for sharing where a page has none. */
  defaultImage: PictureRef,
  /**
   * What other sites show beside a link: the picture of the page with its title on it, one file a page (`titled`: about
   * 60 kB and a fiftieth of a second each), or the picture as it is, one file a picture (`plain`). Titled unless said
   * otherwise, up to 2,000 pages.
   */
  socialPictures: z.enum(['titled', 'plain']).optional(),
  /**
   * Made up by the owner, at random. The site then holds a file of that name, by which Bing and others that take part in
   * IndexNow know who sends them addresses. Source: https://www.indexnow.org/documentation
   */
  indexNowKey: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, {
      message: 'a key is 8 to 128 letters, digits and hyphens; make one up at random',
    })
    .optional(),
  claims: z.array(Claim),
  policies: z.array(Policy),
  /** How often the company comes, in the order to show. */
  frequencies: z.array(Line).min(1),
  embeds: z.strictObject({
    booking: Embed.optional(),
    portal: Embed.optional(),
    hiring: Embed.optional(),
    map: Embed.optional(),
  }),
  quotes: Quotes.prefault({}),
  hosting: Hosting.prefault({}),
  security: Security.optional(),
  audit: Audit.prefault({}),
  display: Display,
})
