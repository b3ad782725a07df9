type UrlPatterns = { citySlug: string; countySlug: string }

/** Slug of a city's pages, from its key and the pattern of site.yaml. */
export const citySlug = ({ citySlug: pattern }: UrlPatterns, key: string) => pattern.replace('{city}', key)

/** Slug of a county's pages, from its key and the pattern of site.yaml. */
export const countySlug = ({ countySlug: pattern }: UrlPatterns, key: string) => pattern.replace('{county}', key)
