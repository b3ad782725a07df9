import type { ManifestEdit } from './manifest-case.ts'

const list = `screen: articles
heading: Notes From the Vans
intro: What we find in pipes between Hood River and The Dalles, and what it costs to put right.
description: Notes by the two people of Gorge Drain & Sewer on roots, grease, old clay pipe and the tools that clear them.
callToAction:
  heading: Is Yours Slow Too?
  text: Call before it stops, while a cable is enough.
  action: { label: Contact us, page: contact }
`

type ArticleFields = { slug: string; heading: string; description: string; body: string; fields: string }

const article = ({ slug, heading, description, body, fields }: ArticleFields): ManifestEdit => ({
  file: `articles/${slug}.md`,
  write: `---\nheading: ${heading}\ndescription: ${description}\n${fields}\n---\n\n${body}\n`,
})

/** Three articles and the page that lists them. */
export const withArticles: readonly ManifestEdit[] = [
  { file: 'pages/notes.yaml', write: list },
  article({
    slug: 'willow-roots',
    heading: 'Willow Roots Come Back Every Third Spring',
    description: 'Why a willow finds the same joint of a clay pipe again and again, and what keeps it out for good.',
    fields: `author: Ada Birch\ndate: "2026-05-04"\nupdated: "2026-06-01"\ntags: [Roots & Trees, Clay pipe]\nservices: [drain-cleaning]`,
    body: 'A willow drinks a bathtub a day in July, and the crack between two lengths of clay is the nearest tap. We cut the same mat out of the same joint on Eugene Street in 2020 and 2023.\n\n## What Lasts\n\nA liner closes the joint. It costs about as much as four visits with the cutter, so a tree that returns every third year pays for it within twelve.',
  }),
  article({
    slug: 'first-freeze',
    heading: 'The First Freeze and the Outside Tap',
    description:
      'Where the water stays in a hose bib after the first cold night, and how to let it out in five minutes.',
    fields: 'date: "2026-05-04"\ntags: [Winter]',
    body: 'Shut the valve inside, then open the tap outside and leave it open. What is left in the last foot of pipe can swell without bursting anything.',
  }),
  article({
    slug: 'grease-and-coffee',
    heading: 'Coffee Grounds Turn Grease Into Mortar',
    description: 'What we scrape out of kitchen lines behind cafés, and why hot water only moves it further down.',
    fields: 'date: "2026-08-19"\ntags: [Kitchens, roots & trees]',
    body: 'Warm fat runs ten feet and cools. Grounds settle in it, and a month later the camera shows something like grey concrete. Bin both, and wipe the pan first.',
  }),
]

/** The same, with a link in the header and two articles on each page of the list. */
export const siteWithArticles: readonly ManifestEdit[] = [
  ...withArticles,
  {
    file: 'navigation.yaml',
    replace: '    - { page: service-areas }\n',
    with: '    - { page: service-areas }\n    - { page: notes, label: Notes }\n',
  },
  { file: 'site.yaml', replace: '  zipCodesOnCard: 1\n', with: '  zipCodesOnCard: 1\n  articlesInList: 2\n' },
]
