import type { LinkTargets } from '../../audit/dead-links.ts'
import { navigationSlots } from '../../expand/navigation.ts'
import type { LoadedSite } from './load-site.ts'
import type { ResolvedUrls } from './resolve-urls.ts'

/** What links may lead to, as far as it is known without rendering. */
export const linkTargets = ({ index, pages, publicFiles }: LoadedSite, { redirectAt }: ResolvedUrls): LinkTargets => ({
  navigation: navigationSlots(index),
  isServed: (path) => pages.has(path) || publicFiles.has(path.slice(1)) || redirectAt(path) !== undefined,
  paths: () => pages.keys(),
})
