import { useSite } from 'citywide'
import { texts } from './texts.ts'

/** What the code of this site says on its pages. */
export type Texts = {
  notes: Record<'header' | 'hero' | 'service', string>
  /** `slug` begins the URLs of the guides. In `inSteps`, `{name}` is the name of a guide. */
  care: Record<'slug' | 'name' | 'links' | 'heading' | 'intro' | 'description' | 'guides' | 'inSteps' | 'steps', string>
  guides: Guide[]
  parts: { heading: string; text: string; lists: { appliance: string; names: string[] }[] }
}
export type Guide = { slug: string; name: string; summary: string; steps: string[] }

/** In the first language of the site, whose slugs are those of all. */
export const [first] = Object.values(texts) as [Texts] // texts.ts has at least one language

export const wordsIn = (language: string): Texts => texts[language] ?? first

/** In the language of the page. */
export const useWords = (): Texts => wordsIn(useSite().manifest.site.language)
