import type { SiteFiles } from '../../core/audited-site.ts'
import { isCanonical, metaContents } from '../../core/html/page.ts'
import { elementsNamed, scanHtml } from '../../core/html/scan-html.ts'
import { withoutOrigin } from './sitemaps.ts'

/** A file that redirects immediately, for hosts without redirects. */
export type Stub = {
  /** Root-relative URL of the file. */
  file: string
  /** URL it is served at. */
  path: string
  /** The target, root-relative if it is on this site; empty without one. */
  to: string
  canonical: string | undefined
  robots: string
}

/** The redirect stubs among the HTML files of a site that are not pages. The others are copied from `public/`. */
export function readStubs(files: SiteFiles, origin: string): Stub[] {
  return files.urls
    .filter((url) => /\.html?$/.test(url))
    .flatMap((file) => {
      const scan = scanHtml(files.read(file).toString('utf8'))
      const refresh = elementsNamed(scan, 'meta').find(({ attributes }) =>
        /^refresh$/i.test(attributes['http-equiv'] ?? ''),
      )
      if (!refresh) return []
      const to = /url\s*=\s*['"]?([^'"]*)/i.exec(refresh.attributes.content ?? '')?.[1]?.trim() ?? ''
      const stub: Stub = {
        file,
        path: file.replace(/\/index\.html?$/, '/'),
        to: URL.canParse(to, origin + file) ? withoutOrigin(new URL(to, origin + file).href, origin) : to,
        canonical: elementsNamed(scan, 'link').find(isCanonical)?.attributes.href,
        robots: metaContents(scan, 'robots').join(', '),
      }
      return [stub]
    })
}
