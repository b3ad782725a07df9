import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { QuickBar } from './components/QuickBar.tsx'
import { SiteFooter } from './components/SiteFooter.tsx'
import { SiteHeader } from './components/SiteHeader.tsx'
import { SiteProvider } from './components/site-context.ts'
import { Document } from './document.tsx'
import { describePage } from './head/page-head.ts'
import { speculationRules } from './head/speculation-rules.ts'
import type { RouteId, Target } from './route.ts'
import type { ScreenProps } from './screen-props.ts'
import { screens } from './screens.tsx'
import type { Site } from './site.ts'

export type Renderer = {
  /** Inner HTML of what stands in every page. */
  parts: { header: string; footer: string; quickBar: string }
  /** The whole document of a page. It depends on the target and the site alone. */
  render: (target: Target) => string
}

/** Renders the pages of a site; what they share is rendered here, once. */
export function createRenderer(site: Site): Renderer {
  const inSite = (Part: ComponentType) =>
    renderToString(
      <SiteProvider value={site}>
        <Part />
      </SiteProvider>,
    )
  const parts = { header: inSite(SiteHeader), footer: inSite(SiteFooter), quickBar: inSite(QuickBar) }
  const rules = speculationRules(site)

  const render = (target: Target) => {
    const page = describePage(site, target)
    // The table pairs each id with the data its screen takes; indexing with a union loses the pairing.
    const Screen = screens[target.id] as ComponentType<ScreenProps<RouteId>>
    const html = renderToString(
      <SiteProvider value={site}>
        <Document site={site} page={page} parts={parts} rules={rules}>
          <Screen data={page.data} info={page.info} />
        </Document>
      </SiteProvider>,
    )
    return `<!doctype html>${html}`
  }

  return { parts, render }
}
