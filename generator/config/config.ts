import type { ComponentType } from 'react'
import type { Scene } from '#drawings/brush.ts'
import type { Location, Page, Service } from '#manifest/schema.ts'
import type { Extensions, OwnComponents } from '#src/extensions.ts'
import type { PageInfo } from '#src/head/page-head.ts'
import type { PageImage, Params, Section } from '#src/route.ts'
import type { SiteIndex } from '#src/site.ts'
import type { KnownIssueRule, Rule } from '../audit/rule.ts'

/** The parts of pages that a site replaces or adds. The built-in ones can be imported, to be used inside these. */
export type ConfigComponents = Partial<Omit<OwnComponents, 'sections'>> & {
  /** Sections by the name that `ownSections` of a page or service uses. */
  sections?: Readonly<Record<string, ComponentType<SectionProps>>>
}

/** What a section receives: the record that names it, and what the route table says about its page. */
export type SectionProps = { data: Page | Service; info: PageInfo }

/** A page type: a row of the route table with its screen. */
export type PageType<Data> = {
  /** Pattern of the path, e.g. `/team/:person/`. */
  path: string
  /** The sitemap of its pages. Default: `pages`. */
  section?: Section
  /** Every page. Default: one page, if the path has no parameters. */
  expand?(site: SiteIndex): Iterable<{ params: Params; at?: Location }>
  /** What a page shows; undefined if there is no such page. */
  data(site: SiteIndex, params: Params): Data | undefined
  title(data: Data, site: SiteIndex): string
  description(data: Data, site: SiteIndex): string
  keywords?(data: Data, site: SiteIndex): string[]
  /** Name in breadcrumbs. Default: the title. */
  crumb?(data: Data, site: SiteIndex): string
  /** The page above a page in the breadcrumb. Default: the home page. */
  parent?(data: Data): PageTarget
  indexed?(data: Data): boolean
  image?(data: Data, site: SiteIndex): PageImage | undefined
  /** The records the page is made from. Default: the line of the page type. */
  sources?(data: Data, site: SiteIndex): Location[]
  /** The component that shows a page. */
  screen: ComponentType<{ data: Data; info: PageInfo }>
}

/** A page of the route table, or of a page type of this site. */
export type PageTarget = { id: string; params: Params }

/** A rule of the audit. Rules about the list of known issues are those of the audit alone. */
export type OwnRule = Exclude<Rule, KnownIssueRule>

/** What `citywide.config.ts` exports. */
export type Config = {
  components?: ConfigComponents
  /** By id, which names the page type in reports. */
  // biome-ignore lint/suspicious/noExplicitAny: each page type has data of its own
  pageTypes?: Readonly<Record<string, PageType<any>>>
  rules?: readonly OwnRule[]
  /** Scenes by the name that images.yaml uses. */
  scenes?: Readonly<Record<string, Scene>>
}

/** A checked configuration, as the rest of the program uses it. */
export type SiteConfig = {
  extensions: Extensions
  rules: readonly Rule[]
  scenes: Readonly<Record<string, Scene>>
}
