import { articlesPage, feedPath } from '../articles.ts'
import { cached } from '../country/formats.ts'
import { kept } from '../kept.ts'
import type { Site } from '../site.ts'
import { html } from './html.ts'
import { alternates } from './in-languages.ts'
import { jsonLd } from './json-ld/graph.ts'
import { absolute, type PageInfo, type PageOnScreen, robotsOf } from './page-head.ts'
import { socialSize } from './social-picture.ts'
import { speculationRules } from './speculation-rules.ts'

/**
 * The head of a page, after its character set and viewport. It is text and not rendered by React, which sorts the
 * elements of the head and takes longer.
 */
export function headHtml(site: Site, page: PageOnScreen): string {
  const { info } = page
  const url = info.canonicalPath && absolute(site, info.canonicalPath)
  const { icons, files } = sameOnAllPages(site)
  const { styles, notFoundScript } = site.assets
  const style = styles[info.id]
  return [
    html`<title>${info.title}</title>`,
    // In the page, because a stylesheet of its own would cost one more round trip before anything is shown.
    style ? `<style>${style}</style>` : '',
    html`<meta name="description" content="${info.description}"/>`,
    info.keywords.length > 0 ? html`<meta name="keywords" content="${info.keywords.join(', ')}"/>` : '',
    html`<meta name="robots" content="${robotsOf(info.isIndexed)}"/>`,
    url ? html`<link rel="canonical" href="${url}"/>` : '',
    languageLinks(site, info),
    icons,
    // Visitors install the site from its home page. On other pages, fetching the manifest would delay pictures.
    info.id === 'home' ? '<link rel="manifest" href="/site.webmanifest"/>' : '',
    feedLink(site, info),
    socialTags(site, info, url),
    files,
    info.id === 'notFound' && notFoundScript ? html`<link rel="modulepreload" href="${notFoundScript}"/>` : '',
    url ? `<script type="application/ld+json">${jsonLd(site, page)}</script>` : '',
  ].join('')
}

/** The elements that do not depend on the page. */
const sameOnAllPages = kept((site: Site) => {
  const { assets, manifest } = site
  const { light, dark } = manifest.site.theme
  return {
    icons: [
      '<meta name="color-scheme" content="light dark"/>',
      html`<meta name="theme-color" content="${light.surface}" media="(prefers-color-scheme: light)"/>`,
      html`<meta name="theme-color" content="${dark.surface}" media="(prefers-color-scheme: dark)"/>`,
      '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
      ...(assets.fonts ?? []).map(
        (url) => html`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""/>`,
      ),
    ].join(''),
    files: [
      html`<script type="module" fetchpriority="low" src="${assets.script}"></script>`,
      // JSON of paths in our own URL form, which have no character to escape.
      `<script type="speculationrules">${speculationRules(site)}</script>`,
    ].join(''),
  }
})

/**
 * The page in each language that has it, itself included. Visitors of any other language get the first one. The sitemaps do
 * not repeat these links: the audit reads them here, and a file that lists them for each page would be several times larger.
 */
function languageLinks(site: Site, { languages, path }: PageInfo): string {
  const pages = alternates(languages, path)
  const [first] = pages
  if (!first) return ''
  return [...pages, { tag: 'x-default', path: first.path }]
    .map(({ tag, path }) => html`<link rel="alternate" hreflang="${tag}" href="${absolute(site, path)}"/>`)
    .join('')
}

/** Where feed readers look for the articles: on the pages of articles. */
function feedLink(site: Site, { id, section }: PageInfo): string {
  const page = articlesPage(site)
  if (!page || !(section === 'articles' || id === 'articles')) return ''
  return html`<link rel="alternate" type="application/atom+xml" title="${page.heading}" href="${feedPath(site, page)}"/>`
}

/** 404.html has no URL, but its address can be shared too. */
function socialTags(site: Site, info: PageInfo, url: string | undefined): string {
  const { id, title, description, social, languages, path } = info
  const { business, language } = site.manifest.site
  return [
    `<meta property="og:type" content="${id === 'article' ? 'article' : 'website'}"/>`,
    html`<meta property="og:site_name" content="${business.name}"/>`,
    html`<meta property="og:locale" content="${localeOf(language)}"/>`,
    ...alternates(languages, path)
      .filter(({ tag }) => tag !== language)
      .map(({ tag }) => html`<meta property="og:locale:alternate" content="${localeOf(tag)}"/>`),
    html`<meta property="og:title" content="${title}"/>`,
    html`<meta property="og:description" content="${description}"/>`,
    url ? html`<meta property="og:url" content="${url}"/>` : '',
    social ? socialImage(absolute(site, social.url), social.alt) : '',
    '<meta name="twitter:card" content="summary_large_image"/>',
    html`<meta name="twitter:title" content="${title}"/>`,
    html`<meta name="twitter:description" content="${description}"/>`,
  ].join('')
}

function socialImage(url: string, alt: string): string {
  const { width, height } = socialSize
  return [
    html`<meta property="og:image" content="${url}"/>`,
    `<meta property="og:image:width" content="${width}"/>`,
    `<meta property="og:image:height" content="${height}"/>`,
    html`<meta property="og:image:alt" content="${alt}"/>`,
    html`<meta name="twitter:image" content="${url}"/>`,
    html`<meta name="twitter:image:alt" content="${alt}"/>`,
  ].join('')
}

/** A locale of Open Graph, which has a country: `en_US` of `en`. Source: https://ogp.me/ */
const localeOf = cached((tag: string): string => {
  const { language, region } = new Intl.Locale(tag).maximize()
  return region === undefined ? language : `${language}_${region}`
})
