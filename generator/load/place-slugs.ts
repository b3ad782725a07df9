type UrlPatterns = { citySlug: string; countySlug: string }

/** Slug of the pages of a city: its key in the pattern `urls.citySlug`. */
export const citySlug = ({ citySlug: pattern }: UrlPatterns, key: string) => pattern.replace('{city}', key)

/** Slug of the pages of a county: its key in the pattern `urls.countySlug`. */
export const countySlug = ({ countySlug: pattern }: UrlPatterns, key: string) => pattern.replace('{county}', key)
