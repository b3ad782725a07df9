import type { ReactNode } from 'react'
import { QuickBar } from './components/QuickBar.tsx'
import { SiteFooter } from './components/SiteFooter.tsx'
import { SiteHeader } from './components/SiteHeader.tsx'

/** The whole page, from `<html>` to `</html>`. The renderer fills its head. */
export function Document({ language, children }: { language: string; children: ReactNode }) {
  return (
    <html lang={language}>
      <head />
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <header className="site-header">
          <SiteHeader />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer className="site-footer band">
          <SiteFooter />
        </footer>
        <nav className="quick-bar" aria-label="Quick contact">
          <QuickBar />
        </nav>
      </body>
    </html>
  )
}
