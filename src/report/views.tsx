import type { ComponentType } from 'react'
import { OverviewView } from './views/overview/OverviewView.tsx'
import { UrlsView } from './views/urls/UrlsView.tsx'

export type View = {
  path: string
  /** What stands in the navigation and in the title of the window. */
  name: string
  component: ComponentType
  /** Pressed after `g`; a view without one is reached from others and does not stand in the navigation. */
  key?: string
}

/** Every view and its address, in the order of the navigation. */
export const views: readonly View[] = [
  { path: '/', name: 'Overview', component: OverviewView, key: 'o' },
  { path: '/urls', name: 'URLs', component: UrlsView, key: 'u' },
]
