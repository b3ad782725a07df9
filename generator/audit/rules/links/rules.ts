import type { Rule } from '../../rule.ts'
import { deadFragment } from './dead-fragment.ts'
import { deadLink } from './dead-link.ts'
import { deadResource } from './dead-resource.ts'
import { linkForm } from './link-form.ts'
import { linkRedirected } from './link-redirected.ts'
import { redirectFragment } from './redirect-fragment.ts'

export const linksRules: Rule[] = [deadFragment, deadLink, deadResource, linkForm, linkRedirected, redirectFragment]
