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

/** A page heading a search engine shows; see RULES for the width it has room for. */
export const Title = Line.max(75)

/**
 * Absolute https URL. Its host is one that DNS can know: the standard allows `;` and `*` there too, which mean something
 * else in the headers that hosts are named in.
 */
export const HttpsUrl = z
  .string()
  .refine(isHttps, { message: 'this is a URL that starts with https://; write it whole' })
  .refine((url) => !isHttps(url) || hasPlainHost(new URL(url)), {
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
