import type { ComponentType } from 'react'
import { renderWithKept } from './components/kept-html.tsx'
import { QuickBar } from './components/QuickBar.tsx'
import { SiteFooter } from './components/SiteFooter.tsx'
import { SiteHeader } from './components/SiteHeader.tsx'
import { SiteProvider } from './components/site-context.ts'
import { Document, type SharedParts } from './document.tsx'
import { headHtml } from './head/head-html.ts'
import { describePage } from './head/page-head.ts'
import type { SocialPicture } from './head/social-picture.ts'
import type { RouteId, Target } from './route.ts'
import type { ScreenProps } from './screen-props.ts'
import { screens } from './screens.tsx'
import type { Site } from './site.ts'

export type Renderer = {
  /** Inner HTML of the parts that every page shares. */
  parts: SharedParts
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
 * Renders the pages of a site. What they have in common is rendered once.
 * @param headStart HTML that comes before everything the page loads, after its character set.
 */
export function createRenderer(site: Site, headStart = ''): Renderer {
  const start = `<meta charSet="utf-8"/>${headStart}<meta name="viewport" content="width=device-width, initial-scale=1"/>`

  const inSite = (Part: ComponentType) =>
    renderWithKept(
      <SiteProvider value={site}>
        <Part />
      </SiteProvider>,
    )
  const parts: SharedParts = { header: inSite(SiteHeader), footer: inSite(SiteFooter), quickBar: inSite(QuickBar) }

  const render = (target: Target) => {
    const page = describePage(site, target)
    // The table pairs each id with the data its screen takes. Indexing with a union loses the pairing.
    const Screen = screens[target.id] as ComponentType<ScreenProps<RouteId>>
    const { language, display } = site.manifest.site
    const html = renderWithKept(
      <SiteProvider value={site}>
        <Document language={language} parts={parts} toastHotkey={display.toast.hotkey}>
          <Screen data={page.data} info={page.info} />
        </Document>
      </SiteProvider>,
    )
    // React has moved the stylesheets of components to the head.
    const head = (_: string, styles: string) => `<head>${start}${styles}${headHtml(site, page)}</head>`
    return { html: `<!doctype html>${html.replace(/<head>(.*?)<\/head>/s, head)}`, social: page.info.social }
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
