import type { ReactNode } from 'react'
import { useSite } from './components/site-context.ts'
import { say } from './messages.ts'

/** Inner HTML of the parts that pages share, rendered once for all pages with the same contact. */
export type SharedParts = { header: string; footer: string; quickBar: string }

type DocumentProps = {
  language: string
  parts: SharedParts
  /** HTML of the links to the page in other languages; empty if the site has one. */
  languageLinks: string
  /** Key that focuses the toasts, as in `KeyboardEvent.code`. */
  toastHotkey: string
  children: ReactNode
}

/** The whole page, from `<html>` to `</html>`. The renderer fills its head. */
export function Document({ language, parts, languageLinks, toastHotkey, children }: DocumentProps) {
  const site = useSite()
  return (
    <html lang={language}>
      <head />
      <body>
        <a className="skip-link" href="#main">
          {say(site, 'navigation.skip-to-content')}
        </a>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of SiteHeader and LanguageLinks */}
        <header className="site-header" dangerouslySetInnerHTML={{ __html: parts.header + languageLinks }} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of SiteFooter */}
        <footer className="site-footer band plain-links" dangerouslySetInnerHTML={{ __html: parts.footer }} />
        <nav
          className="quick-bar"
          aria-label={say(site, 'navigation.quick-contact')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of QuickBar
          dangerouslySetInnerHTML={{ __html: parts.quickBar }}
        />
        {/* src/toasts/page-toasts.ts puts the toasts in its place. */}
        <section
          className="toasts"
          aria-label={say(site, 'toasts.region', { key: toastHotkey })}
          tabIndex={-1}
          data-hotkey={toastHotkey}
        />
      </body>
    </html>
  )
}
