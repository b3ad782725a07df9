import type { SiteFiles } from '../../core/audited-site.ts'

const isText = /\.(m?js|css|json|txt|xml|svg|webmanifest|md|csv|ya?ml|map|ini|conf|cfg|cnf|properties|toml)$/i

/** A larger file is data, not text that a person typed. */
const mostBytes = 4_000_000

/** Every text file that the site publishes in addition to its pages. */
export function* publishedTexts(files: SiteFiles): Generator<{ url: string; text: string }> {
  for (const url of files.urls)
    if (isText.test(url) && !/\/sitemap[^/]*\.xml$/.test(url) && files.bytes(url) <= mostBytes)
      yield { url, text: files.read(url).toString('utf8') }
}
