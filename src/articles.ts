import type { Article, Page, PageOf, Service } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import type { ListPage } from './paginate.ts'
import type { Target } from './route.ts'
import { pageOf, type SiteIndex } from './site.ts'
import { slugInLanguage } from './slugs-in-language.ts'

/** A tag and its articles, the newest first. */
export type Tag = { slug: string; name: string; articles: readonly Article[] }

/** A tag with fewer articles has a page for visitors, but not for search engines. */
export const fewestInSearch = 3

/** The page that lists the articles. The articles are below its path. */
export function articlesPage(site: SiteIndex): PageOf<'articles'> | undefined {
  return pageOf(site, 'articles')
}

/** The list of the articles, the newest first. All of its pages but the last are full. */
export const articlePages = kept(({ manifest }: SiteIndex): readonly ListPage<Article>[] => {
  const most = manifest.site.display.articlesInList
  const of = Math.max(1, Math.ceil(manifest.articles.length / most))
  return Array.from({ length: of }, (_, index) => ({
    items: manifest.articles.slice(index * most, (index + 1) * most),
    number: index + 1,
    of,
  }))
})

/** The articles about a service, the newest first. */
export function articlesAbout({ manifest }: SiteIndex, service: Service): readonly Article[] {
  return manifest.articles.filter(({ services }) => services.includes(service.slug))
}

export const articlesBySlug = kept(
  (site: SiteIndex): ReadonlyMap<string, Article> =>
    new Map(site.manifest.articles.map((article) => [article.slug, article])),
)

/** All tags by slug, from A to Z. Names that differ only in case or punctuation are one tag. */
export const tagsBySlug = kept((site: SiteIndex): ReadonlyMap<string, Tag> => {
  const tags = new Map<string, { slug: string; name: string; articles: Article[] }>()
  for (const article of site.manifest.articles) {
    for (const [index, name] of article.tags.entries()) {
      const slug = article.tagSlugs[index] ?? ''
      const tag = tags.get(slug) ?? { slug, name, articles: [] }
      tags.set(slug, tag)
      if (!tag.articles.includes(article)) tag.articles.push(article)
    }
  }
  const { compare } = new Intl.Collator(site.manifest.site.language)
  return new Map([...tags].sort(([, a], [, b]) => compare(a.name, b.name)))
})

/** The articles next to one in time. */
export function neighboursOf(site: SiteIndex, article: Article): { newer?: Article; older?: Article } {
  const { articles } = site.manifest
  const place = articles.findIndex(({ slug }) => slug === article.slug)
  return { newer: articles[place - 1], older: articles[place + 1] }
}

export function articleTarget({ slug: list }: Page, article: Article): Target {
  return { id: 'article', params: { list, article: article.slug } }
}

export function tagTarget({ slug: list }: Page, tag: Pick<Tag, 'slug'>): Target {
  return { id: 'articleTag', params: { list, tag: tag.slug } }
}

export function articleListTarget({ slug: list }: Page, number: number): Target {
  return number === 1
    ? { id: 'articles', params: { page: list } }
    : { id: 'articlesList', params: { list, number: String(number) } }
}

/** Path of the feed of all articles, e.g. `/blog/feed.xml`. */
export const feedPath = ({ prefix, manifest: { slugs } }: SiteIndex, { slug }: Page) =>
  `${prefix}/${slugInLanguage(slugs, 'page', slug)}/feed.xml`
