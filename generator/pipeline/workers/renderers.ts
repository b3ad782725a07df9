import { createRenderer, type Renderer } from '#src/entry-server.tsx'
import type { Site } from '#src/site.ts'
import { languageAt } from '#src/url-form.ts'
import type { SharedHtml } from '../../render/store/page-store.ts'

/**
 * Renders the pages of every language.
 * @param apart renders shared parts, which a page is not made from alone.
 */
export function createRenderers(site: Site, apart: <Value>(work: () => Value) => Value) {
  const inLanguage = (each: Site): Renderer & { prefix: string } => ({
    prefix: each.prefix,
    ...createRenderer(each, apart),
  })
  const first = inLanguage(site)
  const others = site.languages.slice(1).map(inLanguage)
  return {
    /** What renders the page at a path. */
    at: (path: string) => languageAt(first, others, path),
    /** HTML of the parts that pages share, in all languages. */
    sharedHtml: (): SharedHtml => Object.assign({}, ...[first, ...others].map((each) => each.sharedHtml())),
  }
}
