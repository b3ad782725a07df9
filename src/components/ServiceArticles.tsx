import type { Service } from '#manifest/schema.ts'
import { articlesAbout, articlesPage, articleTarget } from '../articles.ts'
import { nameInSentence } from '../format.ts'
import { say } from '../messages.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

/** Links to the articles about a service. Renders nothing if there is none. */
export function ServiceArticles({ service }: { service: Service }) {
  const site = useSite()
  const page = articlesPage(site)
  const articles = articlesAbout(site, service)
  if (!page || articles.length === 0) return null
  return (
    <Section
      heading={say(site, 'articles.aboutService', {
        service: nameInSentence(service.name, site.manifest.site.language),
      })}
    >
      <ul className="touch-links grid">
        {articles.map((article) => (
          <li key={article.slug}>
            <TargetLink target={articleTarget(page, article)}>{article.heading}</TargetLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
