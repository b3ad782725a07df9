import { articleListTarget, articleTarget, neighboursOf, tagsBySlug } from '../articles.ts'
import { ArticleDate } from '../components/ArticleDate.tsx'
import { BackLink } from '../components/BackLink.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Prose } from '../components/Prose.tsx'
import { RouteLink } from '../components/RouteLink.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { TagLinks } from '../components/TagLinks.tsx'
import { TargetLink } from '../components/TargetLink.tsx'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'

/** An article, with the services it is about, its tags, and the articles before and after it. */
export function Article({ data: { article, page }, info }: ScreenProps<'article'>) {
  const site = useSite()
  const author = article.author ?? site.manifest.site.business.name
  const tags = article.tagSlugs.flatMap((slug) => tagsBySlug(site).get(slug) ?? [])
  const services = article.services.flatMap((slug) => site.servicesBySlug.get(slug) ?? [])
  const { newer, older } = neighboursOf(site, article)
  return (
    <>
      <PageHead info={info} heading={article.heading} intro={article.description}>
        <p className="text-ink-muted">
          {say(site, 'articles.by', { author })}
          {' · '}
          <ArticleDate iso={article.date} />
          {article.updated && (
            <>
              {' · '}
              {say(site, 'articles.updated')} <ArticleDate iso={article.updated} />
            </>
          )}
        </p>
      </PageHead>
      <article className="section">
        <Prose html={article.body} />
        <TagLinks tags={tags} label={say(site, 'articles.tags')} />
      </article>
      {services.length > 0 && (
        <Section heading={say(site, 'articles.services')} tone="sunken">
          <ul className="flex flex-wrap gap-2">
            {services.map(({ slug, name }) => (
              <li key={slug}>
                <RouteLink className="chip" to="service" params={{ service: slug }}>
                  {name}
                </RouteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <nav className="section" aria-label={say(site, 'articles.more')}>
        <ul className="grid gap-3">
          {newer && (
            <li>
              {say(site, 'articles.newer')}{' '}
              <TargetLink target={articleTarget(page, newer)} rel="next">
                {newer.heading}
              </TargetLink>
            </li>
          )}
          {older && (
            <li>
              {say(site, 'articles.older')}{' '}
              <TargetLink target={articleTarget(page, older)} rel="prev">
                {older.heading}
              </TargetLink>
            </li>
          )}
          <li>
            <BackLink target={articleListTarget(page, 1)}>{say(site, 'articles.all')}</BackLink>
          </li>
        </ul>
      </nav>
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}
