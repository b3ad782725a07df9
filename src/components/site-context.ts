import { createContext, useContext } from 'react'
import type { Site } from '../site.ts'

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** The site being rendered, for links, images, icons and facts about the company. Not available inside an island. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() needs a SiteProvider above it.')
  return site
}
