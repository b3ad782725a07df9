// What `citywide.config.ts` imports from "citywide". docs/extending.md explains it.
import { href } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { Config, OwnRule, PageTarget, PageType } from './config.ts'

export type { Brush, Scene } from '#drawings/brush.ts'
export { sheet } from '#drawings/brush.ts'
export { type Box, box, circle, ellipse, path, placed, stroke } from '#drawings/shapes.ts'
export type * from '#manifest/schema.ts'
export { BrandMark } from '#src/components/BrandMark.tsx'
export { Breadcrumbs } from '#src/components/Breadcrumbs.tsx'
export { CallToAction } from '#src/components/CallToAction.tsx'
export { ContactLinks } from '#src/components/ContactLinks.tsx'
export { FaqList } from '#src/components/FaqList.tsx'
export { Hero } from '#src/components/Hero.tsx'
export { Icon } from '#src/components/Icon.tsx'
export { IconCards } from '#src/components/IconCards.tsx'
export { LinkList } from '#src/components/LinkList.tsx'
export { NavLink } from '#src/components/NavLink.tsx'
export { PageHead } from '#src/components/PageHead.tsx'
export { PhoneButtons } from '#src/components/PhoneButtons.tsx'
export { Picture } from '#src/components/Picture.tsx'
export { Prose } from '#src/components/Prose.tsx'
export { Section } from '#src/components/Section.tsx'
export { ServiceCards } from '#src/components/ServiceCards.tsx'
export { SiteFooter as Footer } from '#src/components/SiteFooter.tsx'
export { SiteHeader as Header } from '#src/components/SiteHeader.tsx'
export { useSite } from '#src/components/site-context.ts'
export { Testimonials } from '#src/components/Testimonials.tsx'
export type { PagePartProps } from '#src/extensions.ts'
export { dateText } from '#src/format.ts'
export type { PageInfo } from '#src/head/page-head.ts'
export type { PageImage, Params } from '#src/route.ts'
export type { Site, SiteIndex } from '#src/site.ts'
export type { Config, OwnRule, PageTarget, PageType, SectionProps } from './config.ts'

/** The configuration of a site, checked while it is typed. */
export const defineConfig = (config: Config): Config => config

/** A page type, whose functions and screen receive what `data` returns. */
export const definePageType = <Data>(type: PageType<Data>): PageType<Data> => type

/** A rule of the audit. */
export const defineRule = <Rule extends OwnRule>(rule: Rule): Rule => rule

/** The URL of a page of the route table, or of a page type of this site. */
export const hrefOf = (site: SiteIndex, target: PageTarget): string => href(site, target as Parameters<typeof href>[1]) // the ids of page types of this site are known only when it is built
