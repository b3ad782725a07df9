import { z } from 'zod'
import { Link } from './link.ts'
import { Count, HttpsUrl, Line, refusedInTranslations } from './primitives.ts'

const hostOnly = (url: string) => new URL(url).pathname === '/' && !url.endsWith('/')
const Host = HttpsUrl.refine((url) => !URL.canParse(url) || hostOnly(url), {
  message:
    'an origin is https:// and a host without a path or a trailing slash; write it like https://stats.company.example',
})

/** A service that counts visits. Its origins are added to the Content Security Policy of every page. */
export const AnalyticsService = z.discriminatedUnion('vendor', [
  z.strictObject({
    vendor: z.literal('google-analytics'),
    /** Measurement ID of the web stream. */
    id: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, {
        message: 'a measurement ID of Google Analytics 4 starts with G-; copy it from the settings of your web stream',
      })
      .refine((id) => !/^G-(.)\1+$/.test(id), {
        message:
          'this is the example of the documentation; copy the measurement ID from the settings of your web stream',
      }),
  }),
  z.strictObject({
    vendor: z.literal('plausible'),
    /** Default: the host of `origin`. */
    domain: refusedInTranslations(
      z.string().regex(/^[^\s/:]+\.[^\s/:]+$/, {
        message: 'a domain is the name of a host without https://; write it like www.company.example',
      }),
    ).optional(),
    /** Of an instance of one's own. */
    host: Host.default('https://plausible.io'),
  }),
  z.strictObject({
    vendor: z.literal('matomo'),
    /** Directory of the instance, e.g. `https://stats.company.example/matomo`. */
    url: HttpsUrl,
    siteId: Count,
  }),
  z.strictObject({
    vendor: z.literal('cloudflare'),
    token: z.string().regex(/^[0-9a-f]{32}$/, {
      message: 'a token of Cloudflare Web Analytics has 32 characters from 0 to f; copy it from the snippet',
    }),
  }),
  z.strictObject({
    vendor: z.literal('other'),
    /** The script to load. */
    script: HttpsUrl,
    /** Attributes of the script, such as `data-site`. */
    attributes: z
      .record(
        z.string().regex(/^data-[a-z0-9-]+$/, {
          message: 'an attribute of the script starts with data-; write it like data-site',
        }),
        refusedInTranslations(Line),
      )
      .default({}),
    /** Origins that the script sends to, in addition to its own. */
    connect: z.array(Host).default([]),
  }),
])

export type AnalyticsService = z.infer<typeof AnalyticsService>

export const Analytics = z.strictObject({
  services: z.array(AnalyticsService).min(1),
  /**
   * `ask`: nothing is loaded before the visitor has agreed. `none`: services load on every visit; only for services that
   * need no consent where the visitors are. A browser with Global Privacy Control counts as a refusal in both cases.
   */
  consent: z.enum(['ask', 'none']).default('ask'),
  /** Link in the question, e.g. to the privacy policy. */
  policy: Link.optional(),
})

export type Analytics = z.infer<typeof Analytics>
