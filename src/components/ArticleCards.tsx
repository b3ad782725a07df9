import type { Article } from '#manifest/schema.ts'
import { articlesPage, articleTarget } from '../articles.ts'
import { ArticleDate } from './ArticleDate.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

type ArticleCardsProps = {
  articles: readonly Article[]
  /** True if no image is above them: that of the first article is then the main image of the page. */
  isFirst: boolean
}

/** Articles as cards that link to their pages, with image, date and description. Headings are of the second level. */
export function ArticleCards({ articles, isFirst }: ArticleCardsProps) {
  const page = articlesPage(useSite())
  if (!page) return null
  return (
    <ul className="grid-fill-76 gap-7">
      {articles.map((article, index) => (
        <li className="card card-linked" key={article.slug}>
          {article.image && (
            <div className="card-picture">
              <Picture picture={article.image} use="card" isDecorative isFirst={isFirst && index === 0} />
            </div>
          )}
          <h2 className="text-2xl">
            <TargetLink target={articleTarget(page, article)}>{article.heading}</TargetLink>
          </h2>
          <p>{article.description}</p>
          <p className="mt-auto text-small">
            <ArticleDate iso={article.date} />
          </p>
        </li>
      ))}
    </ul>
  )
}
