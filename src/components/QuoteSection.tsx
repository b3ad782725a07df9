import type { QuoteWords } from '#manifest/schema.ts'
import { ContactLinks, reachOf } from './ContactLinks.tsx'
import { Island } from './Island.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { toastSettings } from './toast-settings.ts'

/** The quote form, with the contact links next to it. Renders nothing where site.yaml has no `quotes.endpoint`. */
export function QuoteSection({ words }: { words: QuoteWords }) {
  const whole = useSite()
  const { site, services, cities, checklist } = whole.manifest
  const { display, frequencies, quotes } = site
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
            toast: toastSettings(whole),
            words,
            options,
            reach: reachOf(whole),
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
