import { definePageType, hrefOf, PageHead, Section, useSite } from 'citywide'
import { first, type Guide, useWords, wordsIn } from './words.ts'

/** A page type with one page: the list of the guides. */
export const careGuides = definePageType({
  path: `/${first.care.slug}/`,
  data: ({ manifest }) => wordsIn(manifest.site.language),
  title: ({ care }, { manifest }) => `${care.heading} | ${manifest.site.business.name}`,
  description: ({ care }) => care.description,
  crumb: ({ care }) => care.name,
  screen: ({ data: { care }, info }) => (
    <>
      <PageHead info={info} heading={care.heading} intro={care.intro} />
      <Section heading={care.guides}>
        <GuideLinks />
      </Section>
    </>
  ),
})

/** A page type with a page for each guide. */
export const careGuide = definePageType<Guide & { heading: string }>({
  path: `/${first.care.slug}/:guide/`,
  expand: () => first.guides.map(({ slug }) => ({ params: { guide: slug } })),
  data: ({ manifest }, params) => {
    const { care, guides } = wordsIn(manifest.site.language)
    const guide = guides[first.guides.findIndex(({ slug }) => slug === params.guide)]
    return guide && { ...guide, heading: care.inSteps.replace('{name}', guide.name) }
  },
  title: ({ heading }, { manifest }) => `${heading} | ${manifest.site.business.name}`,
  description: ({ summary }) => summary,
  crumb: ({ name }) => name,
  parent: () => ({ id: 'care-guides', params: {} }),
  screen: ({ data, info }) => (
    <>
      <PageHead info={info} heading={data.heading} intro={data.summary} />
      <Steps steps={data.steps} />
    </>
  ),
})

function Steps({ steps }: { steps: string[] }) {
  return (
    <Section heading={useWords().care.steps}>
      <ol className="grid max-w-text list-decimal gap-3 ps-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  )
}

function GuideLinks() {
  const site = useSite()
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {useWords().guides.map(({ name, summary }, index) => (
        <li className="card card-linked" key={name}>
          <h3>
            <a href={hrefOf(site, { id: 'care-guide', params: { guide: first.guides[index]?.slug ?? '' } })}>{name}</a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
