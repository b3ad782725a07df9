import type { QuoteWordsRecord } from '#manifest/schema/quote.ts'
import { quoteFormOf, quoteTextsOf } from '../quote-form.ts'
import { ContactLinks, reachOf } from './ContactLinks.tsx'
import { Island } from './Island.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { toastSettings } from './toast-settings.ts'

/** The quote form, with the contact links next to it. Renders nothing where site.yaml has no `quotes.endpoint`. */
export function QuoteSection({ words }: { words: QuoteWordsRecord }) {
  const site = useSite()
  const { quotes } = site.manifest.site
  if (quotes.endpoint === undefined) return null

  const { heading, text, reach, ...texts } = quoteTextsOf(site, words)
  return (
    <Section heading={heading} text={text} tone="sunken">
      <div className="quote">
        <Island
          name="QuoteForm"
          id="quote-form"
          props={{
            endpoint: quotes.endpoint,
            timeout: quotes.timeout,
            credentials: quotes.credentials,
            toast: toastSettings(site),
            form: quoteFormOf(site),
            words: texts,
            reach: reachOf(site),
          }}
        />
        <div className="quote-reach">
          <h3>{reach}</h3>
          <ContactLinks />
        </div>
      </div>
    </Section>
  )
}
