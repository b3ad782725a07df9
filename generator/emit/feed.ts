import { articlesPage, articleTarget, feedPath } from '#src/articles.ts'
import { href } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import { escapeXml } from '../core/escape-xml.ts'
import type { SiteFile } from './sitemap.ts'

/** Most entries of the feed. Readers fetch it often, and know the older ones. */
const mostEntries = 50

/**
 * The newest articles of each language as an Atom feed, next to their list. Source of the format: RFC 4287.
 * A day has no time, so an entry is dated at noon UTC, which is the same day almost everywhere.
 */
export function feeds({ languages }: SiteIndex): SiteFile[] {
  return languages.flatMap(feed)
}

function feed(site: SiteIndex): SiteFile[] {
  const page = articlesPage(site)
  const articles = site.manifest.articles.filter(({ indexed }) => indexed)
  if (!page || articles.length === 0) return []
  const { origin, business, language } = site.manifest.site
  const changed = articles.map(({ date, updated }) => updated ?? date).sort()
  const list = origin + href(site, { id: 'articles', params: { page: page.slug } })
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `<title>${escapeXml(`${page.heading} | ${business.name}`)}</title>`,
    `<id>${escapeXml(list)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(list)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath(site, page))}"/>`,
    `<updated>${noon(changed.at(-1) ?? '')}</updated>`,
    `<author><name>${escapeXml(business.name)}</name></author>`,
    ...articles.slice(0, mostEntries).map((article) => {
      const url = escapeXml(origin + href(site, articleTarget(page, article)))
      return [
        '<entry>',
        `<title>${escapeXml(article.heading)}</title>`,
        `<id>${url}</id>`,
        `<link rel="alternate" type="text/html" href="${url}"/>`,
        `<published>${noon(article.date)}</published>`,
        `<updated>${noon(article.updated ?? article.date)}</updated>`,
        ...(article.author === undefined ? [] : [`<author><name>${escapeXml(article.author)}</name></author>`]),
        ...article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
        `<summary>${escapeXml(article.description)}</summary>`,
        '</entry>',
      ].join('')
    }),
    '</feed>',
  ]
  return [{ file: feedPath(site, page).slice(1), text: `${lines.join('\n')}\n` }]
}

const noon = (day: string) => `${day}T12:00:00Z`
