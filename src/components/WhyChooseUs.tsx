import { requiredPage } from '../site.ts'
import { IconCards } from './IconCards.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

/** The home page's reasons to choose the company, also shown on other pages. */
export function WhyChooseUs() {
  const { heading, text, reasons } = requiredPage(useSite(), 'home').whyChooseUs
  return (
    <Section heading={heading} text={text} tone="aside">
      <IconCards cards={reasons} look="aside" />
    </Section>
  )
}
