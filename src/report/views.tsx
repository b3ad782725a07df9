import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { ChangesView } from './views/changes/ChangesView.tsx'
import { CoverageView } from './views/coverage/CoverageView.tsx'
import { FindingsView } from './views/findings/FindingsView.tsx'
import { RulesView } from './views/findings/RulesView.tsx'
import { RuleView } from './views/findings/RuleView.tsx'
import { OverviewView } from './views/overview/OverviewView.tsx'
import { UrlView } from './views/url/UrlView.tsx'
import { UrlsView } from './views/urls/UrlsView.tsx'

export type View = {
  path: string
  /** What stands in the navigation and in the title of the window. */
  name: string
  /** Query of the address that says what a view is of, where it is of one thing among many. */
  subject?: string
  component: ComponentType
  /** Pressed after `g`; a view without one is reached from others and does not stand in the navigation. */
  key?: string
}

/** Every view and its address, in the order of the navigation. */
export const views: readonly View[] = [
  { path: '/', name: 'Overview', component: OverviewView, key: 'o' },
  { path: '/urls', name: 'URLs', component: UrlsView, key: 'u' },
  { path: '/url', name: 'URL', subject: 'path', component: UrlView },
  { path: '/findings', name: 'Findings', component: FindingsView, key: 'f' },
  { path: '/rules', name: 'Rules', component: RulesView },
  { path: '/rules/:code', name: 'Rule', component: RuleView },
  { path: '/coverage', name: 'Coverage', component: CoverageView, key: 'c' },
  { path: '/changes', name: 'Changes', component: ChangesView, key: 'h' },
]

/** What the view of an address is called, with what it is of: `Rule title-width`, `URL /about/`. */
export function viewName({ pathname, search }: { pathname: string; search: string }): string | undefined {
  for (const { path, name, subject } of views) {
    const match = matchPath(path, pathname)
    if (!match) continue
    const of = subject === undefined ? Object.values(match.params)[0] : new URLSearchParams(search).get(subject)
    return of ? `${name} ${of}` : name
  }
  return undefined
}
