import type { QuoteWords } from '#manifest/schema.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { Island } from './Island.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

/** The quote form, with the contact links next to it. Renders nothing where site.yaml has no `quotes.endpoint`. */
export function QuoteSection({ words }: { words: QuoteWords }) {
  const { site, services, cities, checklist } = useSite().manifest
  const { business, display, frequencies, quotes } = site
  if (quotes.endpoint === undefined) return null

  const names = [...new Set(cities.map(({ name }) => name))]
  const options = {
    services: services.map(({ slug, name }) => ({ value: slug, label: name })),
    frequencies: frequencies.map(option),
    urgencies: words.urgencies.map(option),
    times: words.times.map(option),
    addOns: (checklist?.addOns ?? []).map(({ name }) => option(name)),
    // Suggestions only: the field takes any text.
    cities: names.length <= display.placesInList ? names.map(option) : [],
  }
  return (
    <Section heading={words.heading} text={words.text} tone="sunken">
      <div className="quote">
        <Island
          name="QuoteForm"
          id="quote-form"
          props={{
            endpoint: quotes.endpoint,
            timeout: quotes.timeout,
            toast: display.toast,
            words,
            options,
            reach: { phone: business.phone, email: business.email },
          }}
        />
        <div className="quote-reach">
          <h3>{words.reach}</h3>
          <ContactLinks />
        </div>
      </div>
    </Section>
  )
}

const option = (value: string) => ({ value })
