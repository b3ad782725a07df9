import type { ComponentType } from 'react'
import { renderInPieces, renderWithKept } from './components/kept-html.tsx'
import { LanguageLinks } from './components/LanguageLinks.tsx'
import { PageContent } from './components/PageContent.tsx'
import { QuickBar } from './components/QuickBar.tsx'
import { SiteFooter } from './components/SiteFooter.tsx'
import { SiteHeader } from './components/SiteHeader.tsx'
import { SiteProvider } from './components/site-context.ts'
import { Document, type SharedParts } from './document.tsx'
import { headHtml } from './head/head-html.ts'
import { describePage } from './head/page-head.ts'
import type { SocialPicture } from './head/social-picture.ts'
import { localSite } from './local-site.ts'
import type { RouteId, Target } from './route.ts'
import type { ScreenProps } from './screen-props.ts'
import { screens } from './screens.tsx'
import type { Site } from './site.ts'

export type Renderer = {
  /** Inner HTML of the parts that pages share, by name. Of those that differ by contact, the ones rendered so far. */
  sharedHtml: () => SharedHtml
  /** @param headStart HTML that comes before everything the page loads, after its character set. */
  render: (target: Target, headStart?: string) => RenderedPage
  /**
   * The HTML of a page that was rendered with other parts, with those of this renderer.
   * @returns undefined if it does not contain these parts.
   */
  replaceParts: (html: string, target: Target, former: SharedHtml) => string | undefined
}

type SharedHtml = Readonly<Record<string, string>>

/** A page depends on its target and the site alone. */
export type RenderedPage = {
  /** The whole document. */
  html: string
  social: SocialPicture | undefined
}

/**
 * Renders the pages of a site. What they have in common is rendered once.
 * @param apart renders shared parts, which a page is not made from alone.
 */
export function createRenderer(site: Site, apart: <Value>(work: () => Value) => Value = (work) => work()): Renderer {
  const partsBySite = new Map<Site, SharedParts>()
  /** The parts of the pages that show a site in the same way. */
  const partsOf = (local: Site): SharedParts => {
    const known = partsBySite.get(local)
    if (known) return known
    const made = apart(() => renderParts(local))
    partsBySite.set(local, made)
    return made
  }
  partsOf(site)

  const render = (target: Target, headStart = '') => {
    const local = localSite(site, target)
    const page = describePage(local, target)
    // The table pairs each id with the data its screen takes. Indexing with a union loses the pairing.
    const { pageTypes } = site.extensions
    const screen = Object.hasOwn(screens, target.id) ? screens[target.id] : pageTypes[target.id]?.screen
    const Screen = screen as ComponentType<ScreenProps<RouteId>>
    const { language, display } = local.manifest.site
    const { languages } = page.info
    const [start, ...rest] = renderInPieces(
      <SiteProvider value={local}>
        <Document
          language={language}
          parts={partsOf(local)}
          languageLinks={languages.length === 0 ? '' : htmlIn(local, () => <LanguageLinks pages={languages} />)}
          toastHotkey={display.toast.hotkey}
        >
          <PageContent Screen={Screen} {...page} />
        </Document>
      </SiteProvider>,
    )
    // React has moved the stylesheets of components to the head. A page is joined once: each copy of it costs time.
    const headAt = start.indexOf('<head>') + '<head>'.length
    const headEnd = start.indexOf('</head>', headAt)
    const [opening, styles, body] = [start.slice(0, headAt), start.slice(headAt, headEnd), start.slice(headEnd)]
    const head = [charset, headStart, viewport, styles, headHtml(local, page)]
    return { html: ['<!doctype html>', opening, ...head, body, ...rest].join(''), social: page.info.social }
  }

  const replaceParts = (html: string, target: Target, former: SharedHtml) => {
    const local = localSite(site, target)
    let replaced: string | undefined = html
    for (const [name, part] of namedParts(local, partsOf(local)))
      replaced = replaced && replaceOnce(replaced, former[name], part)
    return replaced
  }

  const sharedHtml = () => Object.fromEntries([...partsBySite].flatMap(([local, parts]) => namedParts(local, parts)))

  return { sharedHtml, render, replaceParts }
}

const charset = '<meta charSet="utf-8"/>'
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'

function renderParts(site: Site): SharedParts {
  const { Header = SiteHeader, Footer = SiteFooter } = site.extensions.components
  return { header: htmlIn(site, Header), footer: htmlIn(site, Footer), quickBar: htmlIn(site, QuickBar) }
}

function htmlIn(site: Site, Part: ComponentType): string {
  return renderWithKept(
    <SiteProvider value={site}>
      <Part />
    </SiteProvider>,
  )
}

/** The names of parts begin with the prefix of their language, and end with the key of their contact. */
function namedParts({ prefix, contact }: Site, parts: SharedParts): [name: string, html: string][] {
  return Object.entries(parts).map(([name, html]) => [`${prefix}${contact ? `${name} ${contact.key}` : name}`, html])
}

/** Undefined unless the text contains the old part. */
function replaceOnce(text: string, old: string | undefined, part: string): string | undefined {
  if (old === part) return text
  const at = old === undefined || old === '' ? -1 : text.indexOf(old)
  return at < 0 || old === undefined ? undefined : text.slice(0, at) + part + text.slice(at + old.length)
}
