import { z } from 'zod'

/** Words in lower case joined by hyphens, safe in a URL and as a file name on every system, e.g. `deep-cleaning`. */
export const Slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'bad-slug: a slug is lower-case letters and digits joined by single hyphens; write it like deep-cleaning',
  })
  .refine((slug) => !windowsDeviceNames.test(slug), {
    message: 'bad-slug: Windows keeps this name for a device, so no file can have it; choose another name',
  })

/** Source: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const windowsDeviceNames = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/

/** Text on one line. May hold placeholders such as `{phone}`; `generator/load/placeholders.ts` lists them. */
export const Line = z.string().regex(/^[^\s\p{Cc}]([^\n\r\p{Cc}]*[^\s\p{Cc}])?$/u, {
  message:
    'this is one line of text, not empty, with no space around it and no control character in it; write it on one line',
})

/** Markdown: paragraphs, lists, links, emphasis. Raw HTML is shown as text, never passed on. */
export const Markdown = z.string().trim().min(1)

/** Path of a picture below `manifest/images/`, e.g. `stock/valley.svg`. */
export const ImageFile = z.string().regex(/^[a-z0-9]+([-/][a-z0-9]+)*\.(svg|jpe?g|png|webp|avif)$/, {
  message:
    'a picture is a path below images/ in lower case, ending in svg, jpg, png, webp or avif; write it like stock/valley.svg',
})

/** A page heading a search engine shows; see RULES for the width it has room for. */
export const Title = Line.max(75)

/** Absolute https URL. */
export const HttpsUrl = z.string().refine((url) => /^https:\/\/[^\s"'<>]+$/.test(url) && URL.canParse(url), {
  message: 'this is a URL that starts with https://; write it whole',
})

/** Count of things, never below one. */
export const Count = z.int().positive()
