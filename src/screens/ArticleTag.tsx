import { articleListTarget } from '../articles.ts'
import { ArticleCards } from '../components/ArticleCards.tsx'
import { BackLink } from '../components/BackLink.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { useSite } from '../components/site-context.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The articles with a tag. */
export function ArticleTag({ data: { page, tag }, info }: ScreenProps<'articleTag'>) {
  const site = useSite()
  return (
    <>
      <PageHead
        info={info}
        heading={tag.name}
        intro={say(site, 'articles.tagIntro', { tag: tag.name, count: tag.articles.length })}
      >
        <BackLink target={articleListTarget(page, 1)}>{say(site, 'articles.all')}</BackLink>
      </PageHead>
      <div className="section">
        <ArticleCards articles={tag.articles} isFirst={!info.picture} />
      </div>
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}
