import { isCanonical, metaContents } from '../../core/html/page.ts'
import { elementsNamed, scanHtml } from '../../core/html/scan-html.ts'
import type { SiteFiles } from './site-files.ts'
import { withoutOrigin } from './sitemaps.ts'

/** A file that leads on at once, for hosts that know no redirects. */
export type Stub = {
  /** Root-relative address of the file. */
  file: string
  /** Address it is served at. */
  path: string
  /** Where it leads, root-relative where that is on this site; empty where it does not say. */
  to: string
  canonical: string | undefined
  robots: string
}

/** The files of a site that are HTML and no pages: see `sortFiles`. */
export function readStubs(files: SiteFiles, origin: string): Stub[] {
  return files.urls
    .filter((url) => /\.html?$/.test(url))
    .map((file) => {
      const scan = scanHtml(files.read(file).toString('utf8'))
      const refresh = elementsNamed(scan, 'meta').find(({ attributes }) =>
        /^refresh$/i.test(attributes['http-equiv'] ?? ''),
      )
      const to = /url\s*=\s*['"]?([^'"]*)/i.exec(refresh?.attributes.content ?? '')?.[1]?.trim() ?? ''
      return {
        file,
        path: file.replace(/\/index\.html?$/, '/'),
        to: URL.canParse(to, origin + file) ? withoutOrigin(new URL(to, origin + file).href, origin) : to,
        canonical: elementsNamed(scan, 'link').find(isCanonical)?.attributes.href,
        robots: metaContents(scan, 'robots').join(', '),
      }
    })
}
