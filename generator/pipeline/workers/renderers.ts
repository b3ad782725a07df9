import { createRenderer, type Renderer } from '#src/entry-server.tsx'
import { placeSentences } from '#src/local/place-sentences.ts'
import { localSite } from '#src/local-site.ts'
import type { Target } from '#src/route.ts'
import { placeOfPage, type Site } from '#src/site.ts'
import { languageAt } from '#src/url-form.ts'
import type { SharedHtml } from '../../render/store/page-store.ts'

type PageRenderer = Renderer & {
  /** The sentences computed about the place of a page; empty without any. */
  placeText: (target: Target) => string
}

/**
 * Renders the pages of every language.
 * @param apart renders shared parts, which a page is not made from alone.
 */
export function createRenderers(site: Site, apart: <Value>(work: () => Value) => Value) {
  const inLanguage = (each: Site): PageRenderer & { prefix: string } => ({
    prefix: each.prefix,
    ...createRenderer(each, apart),
    placeText: (target) => placeText(each, target),
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

function placeText(site: Site, target: Target): string {
  const local = localSite(site, target)
  const place = placeOfPage(local, target.params)
  return place ? placeSentences(local, place) : ''
}
