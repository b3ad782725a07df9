import type { ComponentType } from 'react'
import type { PageOf } from '#manifest/schema.ts'
import type { PageInfo } from './head/page-head.ts'
import type { Route } from './route.ts'

/** What a component on a page receives: the data of the page's route, and what the route table says about the page. */
export type PagePartProps = { data: unknown; info: PageInfo }

/** The parts of pages that a site may replace or add. */
export type OwnComponents = {
  /** Replaces the contents of the header of every page. */
  Header?: ComponentType
  /** Replaces the contents of the footer of every page. */
  Footer?: ComponentType
  /** Replaces the top of the home page. */
  Hero?: ComponentType<{ page: PageOf<'home'> }>
  /** Shown at the start of the main content of every page. */
  BeforeContent?: ComponentType<PagePartProps>
  /** Shown at the end of the main content of every page. */
  AfterContent?: ComponentType<PagePartProps>
  /** Sections by the name that `ownSections` of a page or service uses. */
  sections: Readonly<Record<string, ComponentType<PagePartProps>>>
}

/** A row of the route table with its screen. */
export type OwnPageType = Route<unknown> & { screen: ComponentType<PagePartProps> }

/** What the code of a site, `citywide.config.ts`, adds to the components and to the route table. */
export type Extensions = {
  components: OwnComponents
  /** By id, which is also the name of the page type. */
  pageTypes: Readonly<Record<string, OwnPageType>>
}

export const noExtensions: Extensions = { components: { sections: {} }, pageTypes: {} }
