import type { PageOf } from '#manifest/schema.ts'
import { articleListTarget, articlePages, feedPath, tagsBySlug } from '../articles.ts'
import { ArticleCards } from '../components/ArticleCards.tsx'
import { PageEnd } from '../components/PageEnd.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Pager } from '../components/Pager.tsx'
import { useSite } from '../components/site-context.ts'
import { TagLinks } from '../components/TagLinks.tsx'
import { dateText } from '../format.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The articles, the newest first, with all tags. */
export function Articles({ data, info }: ScreenProps<'articles'>) {
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <ArticleList page={data} number={1} isFirst={!info.picture} />
    </>
  )
}

/** Continues the list of articles. */
export function ArticleListPage({ data: { page, number }, info }: ScreenProps<'articlesList'>) {
  const heading = say(useSite(), 'articles.listHeading', { heading: page.heading, number })
  return (
    <>
      <PageHead info={info} heading={heading} />
      <ArticleList page={page} number={number} isFirst={!info.picture} />
    </>
  )
}

type ArticleListProps = { page: PageOf<'articles'>; number: number; isFirst: boolean }

function ArticleList({ page, number, isFirst }: ArticleListProps) {
  const site = useSite()
  const { language } = site.manifest.site
  const pages = articlePages(site)
  const day = (date = '') => dateText(date.slice(0, 'YYYY-MM'.length), language)
  return (
    <>
      <div className="section">
        <TagLinks tags={[...tagsBySlug(site).values()]} label={say(site, 'articles.tags')} />
        <ArticleCards articles={pages[number - 1]?.items ?? []} isFirst={isFirst} />
        <Pager
          current={number}
          pages={pages.map(({ number: each, items }) => ({
            number: each,
            range: day(items[0]?.date),
            target: articleListTarget(page, each),
          }))}
        />
        <p>
          <a href={feedPath(site, page)} type="application/atom+xml">
            {say(site, 'articles.feed')}
          </a>
        </p>
      </div>
      <PageEnd gallery={number === 1 ? page.gallery : undefined} callToAction={page.callToAction} />
    </>
  )
}
