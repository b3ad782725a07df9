// What data cannot say: components, page types, rules and drawings of this site. The guide is docs/extending.md of Citywide.
import { defineConfig, Footer, Header, Hero } from 'citywide'
import { appliances } from './parts/appliances.ts'
import { careGuide, careGuides } from './parts/care.tsx'
import { CareLinks } from './parts/care-links.tsx'
import { headingInCapitals } from './parts/heading-in-capitals.ts'
import { PartsWeCarry } from './parts/parts-we-carry.tsx'
import './parts/styles.css'

export default defineConfig({
  components: {
    // Each wraps the built-in part of the same name.
    Header: () => (
      <>
        <p className="order-last basis-full text-small text-ink-muted max-lg:hidden">
          Have the model number ready when you call.
        </p>
        <Header />
      </>
    ),
    Footer: () => (
      <>
        <Footer />
        <CareLinks />
      </>
    ),
    Hero: ({ page }) => (
      <>
        <Hero page={page} />
        <p className="section section-sunken text-lead">The label with the model number is inside the door.</p>
      </>
    ),
    AfterContent: ({ info }) =>
      info.section === 'services' && (
        <p className="model-note px-page py-6">Model and serial number save a second visit.</p>
      ),
    sections: { 'parts-we-carry': PartsWeCarry },
  },
  pageTypes: { 'care-guides': careGuides, 'care-guide': careGuide },
  rules: [headingInCapitals],
  scenes: { appliances },
})
