/** Words of URLs in English and in the Spanish of the United States. */
const segments: Readonly<Record<string, string>> = {
  'services/category': 'servicios/categoria',
  services: 'servicios',
  'service-areas': 'localidades',
  counties: 'condados',
  areas: 'regiones',
  locations: 'oficinas',
}

/** Regions with another name in Spanish. */
const regions: Readonly<Record<string, string>> = { 'new-mexico': 'nuevo-mexico' }

/** The path in Spanish of a page of an English site: `/es/condados/utah/` of `/counties/utah/`. */
export const spanishPath = (path: string): string =>
  `/es${path.replace(/(?<=^\/)(services\/category|[a-z-]+)(?=\/)/, (words) => segments[words] ?? words)}`.replace(
    /(?<=\/regiones\/)[a-z-]+/,
    (slug) => regions[slug] ?? slug,
  )
