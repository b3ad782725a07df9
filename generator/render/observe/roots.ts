import type { Manifest } from '#manifest/schema.ts'
import type { RenderingParts } from '#src/site.ts'

/** What pages are rendered from: the manifest in each language, and what is made for it. */
export type RenderingData = {
  manifest: Manifest
  parts: RenderingParts
  /** Of the other languages, in their order. */
  translatedParts: readonly RenderingParts[]
}

type Language = { manifest: Manifest; parts: RenderingParts }

/** The languages of a site, each by the beginning of the names of its roots: nothing, or its tag with a space. */
function languagesOf({ manifest, parts, translatedParts }: RenderingData): [start: string, Language][] {
  const { translations } = manifest
  return [
    ['', { manifest: translations.length === 0 ? manifest : { ...manifest, translations: [] }, parts }],
    ...translations.map((translation, index): [string, Language] => [
      `${translation.site.language} `,
      { manifest: translation, parts: translatedParts[index] ?? parts },
    ]),
  ]
}

/** The data by names, as `observe()` takes it. */
export function rootsOf(data: RenderingData): Record<string, Manifest | RenderingParts> {
  return Object.fromEntries(
    languagesOf(data).flatMap(([start, { manifest, parts }]) => [
      [`${start}manifest`, manifest],
      [`${start}parts`, parts],
    ]),
  )
}

/** The same data of observed roots, first language first. */
export function languagesIn(data: RenderingData, observed: ReturnType<typeof rootsOf>): Language[] {
  return languagesOf(data).map(([start]) => ({
    manifest: observed[`${start}manifest`] as Manifest, // as `rootsOf` named them
    parts: observed[`${start}parts`] as RenderingParts,
  }))
}
