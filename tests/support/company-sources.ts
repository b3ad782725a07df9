import type { FactSources } from '#generator/load/facts/fact.ts'

type Company = {
  policies?: readonly { subject: string; statement: string; terms?: readonly { when: string; outcome: string }[] }[]
  claims?: readonly string[]
  pages?: readonly string[]
  services?: readonly string[]
  places?: readonly string[]
  reviews?: readonly string[]
  language?: string
}

/** What checks of texts read of a company with some texts. */
export function companySources(company: Company): FactSources {
  const { policies = [], claims = [], pages = [], services = [], places = [], reviews = [], language = 'en' } = company
  const recordOf = (folder: string, value: Record<string, unknown>, index: number) => {
    const at = { file: `${folder}/${index}.yaml`, line: 1, column: 1 }
    return {
      slug: `${folder}-${index}`,
      at,
      locate: () => at,
      file: { path: at.file, shown: at.file, text: '' },
      value,
    }
  }
  const site = {
    business: { description: '', tagline: '', address: { country: 'US', region: 'UT' } },
    claims: claims.map((text) => ({ text })),
    policies: policies.map((policy) => ({ title: '', terms: [], ...policy })),
  }
  return {
    site: recordOf('site', site, 0),
    records: {
      language: { tag: language },
      cities: [],
      landmarks: [],
      documents: {
        testimonials:
          reviews.length > 0
            ? recordOf('testimonials', { items: reviews.map((review) => ({ review })) }, 0)
            : undefined,
      },
      folders: {
        pages: pages.map((body, index) => recordOf('pages', { body }, index)),
        services: services.map((body, index) => recordOf('services', { name: '', features: [], body }, index)),
        articles: [],
        offices: [],
        cities: places.map((body, index) => recordOf('cities', { body }, index)),
        counties: [],
        traits: [],
      },
    },
  } as unknown as FactSources // what the checks read
}
