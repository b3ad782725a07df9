import type { Rule } from '../../rule.ts'
import { breadcrumbDiffers } from './breadcrumb-differs.ts'
import { breadcrumbMissing } from './breadcrumb-missing.ts'
import { crawlDepth } from './crawl-depth.ts'
import { deadEnd } from './dead-end.ts'
import { deadFragment } from './dead-fragment.ts'
import { deadLink } from './dead-link.ts'
import { deadResource } from './dead-resource.ts'
import { inlinksFew } from './inlinks-few.ts'
import { linkContact } from './link-contact.ts'
import { linkForm } from './link-form.ts'
import { linkGenericText } from './link-generic-text.ts'
import { linkHidden } from './link-hidden.ts'
import { linkInsecure } from './link-insecure.ts'
import { linkNofollow } from './link-nofollow.ts'
import { linkNotCrawlable } from './link-not-crawlable.ts'
import { linkOtherHost } from './link-other-host.ts'
import { linkRedirected } from './link-redirected.ts'
import { linkSpam } from './link-spam.ts'
import { linkTextAmbiguous } from './link-text-ambiguous.ts'
import { linkTextDiffers } from './link-text-differs.ts'
import { linkToAlias } from './link-to-alias.ts'
import { linkTracked } from './link-tracked.ts'
import { linkWithoutText } from './link-without-text.ts'
import { nearbyLinkDiffers } from './nearby-link-differs.ts'
import { nearbyLinksMissing } from './nearby-links-missing.ts'
import { orphanPage } from './orphan-page.ts'
import { outlinksMany } from './outlinks-many.ts'
import { profileDiffers } from './profile-differs.ts'
import { redirectFragment } from './redirect-fragment.ts'

export const linksRules: Rule[] = [
  breadcrumbDiffers,
  breadcrumbMissing,
  crawlDepth,
  deadEnd,
  deadFragment,
  deadLink,
  deadResource,
  inlinksFew,
  linkContact,
  linkForm,
  linkGenericText,
  linkInsecure,
  linkNofollow,
  linkNotCrawlable,
  linkRedirected,
  linkSpam,
  linkTextAmbiguous,
  linkToAlias,
  linkWithoutText,
  nearbyLinkDiffers,
  nearbyLinksMissing,
  orphanPage,
  outlinksMany,
  redirectFragment,
  linkHidden,
  linkOtherHost,
  linkTracked,
  linkTextDiffers,
  profileDiffers,
]
