import { z } from 'zod'
import { HttpsUrl, refusedInTranslations, Text } from './primitives.ts'

/** Supported hosts. */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'apache', 'nginx', 'caddy', 'github-pages', 's3'] as const
export const HostName = z.enum(hostNames)
export type HostName = z.infer<typeof HostName>

/** One year in seconds: the minimum that the HSTS preload list requires. Source: https://hstspreload.org */
const year = 31_536_000

/** Strict-Transport-Security: browsers then load the site only over HTTPS. */
const Hsts = z
  .strictObject({
    maxAge: z.int().min(0).default(year).describe('Seconds; 0 ends an earlier policy.'),
    includeSubDomains: z.boolean().default(true).describe('Applies the policy to all subdomains.'),
    preload: z
      .boolean()
      .default(false)
      .describe('Requests inclusion in the preload list of browsers, which takes months to undo. The owner decides.'),
  })
  .refine(({ maxAge, includeSubDomains, preload }) => !preload || (maxAge >= year && includeSubDomains), {
    message: `the preload list requires a maxAge of at least ${year} seconds and includeSubDomains; set both, or remove preload`,
    path: ['preload'],
  })
export type Hsts = z.infer<typeof Hsts>

/** Where the site is published, and the headers of every page. */
export const Hosting = z.strictObject({
  hosts: z
    .array(HostName)
    .default([])
    .describe('Files for redirects, headers and the 404 page are written for each host.'),
  hsts: Hsts.prefault({}),
})
export type Hosting = z.infer<typeof Hosting>

const isoDate = z.iso.date({
  message: 'a date is an existing day in the form YYYY-MM-DD; write it like 2027-06-30, between quotes',
})

/** `/.well-known/security.txt`: how to report a vulnerability. Source: RFC 9116. */
export const Security = z.strictObject({
  contact: z
    .array(
      refusedInTranslations(
        Text.refine((uri) => /^mailto:[^\s@<>"']+@[^\s@<>"']+$/.test(uri) || HttpsUrl.safeParse(uri).success, {
          message:
            'a contact is mailto: and an e-mail address, or a URL that starts with https://; write it like mailto:security@company.example',
        }),
      ),
    )
    .min(1)
    .describe('Where to report, the preferred way first: `mailto:security@company.example` or an https URL.'),
  expires: isoDate.describe('Last day on which this data is valid. RFC 9116 recommends less than a year ahead.'),
  policy: HttpsUrl.optional().describe('Page that explains how reports are handled.'),
  languages: z
    .array(
      z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, { message: 'a language is a BCP 47 tag; write it like en or pt-BR' }),
    )
    .default([])
    .describe('Preferred languages of reports, e.g. `[en, es]`.'),
})
export type Security = z.infer<typeof Security>
