import type { ReactNode } from 'react'
import { QuickBar } from './components/QuickBar.tsx'
import { SiteFooter } from './components/SiteFooter.tsx'
import { SiteHeader } from './components/SiteHeader.tsx'
import { jsonLd } from './head/json-ld/graph.ts'
import { absolute, type PageOnScreen } from './head/page-head.ts'
import { socialSize } from './head/social-picture.ts'
import type { Site } from './site.ts'

type DocumentProps = {
  site: Site
  page: PageOnScreen
  /** Speculation rules, as JSON. */
  rules: string
  children: ReactNode
}

/** The whole page, from `<html>` to `</html>`. The renderer adds the character set at the start of the head. */
export function Document({ site, page, rules, children }: DocumentProps) {
  return (
    <html lang={site.manifest.site.language}>
      <Head site={site} page={page} rules={rules} />
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

function Head({ site, page, rules }: Pick<DocumentProps, 'site' | 'page' | 'rules'>) {
  const { info } = page
  const { assets, manifest } = site
  const { light, dark } = manifest.site.theme
  return (
    <head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{info.title}</title>
      <meta name="description" content={info.description} />
      {info.keywords.length > 0 && <meta name="keywords" content={info.keywords.join(', ')} />}
      <meta name="robots" content={info.isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, follow'} />
      {info.canonicalPath && <link rel="canonical" href={absolute(site, info.canonicalPath)} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light.surface} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.surface} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {assets.fonts?.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.stylesheets.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      <script type="module" src={assets.script} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of paths in our own URL form */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />
      {info.canonicalPath && <SocialTags site={site} page={page} url={absolute(site, info.canonicalPath)} />}
    </head>
  )
}

function SocialTags({ site, page, url }: { site: Site; page: PageOnScreen; url: string }) {
  const { info } = page
  const { social } = info
  const { business, language } = site.manifest.site
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:title" content={info.title} />
      <meta property="og:description" content={info.description} />
      <meta property="og:url" content={url} />
      {social && (
        <>
          <meta property="og:image" content={absolute(site, social.url)} />
          <meta property="og:image:width" content={String(socialSize.width)} />
          <meta property="og:image:height" content={String(socialSize.height)} />
          <meta property="og:image:alt" content={social.alt} />
          <meta name="twitter:image" content={absolute(site, social.url)} />
          <meta name="twitter:image:alt" content={social.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={info.title} />
      <meta name="twitter:description" content={info.description} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd() escapes what could end the element
        dangerouslySetInnerHTML={{ __html: jsonLd(site, page) }}
      />
    </>
  )
}
