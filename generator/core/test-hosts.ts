import { domainOf } from './domain.ts'

/** Labels of hosts that are not public, alone or with a number. */
const alone =
  /^(?:staging|stage|stg|test|testing|tst|dev|devel|develop|development|preview|preprod|pre-prod|uat|qa|sandbox|sandpit|beta|demo|draft|localhost|local|internal|intranet)[-_]?\d*$/i
/** The same for those of another company, which may give its public pages the others, such as `demo`. */
const aloneElsewhere = /^(?:staging|stg|preprod|pre-prod|uat|qa|sandbox)[-_]?\d*$/i
/** `book-staging`, `dev-www`, `api_uat2`. */
const joined = /(?:^|[-_])(?:staging|stg|preprod|uat|sandbox|qa|dev)\d*(?=[-_]|$)/i
const joinedElsewhere = /(?:^|[-_])(?:staging|stg|preprod|uat|sandbox)\d*(?=[-_]|$)/i
/** Words that are part of other names, too, as in `test-drive`: the other word is that of a site. */
const site =
  '(?:www|web|site|app|apps|api|book|booking|bookings|portal|shop|store|quote|quotes|pay|payments?|forms?|login|admin|crm|blog|cms|jobs?|hiring|widget|embed|client|clients|customer|new)'
const joinedToSite = new RegExp(
  `^(?:test|testing|stage|preview|demo|beta|local|internal)\\d*[-_]${site}$|^${site}[-_](?:test|testing|stage|preview|demo|beta|local|internal)\\d*$`,
  'i',
)

/** The labels of a host before its registrable domain, and the last one: the name of a company may have any word. */
function labelsOf(hostname: string): string[] {
  const domain = domainOf(hostname)
  const before = hostname.endsWith(`.${domain}`) ? hostname.slice(0, -domain.length - 1).split('.') : []
  return [...before, hostname.split('.').at(-1) ?? '']
}

/**
 * The label of a host that is that of a copy for testing: `book-staging`.
 * @param isOwn whether the host is below the domain of the site, or of a service that it uses; other companies may give a public page
 * a name such as `demo`.
 */
export function testLabelIn(hostname: string, isOwn: boolean): string | undefined {
  const [single, several] = isOwn ? [alone, joined] : [aloneElsewhere, joinedElsewhere]
  return labelsOf(hostname).find(
    (label) => single.test(label) || several.test(label) || (isOwn && joinedToSite.test(label)),
  )
}
