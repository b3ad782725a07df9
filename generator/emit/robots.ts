/** Allows everything: a crawler must be able to read the noindex of a page that is not to be indexed. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
