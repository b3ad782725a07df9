import { z } from 'zod'

/**
 * A character that is none, or that parts lines where nobody sees it: half of a surrogate pair, a code point that will
 * never be a character, a control code other than tab and line end, and U+2028 and U+2029. HTML cannot hold the
 * first three, and XML 1.0 none of U+0000 to U+001F.
 */
export const unshowable = /[\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]|(?![\t\n\r])\p{Cc}/u

/** e.g. `U+200B`; the text is one with an unshowable character. */
export function unshowableIn(text: string): string {
  const code = unshowable.exec(text)?.[0].codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Text of characters every page can show. */
export const Text = z.string().refine((text) => !unshowable.test(text), {
  abort: true,
  error: ({ input }) =>
    `bad-character: it holds ${unshowableIn(String(input))}, which no page can show; delete that character, or write the text anew`,
})

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
export const Line = Text.regex(/^[^\s\p{Cc}]([^\n\r\p{Cc}]*[^\s\p{Cc}])?$/u, {
  message:
    'this is one line of text, not empty, with no space around it and no control character in it; write it on one line',
})

/** Markdown: paragraphs, lists, links, emphasis. Raw HTML is shown as text, never passed on. */
export const Markdown = Text.trim().min(1)

const picturePath = '[a-z0-9]+([-/][a-z0-9]+)*'
const pictureEndings = 'svg|jpe?g|png|webp|avif'

/** Path of a picture's file below `manifest/images/`, e.g. `lobby.jpg`. */
export const ImageFile = z.string().regex(new RegExp(`^${picturePath}\\.(${pictureEndings})$`), {
  message:
    'a picture is a path below images/ in lower case, ending in svg, jpg, png, webp or avif; write it like stock/valley.svg',
})

/** The same without its ending, e.g. `stock/lake`. */
export const PictureName = z.string().regex(new RegExp(`^${picturePath}$`), {
  message: 'the name of a picture is a path below images/ in lower case without an ending; write it like stock/lake',
})

/** A picture by its file, or by the name of a file or drawing: `home-hero` is `home-hero.jpg` as soon as there is one. */
export const PictureRef = z.string().regex(new RegExp(`^${picturePath}(\\.(${pictureEndings}))?$`), {
  message:
    'a picture is a path below images/ in lower case, with its ending (svg, jpg, png, webp, avif) or without; write it like stock/valley.svg or home-hero',
})

/** A page heading a search engine shows; src/head/fit-text.ts has the width there is room for. */
export const Title = Line.max(75)

/**
 * Absolute https URL. Its host is one that DNS can know: the standard allows `;` and `*` there too, which mean something
 * else in the headers that hosts are named in.
 */
export const HttpsUrl = Text.refine(isHttps, {
  message: 'this is a URL that starts with https://; write it whole',
}).refine((url) => !isHttps(url) || hasPlainHost(new URL(url)), {
  message:
    'a host is letters, digits, dots and hyphens, with no user before it; write it like https://www.company.example/page',
})

function isHttps(url: string): boolean {
  return /^https:\/\/[^\s"'<>]+$/.test(url) && URL.canParse(url)
}

function hasPlainHost({ hostname, username, password }: URL): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname) && username === '' && password === ''
}

/** Count of things, never below one. */
export const Count = z.int().positive()
