import type { Rule } from '../../rule.ts'
import { compressedCopyDiffers } from './compressed-copy-differs.ts'
import { deadSitemapUrl } from './dead-sitemap-url.ts'
import { feedItem } from './feed-item.ts'
import { fileMistyped } from './file-mistyped.ts'
import { hostContentType } from './host-content-type.ts'
import { hostFileUnread } from './host-file-unread.ts'
import { hostIndex } from './host-index.ts'
import { hostNoindex } from './host-noindex.ts'
import { hostNotFound } from './host-not-found.ts'
import { hostRedirect } from './host-redirect.ts'
import { hostRedirectMissing } from './host-redirect-missing.ts'
import { hostUrlForm } from './host-url-form.ts'
import { notFoundPage } from './not-found-page.ts'
import { pageBroken } from './page-broken.ts'
import { pageExchanged } from './page-exchanged.ts'
import { pageMissing } from './page-missing.ts'
import { pageUnknown } from './page-unknown.ts'
import { publicPage } from './public-page.ts'
import { redirectStub } from './redirect-stub.ts'
import { robotsTxtBlocks } from './robots-txt-blocks.ts'
import { robotsTxtLines } from './robots-txt-lines.ts'
import { robotsTxtMissing } from './robots-txt-missing.ts'
import { robotsTxtSitemap } from './robots-txt-sitemap.ts'
import { sitemapHints } from './sitemap-hints.ts'
import { sitemapHost } from './sitemap-host.ts'
import { sitemapIndex } from './sitemap-index.ts'
import { sitemapLastmod } from './sitemap-lastmod.ts'
import { sitemapLimits } from './sitemap-limits.ts'
import { sitemapPicture } from './sitemap-picture.ts'
import { sitemapTwice } from './sitemap-twice.ts'
import { sitemapUnreadable } from './sitemap-unreadable.ts'
import { soft404 } from './soft-404.ts'
import { staleKnownIssue } from './stale-known-issue.ts'
import { textFileLink } from './text-file-link.ts'
import { urlCaseFold } from './url-case-fold.ts'
import { urlLost } from './url-lost.ts'
import { urlShape } from './url-shape.ts'

export const urlRules: Rule[] = [
  hostRedirectMissing,
  hostUrlForm,
  hostNotFound,
  hostIndex,
  hostFileUnread,
  hostContentType,
  compressedCopyDiffers,
  fileMistyped,
  deadSitemapUrl,
  feedItem,
  notFoundPage,
  pageBroken,
  pageExchanged,
  pageMissing,
  pageUnknown,
  publicPage,
  redirectStub,
  robotsTxtBlocks,
  robotsTxtLines,
  robotsTxtMissing,
  robotsTxtSitemap,
  sitemapHints,
  sitemapHost,
  sitemapIndex,
  sitemapLastmod,
  sitemapLimits,
  sitemapPicture,
  sitemapTwice,
  sitemapUnreadable,
  soft404,
  staleKnownIssue,
  textFileLink,
  urlCaseFold,
  urlLost,
  urlShape,
  hostNoindex,
  hostRedirect,
]
