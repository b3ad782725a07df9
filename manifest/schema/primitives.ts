import { z } from 'zod'

/**
 * Characters that no page can show: lone surrogates, noncharacters, control characters other than tab and line end, and
 * the invisible line separators U+2028 and U+2029. HTML cannot contain the first three, and XML 1.0 none of U+0000 to
 * U+001F except tab and line end.
 */
export const unshowable = /[\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]|(?![\t\n\r])\p{Cc}/u

/** The first unshowable character of a text, e.g. `U+200B`. The text must contain one. */
function unshowableIn(text: string): string {
  const code = unshowable.exec(text)?.[0].codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * How a translation treats a text. `required`: it has one of its own; this holds for every text that is not listed otherwise.
 * `optional`: as for a name, which may be the same in every language. `refused`: it is the same in every language, as is
 * every value that is no text.
 */
export const inTranslations = z.registry<{ translation: 'required' | 'optional' | 'refused' }>()

/** A schema of texts that need no translation, such as names. */
export const optionalInTranslations = <T extends z.ZodType>(schema: T): T => marked(schema, 'optional')

/** A schema of texts that are no words, such as keys. */
export const refusedInTranslations = <T extends z.ZodType>(schema: T): T => marked(schema, 'refused')

function marked<T extends z.ZodType>(schema: T, translation: 'optional' | 'refused'): T {
  const copy = schema.clone()
  inTranslations.add(copy, { translation })
  return copy
}

/** Text without unshowable characters. */
export const Text = z.string().refine((text) => !unshowable.test(text), {
  abort: true,
  error: ({ input }) =>
    `bad-character: it contains ${unshowableIn(String(input))}, which no page can show; delete the character, or type the text again`,
})

inTranslations.add(Text, { translation: 'required' })

/** Lower-case words joined by hyphens, e.g. `deep-cleaning`. Safe in a URL, and as a file name on every system. */
export const Slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message:
      'bad-slug: a slug consists of lower-case letters and digits joined by single hyphens; write it like deep-cleaning',
  })
  .refine((slug) => !windowsDeviceNames.test(slug), {
    message: 'bad-slug: Windows reserves this name for a device, so no file can have it; choose another name',
  })

/** Source: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const windowsDeviceNames = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/

/** One line of text. May contain placeholders such as `{phone}`; `generator/load/placeholders.ts` lists them. */
export const Line = Text.regex(/^[^\s\p{Cc}]([^\n\r\p{Cc}]*[^\s\p{Cc}])?$/u, {
  error: ({ input }) => lineRule(String(input)),
})

function lineRule(text: string): string {
  if (text.trim() === '') return 'text is expected; write it on one line'
  if (/[\n\r]/.test(text)) return 'it must be one line of text; write all of it on one line, without | or >'
  if (text !== text.trim()) return 'it must not start or end with a space; remove the spaces around it'
  return 'it must contain no tab or other control character; write a space in its place'
}

/** A name, which may be the same in every language. */
export const Name = optionalInTranslations(Line)

/** Markdown: paragraphs, lists, links, emphasis. Raw HTML is shown as text. */
export const Markdown = Text.trim().min(1)

const picturePath = '[a-z0-9]+([-/][a-z0-9]+)*'
const pictureExtensions = 'svg|jpe?g|png|webp|avif'

/** Path of an image file below `manifest/images/`, e.g. `lobby.jpg`. */
export const ImageFile = z.string().regex(new RegExp(`^${picturePath}\\.(${pictureExtensions})$`), {
  message:
    'an image is a lower-case path below images/ that ends in svg, jpg, png, webp or avif; write it like stock/valley.svg',
})

/** Path of an image without its extension, e.g. `stock/lake`. */
export const PictureName = z.string().regex(new RegExp(`^${picturePath}$`), {
  message: 'the name of an image is a lower-case path below images/ without an extension; write it like stock/lake',
})

/** An image by file, or by the name of a file or drawing: `home-hero` is the file `home-hero.jpg` if it exists. */
export const PictureRef = z.string().regex(new RegExp(`^${picturePath}(\\.(${pictureExtensions}))?$`), {
  message:
    'an image is a lower-case path below images/, with or without its extension (svg, jpg, png, webp, avif); write it like stock/valley.svg or home-hero',
})

/** Page title for search results. `src/head/fit-text.ts` defines the available width. */
export const Title = Line.max(75)

/**
 * Absolute https URL with a host that DNS allows. The URL standard also allows `;` and `*` in a host, but they have a
 * meaning in the headers that name hosts.
 */
export const HttpsUrl = Text.refine(isHttps, {
  error: ({ input }) => urlRule(String(input)),
}).refine((url) => !isHttps(url) || hasPlainHost(new URL(url)), {
  message:
    'a host consists of letters, digits, dots and hyphens, without a user name; write it like https://www.company.example/page',
})
inTranslations.add(HttpsUrl, { translation: 'optional' })

function urlRule(text: string): string {
  const [, source] = /<.*\bsrc=["']?(https:[^"'\s>]+)/.exec(text) ?? []
  if (source !== undefined) return `it is HTML, and only the URL in it is expected; write ${source}`
  if (/^https:\/\/.*\s/.test(text)) return 'a URL contains no space; write %20 in its place, or remove it'
  return 'it must be a URL that starts with https://; write the whole URL'
}

function isHttps(url: string): boolean {
  return /^https:\/\/[^\s"'<>]+$/.test(url) && URL.canParse(url)
}

function hasPlainHost({ hostname, username, password }: URL): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname) && username === '' && password === ''
}

/** A whole number of at least 1. */
export const Count = z.int().positive()

/** Name of a type of schema.org, without a prefix, e.g. `Plumber`. */
export const SchemaType = z.string().regex(/^[A-Z][A-Za-z]+$/, {
  error: ({ input }) => {
    const name = /^[a-z]+$/.test(String(input))
      ? `${String(input).charAt(0).toUpperCase()}${String(input).slice(1)}`
      : 'HVACBusiness'
    return `a type of schema.org is a name like Plumber, without spaces or a prefix; write it like ${name}`
  },
})

/** Hosts of maps, search and short links of Google. */
export const onGoogle =
  /^https:\/\/(?:[\w-]+\.)*(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|goo\.gl|g\.page|g\.co|share\.google)(?:[/?#]|$)/i
