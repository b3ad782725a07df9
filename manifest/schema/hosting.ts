import { z } from 'zod'
import { HttpsUrl, Text } from './primitives.ts'

/** Hosts that files can be emitted for. */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'apache', 'nginx', 'caddy', 'github-pages', 's3'] as const
export const HostName = z.enum(hostNames)
export type HostName = z.infer<typeof HostName>

/** Seconds browsers are to remember for: what the list of sites built into browsers asks for, a year. Source: https://hstspreload.org */
const year = 31_536_000

/** Strict-Transport-Security: for how long browsers refuse to visit the site without encryption. */
const Hsts = z
  .strictObject({
    /** Seconds; 0 takes an earlier promise back. */
    maxAge: z.int().min(0).default(year),
    /** The same for every host below this one. */
    includeSubDomains: z.boolean().default(true),
    /** Asks to be built into browsers, which takes months to undo: the owner's decision. */
    preload: z.boolean().default(false),
  })
  .refine(({ maxAge, includeSubDomains, preload }) => !preload || (maxAge >= year && includeSubDomains), {
    message: `browsers list only what promises ${year} seconds or more, subdomains included; raise maxAge and set includeSubDomains, or leave preload out`,
    path: ['preload'],
  })
export type Hsts = z.infer<typeof Hsts>

/** Where the site is published, and what the server says with every page. */
export const Hosting = z.strictObject({
  /** Files for their redirects, headers and 404 page are emitted for each of these. */
  hosts: z.array(HostName).default([]),
  hsts: Hsts.prefault({}),
})
export type Hosting = z.infer<typeof Hosting>

const isoDate = z.iso.date({
  message: 'a date is a day of the calendar, YYYY-MM-DD; write it like 2027-06-30, between quotes',
})

/** `/.well-known/security.txt`: how to report a weakness. Source: RFC 9116. */
export const Security = z.strictObject({
  /** Where to report, the preferred way first: `mailto:security@company.example` or an https URL. */
  contact: z
    .array(
      Text.refine((uri) => /^mailto:[^\s@<>"']+@[^\s@<>"']+$/.test(uri) || HttpsUrl.safeParse(uri).success, {
        message:
          'this is neither mailto: and an address nor a URL that starts with https://; write it like mailto:security@company.example',
      }),
    )
    .min(1),
  /** Last day on which all this is to be believed; at most a year ahead is recommended. */
  expires: isoDate,
  /** Page that says how reports are dealt with. */
  policy: HttpsUrl.optional(),
  /** Languages a report may be written in, e.g. `[en, es]`. */
  languages: z
    .array(
      z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, { message: 'a language is a BCP 47 tag; write it like en or pt-BR' }),
    )
    .default([]),
})
export type Security = z.infer<typeof Security>
