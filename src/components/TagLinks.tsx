import { articlesPage, type Tag, tagTarget } from '../articles.ts'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

/** Links to the articles with each tag. Renders nothing without tags. */
export function TagLinks({ tags, label }: { tags: readonly Tag[]; label: string }) {
  const page = articlesPage(useSite())
  if (!page || tags.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag.slug}>
            <TargetLink className="chip" target={tagTarget(page, tag)}>
              {tag.name}
            </TargetLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
