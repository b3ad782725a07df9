import type { Manifest } from '#manifest/schema.ts'

/** The services that the manifest shows in frames: those of site.yaml, and the maps of offices. */
export const embedsOf = ({ site, offices }: Manifest) =>
  [...Object.values(site.embeds), ...offices.map(({ map }) => map)].filter((embed) => embed !== undefined)
