import { z } from 'zod'
import { Analytics } from './analytics.ts'
import { Coordinates, Email, LocalAddress, OpeningHours, Phone, PhoneLine } from './contact.ts'
import { Hosting, Security } from './hosting.ts'
import { Designation } from './place.ts'
import {
  Count,
  HttpsUrl,
  Line,
  Name,
  optionalInTranslations,
  PictureRef,
  refusedInTranslations,
  SchemaType,
  Slug,
  Text,
} from './primitives.ts'

/** The company. Its name, address and phone (NAP) are written only here. */
export const Business = z.strictObject({
  name: Name,
  sample: z
    .boolean()
    .default(false)
    .describe('True while the company is invented for demonstration. The audit reports it until it is removed.'),
  tagline: Line,
  mark: Slug.optional().describe(
    'Icon on the square of the logo, a key in icons.yaml. Default: the first letter of the name.',
  ),
  description: Line.describe('One or two sentences: what the company does and for whom.'),
  trade: Line.describe('The trade as an adjective, as in "12 cleaning services".'),
  type: SchemaType.default('LocalBusiness').describe(
    'LocalBusiness of schema.org or the most specific of its subtypes that is true, e.g. `Plumber`, `HVACBusiness`. Source: https://schema.org/LocalBusiness#subtypes',
  ),
  phone: Phone,
  lines: z
    .array(PhoneLine)
    .default([])
    .describe('Numbers beside `phone`, e.g. for emergencies. Texts write them as `{line.ID}` and `{line.ID.link}`.'),
  email: Email,
  supportEmail: Email.optional().describe('For customers with an account. Default: `email`.'),
  address: LocalAddress.extend({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { message: 'a country is a two-letter ISO code; write it like US' })
      .describe('ISO 3166-1 alpha-2, e.g. `US`.'),
  }),
  coordinates: Coordinates.describe('Of the office at this address.'),
  priceRange: optionalInTranslations(Line.max(99)).describe(
    'Shown with the contact details and in structured data. Fewer than 100 characters, e.g. `$79–$300`.',
  ),
  sameAs: z.array(HttpsUrl).default([]).describe('Profiles of the company on other sites.'),
})

/** A slug that contains a placeholder once, short enough to leave room for its value. */
const slugPattern = (placeholder: string) =>
  optionalInTranslations(
    z
      .string()
      .max(60)
      .refine(
        (pattern) =>
          pattern.includes(placeholder) &&
          Slug.safeParse(pattern.replace(placeholder, 'x').replace('{region}', 'x')).success,
        {
          message: `it must be a slug that contains ${placeholder} once, and no other placeholder than {region}; write it like ${placeholder}-services`,
        },
      ),
  )

/** The form of URLs on the site. */
export const UrlPolicy = z.strictObject({
  trailingSlash: z
    .enum(['always', 'never'])
    .describe('`always`: /a/b/ is a/b/index.html, which every static host serves. `never`: /a/b is a/b.html.'),
  citySlug: slugPattern('{city}').describe(
    'Slug of the pages of a city; `{city}` is the slug in cities.csv, and `{region}` the region of its county, e.g. `wa`.',
  ),
  countySlug: slugPattern('{county}').describe(
    'Slug of the pages of a county; `{county}` is its file name, and `{region}` its region.',
  ),
})

const Colour = z.string().regex(/^#[0-9a-f]{6}$/, {
  error: ({ input }) => `a colour is # and six lower-case hex digits; write it like ${hexColour(String(input))}`,
})

/** `#0055aa` for `#05A` and for `0055AA`; an example for what is no hex number. */
function hexColour(text: string): string {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/i.exec(text) ?? []
  return `#${(long ?? short?.replace(/./g, '$&$&') ?? '1f5c53').toLowerCase()}`
}

/** Colours by role. `generator/load/checks/check-contrast.ts` lists the contrast they require. */
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

/** Supported typefaces; `system` is that of the visitor's device. `generator/assets/typefaces.ts` lists their sources. */
export const typefaces = ['system', 'figtree', 'fraunces'] as const
const Typeface = z.enum(typefaces)
export type Typeface = z.infer<typeof Typeface>

export const Theme = z.strictObject({
  light: Palette,
  dark: Palette,
  radius: z.number().min(0).max(2).describe('Corner radius of cards and buttons, in rem.'),
  typeface: z
    .strictObject({ heading: Typeface.default('system'), text: Typeface.default('system') })
    .default({ heading: 'system', text: 'system' }),
  scale: z
    .strictObject({
      text: z.number().min(0.875).max(1.5).default(1.0625),
      ratio: z.number().min(1.05).max(1.5).default(1.25),
    })
    .default({ text: 1.0625, ratio: 1.25 })
    .describe('Type sizes: body text in rem, and the ratio between steps on a wide screen.'),
  spacing: z.number().min(0.5).max(2).default(1).describe('Factor for all spacing.'),
})

/** A promise or figure that several texts repeat: written once, used as `{claim.ID}`. */
export const Claim = z.strictObject({
  id: Slug,
  text: Line,
  counts: z
    .enum(['cities', 'services', 'counties'])
    .optional()
    .describe('What the number in the text counts, so that the audit can compare it with the data.'),
  value: Count.optional().describe('The number in the text.'),
})

/** A rule between company and customer, which texts are compared with; no page shows it. Versions of one rule have the same `subject`. */
export const Policy = z.strictObject({
  id: Slug,
  subject: Slug.describe(
    'What the policy is about, in words of the owner. Policies with the same subject must agree, and so must sentences that name it. manifest/README.md lists the subjects of which more words are known.',
  ),
  title: Line,
  statement: Line,
  terms: z
    .array(z.strictObject({ when: Line, outcome: Line }))
    .default([])
    .describe('The statement in figures, e.g. `{ when: Less than 24 hours, outcome: 50% of the booked price }`.'),
})

/**
 * The text that a local page needs: one of a service in a place, of a city or of a county. Its unique text is on no page that
 * it is compared with, such as those of the same service in other places.
 */
const Doorways = z.strictObject({
  share: z.number().min(0).max(1).default(0.1).describe('Least share of unique text, from 0 to 1.'),
  words: z.int().nonnegative().default(10).describe('Fewest unique words.'),
  most: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe('Largest share of local pages that may have less. More are an error, and the site is not published.'),
  pages: z.int().nonnegative().default(50).describe('A site with fewer local pages gets a warning instead.'),
})

/** Settings of the audit. The report lists all rules with their thresholds. */
export const Audit = z.strictObject({
  rules: z
    .record(
      Slug,
      z.strictObject({
        severity: z
          .enum(['error', 'warning', 'notice', 'off'])
          .optional()
          .describe('Replaces the default severity; `off` disables the rule.'),
        thresholds: z
          .record(z.string(), z.number().nonnegative())
          .default({})
          .describe('Thresholds by name, e.g. `{ most: 600 }`.'),
      }),
    )
    .default({})
    .describe('Settings by code of the rule.'),
  doorways: Doorways.prefault({}),
})

/** One or more hashes of a file, as Subresource Integrity writes them. Source: https://www.w3.org/TR/sri-2/ */
const Integrity = z
  .string()
  .regex(
    /^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)( (sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==))*$/,
    {
      message:
        'integrity is sha256-, sha384- or sha512- and the hash of the script in Base64; take it from the documentation of the service, or make it with "openssl dgst -sha384 -binary FILE | openssl base64 -A"',
    },
  )

/**
 * A script of the service, loaded beside its frame, e.g. one that fits the height of the frame to its content. It can read
 * and change the whole page. The browser runs it only if it is the file with this hash.
 */
const EmbedScript = z.strictObject({
  src: HttpsUrl,
  integrity: Integrity,
  crossorigin: z
    .enum(['anonymous', 'use-credentials'])
    .default('anonymous')
    .describe('`use-credentials` sends cookies with the request.'),
})

/** A third-party page shown in a frame, with an ordinary link next to it. */
export const Embed = z.strictObject({
  title: Line.describe('Name of the frame for screen readers.'),
  url: HttpsUrl,
  height: Count.describe('Height of the frame in CSS pixels.'),
  linkLabel: Line.describe('Text of the link that opens the page in a new window.'),
  linkUrl: HttpsUrl.optional().describe('Target of that link. Default: `url`.'),
  alsoFrom: z
    .array(HttpsUrl)
    .default([])
    .describe('Other origins that the frame navigates to, e.g. for payment or login. Browsers block all others.'),
  payment: z
    .boolean()
    .default(false)
    .describe('True if the frame takes card payments and needs the payment permission.'),
  script: EmbedScript.optional().describe('Loaded on the pages with this frame, and allowed by their policy alone.'),
})

/** The map of the home page. The site's own drawing of the service area is under it. */
export const MapEmbed = Embed.extend({
  load: z
    .enum(['lazy', 'click'])
    .default('lazy')
    .describe(
      '`lazy`: the frame is loaded when the map comes near the viewport, and replaces the drawing once it has loaded. `click`: it is loaded only when the visitor presses a button. For a company whose visitors must agree before a third party learns their IP address and sets cookies, or that wants no third-party script on its home page.',
    ),
})

/** How many entries of each list a screen shows, and timings. */
export const Display = z.strictObject({
  testimonialsOnHome: Count,
  testimonialsOnPage: Count,
  nearbyCommunities: Count.describe('Maximum number of communities in the "nearby" section of a city page.'),
  traitsOnServicePage: Count.default(6).describe('Number of traits on the page of a service in a place.'),
  zipCodesOnCard: Count.describe('Number of ZIP codes on the card of a city on a county page.'),
  citiesInKeywords: Count.describe('Number of cities in the keywords of a county.'),
  placesInList: Count.default(300).describe(
    'Most links in a list of places. If the site has more cities and counties, its lists show counties only, and the cities are on the pages of their county. A list that is still longer continues on numbered pages, from A to Z.',
  ),
  articlesInList: Count.default(12).describe('Number of articles on each page of their list.'),
  priceUnits: z
    .boolean()
    .default(true)
    .describe(
      'Whether cards and search results say what a price is for, as in "From $12 per foot". The page of the service always does.',
    ),
  parallax: z.strictObject({
    factor: z.number().min(0).max(1),
    offAtWidth: Count.describe('CSS pixels. The effect is off at this width and below.'),
  }),
  tooltip: z.strictObject({ delay: Count, skipDelay: Count }).describe('Milliseconds.'),
  toast: z.strictObject({
    limit: Count,
    duration: Count.describe('Milliseconds on screen. Error toasts stay until they are closed.'),
    removeDelay: Count.describe('Milliseconds from dismissal to removal.'),
    swipeThreshold: Count,
    swipeDirection: z.enum(['right', 'left', 'up', 'down']),
    hotkey: refusedInTranslations(Line),
  }),
  spinnerDemo: Count.describe('Milliseconds that the demonstration form is busy.'),
})

/** Quote requests. Without an endpoint, no screen shows a quote form. */
const Quotes = z.strictObject({
  endpoint: refusedInTranslations(
    Text.refine((endpoint) => /^\/(?!\/)[^\s"'<>\\#]*$/.test(endpoint) || HttpsUrl.safeParse(endpoint).success, {
      message:
        'an endpoint is a path of this site, which starts with one /, or a URL that starts with https://; write it like /api/quotes or https://api.company.example/quotes',
    }),
  )
    .optional()
    .describe(
      'URL that receives the form of the contact page as JSON: a path of this site, e.g. `/api/quotes`, or an https URL.',
    ),
  timeout: Count.min(1000, {
    message: 'the timeout is in milliseconds and at least 1000; for 20 seconds, write 20000',
  })
    .default(20_000)
    .describe('Milliseconds until a request without a response fails.'),
  credentials: z
    .enum(['include', 'omit'])
    .default('include')
    .describe(
      'Whether requests carry cookies. `omit` is for a service on another origin that answers `Access-Control-Allow-Origin: *`, which browsers refuse for a request with cookies, e.g. Formspree.',
    ),
})

/** Sentences that the build computes from the table of cities. Those about a county have `county` in their name. */
export const localSentences = [
  /** Distance and direction from the office. */
  'office-distance',
  /** The nearest other communities, with their distance. */
  'neighbors',
  /** The rank by population in the county. */
  'rank',
  /** Other communities with the same postal code. */
  'postal-codes',
  /** The communities of a county that are nearest to the office and farthest from it. */
  'county-distances',
  /** The largest and the smallest community of a county. */
  'county-populations',
  /** The number of postal codes in a county. */
  'county-postal-codes',
] as const

/** What pages about places say without a text of their own. */
const Local = z.strictObject({
  sentences: z
    .array(z.enum(localSentences))
    .default([...localSentences])
    .describe('The computed sentences shown, if the table has their facts. Default: all; `[]` shows none.'),
})

const languageTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
const Language = z.string().regex(languageTag, {
  error: ({ input }) => `a language is a BCP 47 tag; write it like ${meantTag(String(input))}`,
})

/** `es-US` for `es_us`; an example for what is no tag. */
function meantTag(text: string): string {
  const [tag = ''] = /^[\w-]+$/.test(text) ? Intl.getCanonicalLocales(text.replaceAll('_', '-')) : []
  return languageTag.test(tag) ? tag : 'en-US'
}

/** How the country names its parts, and which of them have pages. */
const Places = z.strictObject({
  designation: Designation.optional().describe(
    '`designation` of every county without its own. Default in the United States: `County`, `Parish` or `Borough`; elsewhere `none`.',
  ),
  countyWord: z
    .strictObject({ one: Line, many: Line })
    .optional()
    .describe('What a county is called in a sentence. Default: county and counties, in the language of the site.'),
  regionPages: z
    .boolean()
    .default(false)
    .describe('Whether each region (state, province) has a page at `/areas/<region>/`, above those of its counties.'),
})

/** `site.yaml` */
export const Site = z.strictObject({
  business: Business,
  origin: z
    .string()
    .refine((origin) => HttpsUrl.safeParse(origin).success && new URL(origin).origin === origin, {
      message:
        'an origin is https:// and a host without a path or a trailing slash; write it like https://www.company.example',
    })
    .describe('Scheme and host of the published site without a trailing slash, e.g. `https://www.company.example`.'),
  language: Language.optional().describe(
    'BCP 47, e.g. `en-US`. Without a country, that of `business.address`. Required unless there are `languages`.',
  ),
  languages: z
    .array(Language)
    .min(1)
    .optional()
    .describe(
      'The languages of a site in several, e.g. `[en-US, es-US]`. The files of the manifest are in the first one, which is shown to visitors of any other language; a folder has the translation into each of the others, e.g. `es/`.',
    ),
  units: z
    .enum(['miles', 'kilometers'])
    .optional()
    .describe('Of distances. Default: those of the road signs of `business.address.country`.'),
  places: Places.prefault({}),
  local: Local.prefault({}),
  urls: UrlPolicy,
  theme: Theme,
  hours: OpeningHours,
  defaultDescription: Line.describe('Meta description of pages without a description.'),
  defaultImage: PictureRef.describe('Social image of pages without an image.'),
  socialPictures: z
    .enum(['titled', 'plain'])
    .optional()
    .describe(
      'Image that other sites show next to a link. `titled`: the image of the page with its title, one file per page of about 60 kB, each taking about 0.02 seconds. `plain`: the image of the page unchanged, one file per image. Default: `titled` for up to 2,000 pages.',
    ),
  indexNowKey: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, {
      message: 'a key consists of 8 to 128 letters, digits and hyphens; choose a random key',
    })
    .optional()
    .describe(
      'A random key chosen by the owner. The site then has a file of that name, with which Bing and other IndexNow search engines verify who submits URLs. Source: https://www.indexnow.org/documentation',
    ),
  claims: z.array(Claim),
  policies: z.array(Policy),
  frequencies: z.array(Line).min(1).describe('How often the company can come, in display order.'),
  embeds: z.strictObject({
    booking: Embed.optional(),
    portal: Embed.optional(),
    hiring: Embed.optional(),
    map: MapEmbed.optional(),
  }),
  quotes: Quotes.prefault({}),
  analytics: Analytics.optional(),
  hosting: Hosting.prefault({}),
  security: Security.optional(),
  audit: Audit.prefault({}),
  display: Display,
})
