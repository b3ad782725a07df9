import { groupBy } from '../../../core/group-by.ts'
import { isIndexable } from '../../../core/indexable.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** An hreflang link to a URL that search engines do not list. */
export const hreflangTarget: SiteRule = {
  code: 'hreflang-target',
  scope: 'site',
  title: 'hreflang link to a page that is not indexable',
  severity: 'error',
  why: 'Search engines ignore an hreflang link to a URL that does not exist, is redirected, has noindex or has another canonical, and then show visitors the page in the wrong language.',
  how: 'Every hreflang link to this site must lead to an indexable page.',
  fix: 'Link to the canonical page in that language, or remove the link.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  supersededBy: [
    'canonical-form',
    'canonical-several',
    'canonical-unexpected',
    'dead-canonical',
    'hreflang',
    'noindex-unexpected',
    'page-missing',
  ],
  check: ({ pages, pagesByPath, manifest, sourceOf }) => {
    const { origin } = manifest.site
    const faultOf = (path: string): string | undefined => {
      const target = pagesByPath.get(path)
      if (!target) return 'which is not a page'
      return isIndexable(target, origin) ? undefined : 'which is not indexable'
    }
    return pages.flatMap((page) =>
      [...groupBy(page.alternates, ({ url }) => url)].flatMap(([url, links]): SiteFinding[] => {
        const fault = url.startsWith('/') && url !== page.path ? faultOf(url) : undefined
        if (fault === undefined) return []
        const codes = links.map(({ code }) => `"${code}"`).join(' and ')
        const are = links.length > 1 ? `links ${codes} of ${page.path} lead` : `link ${codes} of ${page.path} leads`
        const what = `The hreflang ${are} to ${url}, ${fault}.`
        // A language without pages has none for any page.
        const group = { name: `${codes} ${fault}`, above: mostApart }
        return [{ url: page.path, at: sourceOf(page), followsFrom: [url], what, group }]
      }),
    )
  },
}

/** More such links of one language have one cause, such as a template. */
const mostApart = 5
