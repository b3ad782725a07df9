/** Everything may be crawled; what is not to be indexed says so itself, which a crawler must be able to read. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
