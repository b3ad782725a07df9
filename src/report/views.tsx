import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { ChangesView } from './views/changes/ChangesView.tsx'
import { ClientView } from './views/client/ClientView.tsx'
import { CoverageView } from './views/coverage/CoverageView.tsx'
import { FindingsView } from './views/findings/FindingsView.tsx'
import { RulesView } from './views/findings/RulesView.tsx'
import { RuleView } from './views/findings/RuleView.tsx'
import { OverviewView } from './views/overview/OverviewView.tsx'
import { TitlesView } from './views/titles/TitlesView.tsx'
import { TrafficView } from './views/traffic/TrafficView.tsx'
import { UrlView } from './views/url/UrlView.tsx'
import { UrlsView } from './views/urls/UrlsView.tsx'

export type View = {
  path: string
  /** Name in the navigation and in the window title. */
  name: string
  /** Query parameter with the subject of the view, e.g. the path of a URL. */
  subject?: string
  component: ComponentType
  /** Key pressed after `g`. A view without a key is not in the navigation. */
  key?: string
}

/** Every view, in the order of the navigation. */
export const views: readonly View[] = [
  { path: '/', name: 'Overview', component: OverviewView, key: 'o' },
  { path: '/urls', name: 'URLs', component: UrlsView, key: 'u' },
  { path: '/titles', name: 'Titles', component: TitlesView },
  { path: '/url', name: 'URL', subject: 'path', component: UrlView },
  { path: '/findings', name: 'Findings', component: FindingsView, key: 'f' },
  { path: '/rules', name: 'Rules', component: RulesView },
  { path: '/rules/:code', name: 'Rule', component: RuleView },
  { path: '/coverage', name: 'Coverage', component: CoverageView, key: 'c' },
  { path: '/traffic', name: 'Traffic', component: TrafficView, key: 't' },
  { path: '/changes', name: 'Changes', component: ChangesView, key: 'h' },
  { path: '/client', name: 'Client report', component: ClientView, key: 'r' },
]

/** Name of a view with its subject, e.g. `Rule title-width`, `URL /about/`. */
export function viewName({ pathname, search }: { pathname: string; search: string }): string | undefined {
  for (const { path, name, subject } of views) {
    const match = matchPath(path, pathname)
    if (!match) continue
    const value = subject === undefined ? Object.values(match.params)[0] : new URLSearchParams(search).get(subject)
    return value ? `${name} ${value}` : name
  }
  return undefined
}
