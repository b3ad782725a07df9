import type { Article } from '#manifest/schema.ts'
import { articlesPage, articleTarget } from '../articles.ts'
import { ArticleDate } from './ArticleDate.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

/** Articles as cards that link to their pages, with image, date and description. Headings are of the second level. */
export function ArticleCards({ articles }: { articles: readonly Article[] }) {
  const page = articlesPage(useSite())
  if (!page) return null
  return (
    <ul className="grid-fill-76 gap-7">
      {articles.map((article) => (
        <li className="card card-linked" key={article.slug}>
          {article.image && (
            <div className="card-picture">
              <Picture picture={article.image} use="card" isDecorative />
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
