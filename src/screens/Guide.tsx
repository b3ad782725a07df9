import { FaqList } from '../components/FaqList.tsx'
import { IconCards } from '../components/IconCards.tsx'
import { Island } from '../components/Island.tsx'
import { NavLink } from '../components/NavLink.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { SeasonChecklist } from '../components/SeasonChecklist.tsx'
import { SeasonTimeline } from '../components/SeasonTimeline.tsx'
import { SeasonTips } from '../components/SeasonTips.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'

const looks = ['primary', 'secondary', 'quiet'] as const

/** The home maintenance guide, by season. */
export function Guide({ data, info }: ScreenProps<'guide'>) {
  const site = useSite()
  const { seasons } = site.manifest
  const { challenges, advice, faq, callToAction, actions } = data
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <div className="section">
        <ul className="ticks flex flex-wrap gap-x-10 gap-y-2 font-bold">
          {data.stats.map((stat) => (
            <li key={stat}>{stat}</li>
          ))}
        </ul>
        <Island
          name="SeasonTabs"
          id="seasons"
          wake="touched"
          props={{
            label: say(site, 'guide.seasons'),
            seasons: seasons.map(({ slug, name, months }) => ({ slug, name, months })),
          }}
          slots={Object.fromEntries(seasons.map((season) => [season.slug, <SeasonTips key="tips" season={season} />]))}
        />
      </div>
      {seasons.map(({ slug, timeline }) => timeline && <SeasonTimeline key={slug} timeline={timeline} />)}
      {seasons.map(({ slug, checklist }) => checklist && <SeasonChecklist key={slug} checklist={checklist} />)}
      <Section heading={challenges.heading} text={challenges.text} tone="sunken">
        <IconCards cards={challenges.cards} />
        {advice.length > 0 && (
          <ul className="ticks grid-fill-104 gap-x-12 gap-y-3">
            {advice.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section heading={faq.heading} text={faq.text} tone="aside">
        <FaqList items={faq.questions} />
      </Section>
      <Section heading={callToAction.heading} text={callToAction.text} tone="sunken">
        <p className="flex flex-wrap items-center gap-3">
          {actions.map((action, index) => (
            <NavLink key={JSON.stringify(action)} link={action} look={looks[index] ?? 'quiet'} />
          ))}
        </p>
      </Section>
    </>
  )
}
