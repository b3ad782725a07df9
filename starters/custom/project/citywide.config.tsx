// What data cannot say: components, page types, rules and drawings of this site. The guide is docs/extending.md of Citywide.
import { defineConfig, Footer, Header, Hero } from 'citywide'
import { appliances } from './parts/appliances.ts'
import { careGuide, careGuides } from './parts/care.tsx'
import { CareLinks } from './parts/care-links.tsx'
import { headingInCapitals } from './parts/heading-in-capitals.ts'
import { HeaderNote, HeroNote, ServiceNote } from './parts/notes.tsx'
import { PartsWeCarry } from './parts/parts-we-carry.tsx'
import './parts/styles.css'

export default defineConfig({
  components: {
    // Each wraps the built-in part of the same name.
    Header: () => (
      <>
        <HeaderNote />
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
        <HeroNote />
      </>
    ),
    AfterContent: ({ info }) => info.section === 'services' && <ServiceNote />,
    sections: { 'parts-we-carry': PartsWeCarry },
  },
  pageTypes: { 'care-guides': careGuides, 'care-guide': careGuide },
  rules: [headingInCapitals],
  scenes: { appliances },
})
