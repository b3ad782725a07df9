import type { ComponentType } from 'react'
import type { PageOnScreen } from '../head/page-head.ts'
import { Gallery } from './Gallery.tsx'
import { useSite } from './site-context.ts'

type PageContentProps = PageOnScreen & { Screen: ComponentType<PageOnScreen> }

/** The main content of a page: its screen, its gallery unless the screen has it, and around them what the site's own code shows. */
export function PageContent({ Screen, ...page }: PageContentProps) {
  const { BeforeContent, AfterContent, sections } = useSite().extensions.components
  const named = sectionsOf(page.data).flatMap((name) => sections[name] ?? [])
  const gallery = galleryBelow(page.data)
  // The ids in a screen depend on what is next to it, so a page without any of these has the screen alone.
  if (!BeforeContent && !AfterContent && !gallery && named.length === 0) return <Screen {...page} />
  return (
    <>
      {BeforeContent && <BeforeContent {...page} />}
      <Screen {...page} />
      {gallery && <Gallery gallery={gallery} />}
      {named.map((Section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <Section key={index} {...page} />
      ))}
      {AfterContent && <AfterContent {...page} />}
    </>
  )
}

/** The sections that a page or service names. Other data has none. */
function sectionsOf(data: PageOnScreen['data']): readonly string[] {
  // A page type of the site's own code may have data of any kind.
  return typeof data === 'object' && 'ownSections' in data ? (data.ownSections ?? []) : []
}

/** Screens that show the gallery themselves, above their call to action. An import of `PageEnd` here would add its styles to every page. */
const screensWithEnd = new Set(['home', 'services', 'service-areas', 'checklist', 'about', 'articles'])

/** The gallery below the screen of a page. That of a service is in the middle of its screen. */
function galleryBelow(data: PageOnScreen['data']) {
  const isBelow = typeof data === 'object' && 'screen' in data && !screensWithEnd.has(data.screen)
  return isBelow ? data.gallery : undefined
}
