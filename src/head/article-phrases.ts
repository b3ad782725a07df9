import { say } from '../messages.ts'
import type { ArticleOnPage, TagOnPage } from '../route.ts'
import type { SiteIndex } from '../site.ts'
import { fitDescription, fitTitle } from './fit-text.ts'

/** The article's own title, or its heading. */
export function articleTitle({ article: { title, heading } }: ArticleOnPage, { manifest }: SiteIndex): string {
  const { name } = manifest.site.business
  return fitTitle([...(title === undefined ? [] : [title]), `${heading} | ${name}`, heading])
}

export function tagTitle({ tag, page }: TagOnPage, site: SiteIndex): string {
  const { name } = site.manifest.site.business
  const title = say(site, 'articles.tagTitle', { tag: tag.name, list: page.name ?? page.heading })
  return fitTitle([`${title} | ${name}`, title, tag.name])
}

export function tagDescription({ tag }: TagOnPage, site: SiteIndex): string {
  const articles = tag.articles.map(({ heading }) => heading).join('; ')
  return fitDescription(
    say(site, 'articles.tagDescription', {
      tag: tag.name,
      company: site.manifest.site.business.name,
      count: tag.articles.length,
      articles,
    }),
  )
}
