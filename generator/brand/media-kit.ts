import { type Zippable, zipSync } from 'fflate'
import type { Manifest, PageOf } from '#manifest/schema.ts'
import type { MediaKit } from '#src/brand.ts'
import { fragmentOf } from '#src/fragment.ts'
import { say } from '#src/messages.ts'
import { slugInLanguage } from '#src/slugs-in-language.ts'
import type { BrandFile } from './brand-file.ts'
import type { Drawing } from './drawing.ts'
import { factSheet, sampleNote } from './fact-sheet.ts'
import { document, section, wrap } from './plain-text.ts'
import { pngOf } from './rasterise.ts'

type Drawings = { mark: Drawing; logo: Drawing; logoOnDark: Drawing }

/** Widths of the images in pixels: the logo for a printed column, the mark for the largest app store icon. */
const widths = { logo: 2000, mark: 1024 }

/** Contents of the kit, as the press page lists them. */
function contentsOf(manifest: Manifest): MediaKit['contents'] {
  const source = { manifest }
  return [
    { files: ['logo.svg', 'logo.png'], text: say(source, 'media-kit.contents.logo') },
    { files: ['logo-on-dark.svg', 'logo-on-dark.png'], text: say(source, 'media-kit.contents.logo-on-dark') },
    { files: ['mark.svg', 'mark.png'], text: say(source, 'media-kit.contents.mark') },
    { files: ['fact-sheet.txt'], text: say(source, 'media-kit.contents.fact-sheet') },
    { files: ['boilerplate.txt'], text: say(source, 'media-kit.contents.boilerplate') },
    { files: ['README.txt'], text: say(source, 'media-kit.contents.read-me') },
  ]
}

/** The files for journalists as one archive, and the two logos as separate files, in the folder of the press page. */
export async function makeMediaKit(
  manifest: Manifest,
  page: PageOf<'press'>,
  drawings: Drawings,
): Promise<{ mediaKit: MediaKit; files: BrandFile[] }> {
  const name = fragmentOf(manifest.site.business.name)
  const named = (suffix: string) => (name === '' ? suffix : `${name}-${suffix}`)
  const fileOf = (suffix: string, bytes: Uint8Array) => ({
    file: `${manifest.site.prefix}/${slugInLanguage(manifest.slugs, 'page', page.slug)}/${named(suffix)}`.slice(1),
    bytes,
  })
  const zip = fileOf('media-kit.zip', zipped(named('media-kit'), await kitFiles(manifest, page, drawings)))
  const { logo, logoOnDark } = drawings
  const logos = [
    { tone: 'light' as const, drawing: logo, ...fileOf('logo.svg', Buffer.from(logo.svg)) },
    { tone: 'dark' as const, drawing: logoOnDark, ...fileOf('logo-on-dark.svg', Buffer.from(logoOnDark.svg)) },
  ]
  return {
    mediaKit: {
      url: `/${zip.file}`,
      bytes: zip.bytes.byteLength,
      contents: contentsOf(manifest),
      logos: logos.map(({ tone, drawing: { width, height }, file }) => ({ url: `/${file}`, width, height, tone })),
    },
    files: [zip, ...logos.map(({ file, bytes }) => ({ file, bytes }))],
  }
}

async function kitFiles(
  manifest: Manifest,
  page: PageOf<'press'>,
  { mark, logo, logoOnDark }: Drawings,
): Promise<Record<string, string | Uint8Array>> {
  const [logoPng, logoOnDarkPng, markPng] = await Promise.all([
    pngOf(logo, widths.logo),
    pngOf(logoOnDark, widths.logo),
    pngOf(mark, widths.mark),
  ])
  return {
    'logo.svg': logo.svg,
    'logo.png': logoPng,
    'logo-on-dark.svg': logoOnDark.svg,
    'logo-on-dark.png': logoOnDarkPng,
    'mark.svg': mark.svg,
    'mark.png': markPng,
    'fact-sheet.txt': factSheet(manifest),
    'boilerplate.txt': `${page.mediaKit.boilerplate}\n`,
    'README.txt': readme(manifest, page),
  }
}

/** A zip archive with the files in one folder, sorted by name. */
function zipped(folder: string, files: Record<string, string | Uint8Array>): Uint8Array {
  // The earliest day an archive can store. It stores local time, and noon exists on every day in every time zone.
  const mtime = new Date(1980, 0, 1, 12)
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  const inFolder: Zippable = Object.fromEntries(
    entries.map(([file, content]) => [
      `${folder}/${file}`,
      [typeof content === 'string' ? Buffer.from(content) : content, { mtime }],
    ]),
  )
  return zipSync(inFolder, { level: 9 })
}

function readme(manifest: Manifest, { mediaKit }: PageOf<'press'>): string {
  const source = { manifest }
  const { business } = manifest.site
  return document(
    wrap(say(source, 'media-kit.read-me.title', { business: business.name })),
    business.sample ? wrap(sampleNote(manifest)) : '',
    section(
      say(source, 'media-kit.read-me.contents'),
      ...contentsOf(manifest).map(({ files, text }) => `${files.join(', ')}\n${wrap(text, '  ')}`),
    ),
    section(
      say(source, 'media-kit.read-me.usage'),
      wrap(mediaKit.usage ?? say(source, 'media-kit.usage', { business: business.name })),
    ),
    section(say(source, 'media-kit.read-me.questions'), wrap(`${business.email}, ${business.phone.display}`)),
  )
}
