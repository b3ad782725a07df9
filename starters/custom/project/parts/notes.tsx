import { useWords } from './words.ts'

export const HeaderNote = () => (
  <p className="order-last basis-full text-small text-ink-muted max-lg:hidden">{useWords().notes.header}</p>
)

export const HeroNote = () => <p className="section section-sunken text-lead">{useWords().notes.hero}</p>

export const ServiceNote = () => <p className="model-note px-page py-6">{useWords().notes.service}</p>
