import type { Page, PageOf, Screen } from '#manifest/schema.ts'
import { pageDescription, pageTitle } from './head/page-phrases.ts'
import type { PageImage, Route, RouteId, Target } from './route.ts'
import { pageOf } from './site.ts'

/** Screens whose page has a fixed URL in the route table, whatever its file name. Every site has them. */
export const soleScreens: readonly Screen[] = ['home', 'services', 'service-areas', 'not-found']

/** The route of the only page of a screen, at a fixed URL. */
export function soleRoute<S extends Screen>(screen: S, path: string): Route<PageOf<S>> {
  return {
    ...pageRoute(screen),
    path,
    *expand(site) {
      const page = pageOf(site, screen)
      if (page) yield { params: {}, at: page.at }
    },
    data: (site) => pageOf(site, screen),
    canonical: undefined,
  }
}

/** The route of the pages of a screen, each at the URL of its slug and at those of its aliases. */
export function pageRoute<S extends Screen>(screen: S): Route<PageOf<S>> {
  const isOurs = (page: Page | undefined): page is PageOf<S> => page?.screen === screen
  return {
    path: '/:page/',
    section: 'pages',
    kind: 'pages',
    *expand({ manifest }) {
      for (const page of manifest.pages.filter(isOurs)) {
        for (const slug of [page.slug, ...page.aliases]) yield { params: { page: slug }, at: page.at }
      }
    },
    data: (site, { page: slug = '' }) => {
      const page = site.pagesBySlug.get(slug)
      return isOurs(page) ? page : undefined
    },
    title: pageTitle,
    description: pageDescription,
    crumb: (page) => page.name ?? page.heading,
    parent: () => ({ id: 'home', params: {} }),
    canonical: (page) => pageTarget(page),
    indexed: (page) => page.indexed,
    image: (page) => named(page.image),
    sources: (page) => [page.at],
  }
}

export function named(image: string | undefined): PageImage | undefined {
  return image === undefined ? undefined : { name: image, origin: 'named' }
}

/** The route and parameters of a page of the manifest. */
export function pageTarget(page: Page): Target {
  const id = routeOfScreen[page.screen]
  return { id, params: soleScreens.includes(page.screen) ? {} : { page: page.slug } }
}

const routeOfScreen: { readonly [S in Screen]: RouteId } = {
  home: 'home',
  services: 'services',
  'service-areas': 'serviceAreas',
  checklist: 'checklist',
  contact: 'contact',
  'customer-login': 'customerLogin',
  careers: 'careers',
  about: 'about',
  press: 'press',
  guide: 'guide',
  articles: 'articles',
  legal: 'legal',
  'spinner-demo': 'spinnerDemo',
  'not-found': 'notFound',
}
