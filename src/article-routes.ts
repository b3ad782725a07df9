import {
  articleListTarget,
  articlePages,
  articlesBySlug,
  articlesPage,
  fewestInSearch,
  tagsBySlug,
} from './articles.ts'
import { articleTitle, tagDescription, tagTitle } from './head/article-phrases.ts'
import { fitDescription } from './head/fit-text.ts'
import { say } from './messages.ts'
import { named } from './page-routes.ts'
import type { ArticleListPage, ArticleOnPage, Route, TagOnPage } from './route.ts'
import type { SiteIndex } from './site.ts'

// The routes below the page that lists the articles. A site without that page has none of them.

const section = 'articles'

/** Continues the list of articles. */
export const articlesList: Route<ArticleListPage> = {
  path: '/:list/page-:number/',
  section,
  kind: 'continued lists',
  isContinuation: true,
  *expand(site) {
    const page = articlesPage(site)
    if (!page) return
    for (const { number } of articlePages(site).slice(1))
      yield { params: { list: page.slug, number: String(number) }, at: page.at }
  },
  data: (site, { list: slug, number }) => {
    const page = listing(site, slug)
    const list = articlePages(site).find((each) => each.number > 1 && String(each.number) === number)
    return page && list && { ...list, page }
  },
  title: ({ page, number, of }, site) => say(site, 'articles.listTitle', { heading: page.heading, number, of }),
  description: ({ page, number, items }, site) =>
    fitDescription(
      say(site, 'articles.listDescription', {
        heading: page.heading,
        number,
        articles: items.map(({ heading }) => heading).join('; '),
      }),
    ),
  crumb: ({ number }, site) => say(site, 'articles.pageNumber', { number }),
  parent: ({ page }) => articleListTarget(page, 1),
  image: ({ page }) => named(page.image),
  sources: ({ page }) => [page.at],
}

/** The articles with a tag. */
export const articleTag: Route<TagOnPage> = {
  path: '/:list/tag/:tag/',
  section,
  kind: 'article tags',
  *expand(site) {
    const page = articlesPage(site)
    if (!page) return
    for (const { slug: tag, articles } of tagsBySlug(site).values())
      yield { params: { list: page.slug, tag }, at: articles[0]?.at ?? page.at }
  },
  data: (site, { list: slug, tag: tagged = '' }) => {
    const page = listing(site, slug)
    const tag = tagsBySlug(site).get(tagged)
    return page && tag && { tag, page }
  },
  title: tagTitle,
  description: tagDescription,
  crumb: ({ tag }) => tag.name,
  parent: ({ page }) => articleListTarget(page, 1),
  indexed: ({ tag }) => tag.articles.length >= fewestInSearch,
  image: ({ page }) => named(page.image),
  sources: ({ tag }) => tag.articles.map(({ at }) => at),
}

export const article: Route<ArticleOnPage> = {
  path: '/:list/:article/',
  section,
  kind: 'articles',
  *expand(site) {
    const page = articlesPage(site)
    if (!page) return
    for (const { slug, at } of site.manifest.articles) yield { params: { list: page.slug, article: slug }, at }
  },
  data: (site, { list: slug, article: name = '' }) => {
    const page = listing(site, slug)
    const found = articlesBySlug(site).get(name)
    return page && found && { article: found, page }
  },
  title: articleTitle,
  description: ({ article: { description } }) => fitDescription(description),
  crumb: ({ article: { heading } }) => heading,
  parent: ({ page }) => articleListTarget(page, 1),
  indexed: ({ article: { indexed } }) => indexed,
  image: ({ article: { image }, page }) => named(image ?? page.image),
  sources: ({ article: { at } }) => [at],
}

/** The list of articles, if a path begins with its slug. */
function listing(site: SiteIndex, slug: string | undefined) {
  const page = articlesPage(site)
  return page?.slug === slug ? page : undefined
}
