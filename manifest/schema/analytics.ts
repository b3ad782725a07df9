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
    id: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, {
        message: 'a measurement ID of Google Analytics 4 starts with G-; copy it from the settings of your web stream',
      })
      .refine((id) => !/^G-(.)\1+$/.test(id), {
        message:
          'this is the example of the documentation; copy the measurement ID from the settings of your web stream',
      })
      .describe('Measurement ID of the web stream.'),
  }),
  z.strictObject({
    vendor: z.literal('plausible'),
    domain: refusedInTranslations(
      z.string().regex(/^[^\s/:]+\.[^\s/:]+$/, {
        message: 'a domain is the name of a host without https://; write it like www.company.example',
      }),
    )
      .optional()
      .describe('Default: the host of `origin`.'),
    host: Host.default('https://plausible.io').describe("Of an instance of one's own."),
  }),
  z.strictObject({
    vendor: z.literal('matomo'),
    url: HttpsUrl.describe('Directory of the instance, e.g. `https://stats.company.example/matomo`.'),
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
    script: HttpsUrl.describe('The script to load.'),
    attributes: z
      .record(
        z.string().regex(/^data-[a-z0-9-]+$/, {
          message: 'an attribute of the script starts with data-; write it like data-site',
        }),
        refusedInTranslations(Line),
      )
      .default({})
      .describe('Attributes of the script, such as `data-site`.'),
    connect: z.array(Host).default([]).describe('Origins that the script sends to, in addition to its own.'),
  }),
])

export type AnalyticsService = z.infer<typeof AnalyticsService>

export const Analytics = z.strictObject({
  services: z.array(AnalyticsService).min(1),
  consent: z
    .enum(['ask', 'none'])
    .default('ask')
    .describe(
      '`ask`: nothing is loaded before the visitor has agreed. `none`: services load on every visit; only for services that need no consent where the visitors are. A browser with Global Privacy Control counts as a refusal in both cases.',
    ),
  policy: Link.optional().describe('Link in the question, e.g. to the privacy policy.'),
})

export type Analytics = z.infer<typeof Analytics>
