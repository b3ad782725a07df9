import { definePageType, hrefOf, PageHead, Section, useSite } from 'citywide'
import { type Guide, guides } from './guides.ts'

/** A page type with one page: the list of the guides. */
export const careGuides = definePageType({
  path: '/appliance-care/',
  data: () => guides,
  title: (_, { manifest }) => `Appliance Care at Home | ${manifest.site.business.name}`,
  description: () =>
    'Short guides to the care of washers and refrigerators: what to clean, how often, what to leave alone, and the signs that it is time to call.',
  crumb: () => 'Appliance Care',
  screen: ({ data, info }) => (
    <>
      <PageHead
        info={info}
        heading="Appliance Care at Home"
        intro="Most repairs begin as a small thing that went on for a year. These guides say what to look at, how often, and when to stop and call."
      />
      <Section heading="The Guides">
        <GuideLinks guides={data} />
      </Section>
    </>
  ),
})

/** A page type with a page for each guide. */
export const careGuide = definePageType<Guide>({
  path: '/appliance-care/:guide/',
  expand: () => guides.map(({ slug }) => ({ params: { guide: slug } })),
  data: (_, { guide }) => guides.find(({ slug }) => slug === guide),
  title: ({ name }, { manifest }) => `${name} in Five Steps | ${manifest.site.business.name}`,
  description: ({ summary }) => summary,
  crumb: ({ name }) => name,
  parent: () => ({ id: 'care-guides', params: {} }),
  screen: ({ data, info }) => (
    <>
      <PageHead info={info} heading={`${data.name} in Five Steps`} intro={data.summary} />
      <Section heading="Step by Step">
        <ol className="grid max-w-text list-decimal gap-3 ps-6">
          {data.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
    </>
  ),
})

function GuideLinks({ guides }: { guides: Guide[] }) {
  const site = useSite()
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {guides.map(({ slug, name, summary }) => (
        <li className="card card-linked" key={slug}>
          <h3>
            <a href={hrefOf(site, { id: 'care-guide', params: { guide: slug } })}>{name}</a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
