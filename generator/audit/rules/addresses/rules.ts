import type { Rule } from '../../rule.ts'
import { deadSitemapUrl } from './dead-sitemap-url.ts'
import { urlLost } from './url-lost.ts'

export const addressesRules: Rule[] = [deadSitemapUrl, urlLost]
