import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { QuickBar } from './components/QuickBar.tsx'
import { SiteFooter } from './components/SiteFooter.tsx'
import { SiteHeader } from './components/SiteHeader.tsx'
import { SiteProvider } from './components/site-context.ts'
import { Document } from './document.tsx'
import { describePage } from './head/page-head.ts'
import type { SocialPicture } from './head/social-picture.ts'
import { speculationRules } from './head/speculation-rules.ts'
import type { RouteId, Target } from './route.ts'
import type { ScreenProps } from './screen-props.ts'
import { screens } from './screens.tsx'
import type { Site } from './site.ts'

export type Renderer = {
  /** Inner HTML of the parts that every page shares. */
  parts: { header: string; footer: string; quickBar: string }
  render: (target: Target) => RenderedPage
  /**
   * The HTML of a page that was rendered with other parts, with those of this renderer.
   * @returns undefined if it does not contain these parts.
   */
  replaceParts: (html: string, former: Readonly<Record<string, string>>) => string | undefined
}

/** A page depends on its target and the site alone. */
export type RenderedPage = {
  /** The whole document. */
  html: string
  social: SocialPicture | undefined
}

/**
 * Renders the pages of a site. The parts they share are rendered once.
 * @param headStart HTML that comes before everything the page loads, after its character set.
 */
export function createRenderer(site: Site, headStart = ''): Renderer {
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
    // The table pairs each id with the data its screen takes. Indexing with a union loses the pairing.
    const Screen = screens[target.id] as ComponentType<ScreenProps<RouteId>>
    const html = renderToString(
      <SiteProvider value={site}>
        <Document site={site} page={page} parts={parts} rules={rules}>
          <Screen data={page.data} info={page.info} />
        </Document>
      </SiteProvider>,
    )
    // React sorts the elements of the head, so those that must come first are inserted here.
    const start = `<head><meta charSet="utf-8"/>${headStart}`
    return { html: `<!doctype html>${html.replace('<head>', () => start)}`, social: page.info.social }
  }

  const replaceParts = (html: string, former: Readonly<Record<string, string>>) => {
    let replaced: string | undefined = html
    for (const [name, part] of Object.entries(parts)) replaced = replaced && replaceOnce(replaced, former[name], part)
    return replaced
  }

  return { parts, render, replaceParts }
}

/** Undefined unless the text contains the old part. */
function replaceOnce(text: string, old: string | undefined, part: string): string | undefined {
  if (old === part) return text
  const at = old === undefined || old === '' ? -1 : text.indexOf(old)
  return at < 0 || old === undefined ? undefined : text.slice(0, at) + part + text.slice(at + old.length)
}
