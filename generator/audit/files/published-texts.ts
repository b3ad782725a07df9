import type { SiteFiles } from './site-files.ts'

const isText = /\.(m?js|css|json|txt|xml|svg|webmanifest|md|csv|ya?ml|map)$/i

/** A file larger than this is data that nobody typed a secret into. */
const mostBytes = 4_000_000

/** Every file with text that the site publishes beside its pages, one after the other. */
export function* publishedTexts(files: SiteFiles): Generator<{ url: string; text: string }> {
  for (const url of files.urls)
    if (isText.test(url) && !/\/sitemap[^/]*\.xml$/.test(url) && files.bytes(url) <= mostBytes)
      yield { url, text: files.read(url).toString('utf8') }
}
