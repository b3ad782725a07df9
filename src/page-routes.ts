import type { Page, PageOf, Screen } from '#manifest/schema.ts'
import { pageDescription, pageTitle } from './head/page-phrases.ts'
import type { PageImage, Route, RouteId, Target } from './route.ts'
import { pageOf } from './site.ts'

/** Screens whose page has an address of its own in the table, whatever its file is called. No site is without them. */
export const soleScreens: readonly Screen[] = ['home', 'services', 'service-areas', 'not-found']

/** A page of its own at an address the table fixes. */
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

/** The pages of a screen, each at the address its file name gives, and at its aliases. */
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

/** The route a page of the manifest is shown by. */
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
  legal: 'legal',
  'spinner-demo': 'spinnerDemo',
  'not-found': 'notFound',
}
