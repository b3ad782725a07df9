import type { AuditedSite } from '../../../core/audited-site.ts'
import { domainOf } from '../../../core/domain.ts'
import { isFolderPattern } from '../../../core/folder-pattern.ts'
import { groupBy } from '../../../core/group-by.ts'
import { otherForm, pathOf } from '../../../core/url.ts'
import { faultOfForeign } from '../../files/host-rules/foreign-targets.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { type HostRule, wholePathOf } from '../../files/host-rules/host-rule.ts'
import { hostRules } from '../../files/host-rules/read-host-rules.ts'
import { deceivedCrawlers } from '../../files/host-rules/refused-crawlers.ts'
import { indexRules, type RuleIndex } from '../../files/host-rules/rule-index.ts'
import { slashLoops } from '../../files/host-rules/slash-loops.ts'
import { faultOfSome, faultOfTarget, pathOnSite, type TargetFault } from '../../files/host-rules/target-faults.ts'
import { wrongStatus } from '../../files/host-rules/wrong-status.ts'
import { shownOn } from '../../findings/references.ts'
import { perSite } from '../../graph/per-site.ts'
import { isMisspeltDomain, isOtherHostOf } from '../../markup/other-host.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { conflictIn } from './host-file-unread.ts'

/** A redirect of a host's file over an existing page, to nothing, to another redirect, or of the wrong kind. */
export const hostRedirect: SiteRule = {
  code: 'host-redirect',
  scope: 'site',
  title: 'Wrong redirect in a file of the host',
  severity: 'error',
  why: 'A redirect over a page takes it off the site, and a catch-all takes all pages. Redirects in a loop or to a missing page show an error instead of the page that the visitor looks for.',
  how: 'Reads the redirects in _redirects, .htaccess, vercel.json, firebase.json, netlify.toml, staticwebapp.config.json, nginx.conf, web.config and Caddyfile of the output or beside the manifest, and of a finished site in report/hosting. None may be for the URL of a page, those of redirects.yaml must lead where it says, and each target on this site must be served without a further redirect, and no two lines may redirect a path with and without its slash to each other. Targets must have https and not be on another host of the site, such as that of a trial, or on a domain that is nearly its own, and redirects of redirects.yaml and of one path to a page must be permanent, and not serve the page at their own path with the status 200 (warnings). A permanent redirect to a page with noindex is a notice. Of targets with names or groups, only the folder before these is checked. No rule may be for a path that an earlier one leads elsewhere, or lead a whole folder, or three former pages below folders, to the home page (warnings). Ignores redirects from one form of a URL to the other, and rules for requests of http only. Of rules with conditions about anything but host, scheme, path and address, only the target is checked: its scheme, whether it exists, and that it is not another site if the rule is for a page. A target on another site that the manifest does not name is a warning. It is an error if its host has a word such as casino, or if the requested URL decides which site it is. A redirect of the home page by the language of the browser is a warning. No rewrite of .htaccess may be for the crawlers of Google or Bing alone.',
  fix: 'Correct or remove the line; redirects belong in redirects.yaml. If the file was edited by hand, build again.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  supersededBy: ['noindex-unexpected', 'not-found-page', 'page-missing'],
  check: (site) => {
    const { host, protocol } = new URL(site.manifest.site.origin)
    // Both versions of a conflict are in the file, which `host-file-unread` reports.
    const inConflict = new Set(
      [...new Set(hostRules(site.files).map(({ file }) => file))].filter(
        (file) => conflictIn(site.files.read(`/${file}`).toString('utf8')) !== undefined,
      ),
    )
    const rules = hostRules(site.files).filter(
      ({ file, isFor, scheme }) =>
        (isFor?.(host) ?? true) && (scheme === undefined || protocol === `${scheme}:`) && !inConflict.has(file),
    )
    const redirects = rules.filter(({ isConditional }) => !isConditional)
    const firstOf = firstRules(redirects)
    const [rulesFor, redirectsFor] = [indexRules(rules), indexRules(redirects)]
    const loops = slashLoops(redirects, site)
    const each = rules.filter(isFirstOfLoop(redirects, site)).flatMap((rule): SiteFinding[] => {
      const found = loops.has(rule)
        ? findingOf(rule, loops.get(rule), site)
        : rule.isConditional
          ? (notSecure(rule, site) ??
            toOtherHost(rule, site) ??
            toAnotherSite(rule, site) ??
            ofSome(rule, rulesFor, site))
          : (afterAnother(rule, firstOf, site) ??
            forUnknown(rule, site) ??
            overPages(rule, site) ??
            notSecure(rule, site) ??
            toOtherHost(rule, site) ??
            toAnotherSite(rule, site) ??
            withWrongStatus(rule, site) ??
            unlikeManifest(rule, site) ??
            manyToHome(rule, site) ??
            findingOf(rule, faultOfTarget(rule, redirectsFor, site), site))
      return found.map((finding) => ({ ...finding, explains: [`/${rule.file}`] }))
    })
    return [
      ...withoutOtherForms(each),
      ...pagesToHome(redirects, site),
      ...hostRules(site.files).flatMap((rule) => toItself(rule, site)),
      ...ofCrawlers(site),
    ]
  },
}

/** What search engines see in place of what visitors see. */
const ofCrawlers = (site: AuditedSite): SiteFinding[] =>
  deceivedCrawlers(site.files).map(({ file, line, crawler, to }) => ({
    url: `/${file}`,
    at: hostLineAt(site, { file, line }),
    what: `Line ${line} of ${file} shows the crawler of ${crawler} ${to} in place of what visitors see.`,
    fix: 'Remove the line: search engines take a site for spam that shows them something else.',
    followsFrom: [to],
  }))

/**
 * Whether no earlier rule of the same file leads where a rule comes from, and back: the first of two such rules is reported.
 * The earlier one is right if it leads a former URL to a page, which this one takes off the site.
 */
function isFirstOfLoop(rules: readonly HostRule[], { pagesByPath }: AuditedSite): (rule: HostRule) => boolean {
  const lines = new Map(rules.map(({ file, from, to, line }) => [`${file} ${from} ${to}`, line] as const).reverse())
  const isPage = (path: string) => pagesByPath.has(path) || pagesByPath.has(otherForm(path))
  return ({ file, from, to, line }) =>
    (lines.get(`${file} ${to} ${from}`) ?? line) >= line || (isPage(from) && !isPage(to ?? ''))
}

/** Paths without their slash at the end, in a message without its line: what two lines say of the two forms of one path. */
const formless = ({ what, severity }: SiteFinding) =>
  `${severity} ${what.replace(/^Line \d+/, '').replace(/\/(?=[\s,.]|$)/g, '')}`

/** The findings without those that the line before has about the other form of the path. */
function withoutOtherForms(found: readonly SiteFinding[]): SiteFinding[] {
  const lineOf = ({ what }: SiteFinding) => Number(/^Line (\d+)/.exec(what)?.[1] ?? Number.NaN)
  const known = new Set(found.map((each) => `${lineOf(each)}${formless(each)}`))
  return found.filter((each) => !known.has(`${lineOf(each) - 1}${formless(each)}`))
}

/** What is wrong with a rule for some requests only: its target, or that it hides the home page by the language of a browser. */
function ofSome(rule: HostRule, rulesFor: RuleIndex, site: AuditedSite): SiteFinding[] {
  const ofTarget = findingOf(rule, faultOfSome(rule, rulesFor, site), site)
  const { file, line, to, status } = rule
  const isRedirect = status >= 300 && status < 400
  if (ofTarget.length > 0 || !rule.isByLanguage || !isRedirect || to === undefined || !rule.matches('/'))
    return ofTarget
  return [
    {
      ...placeOf(rule, site),
      severity: 'warning',
      url: '/',
      what: `Line ${line} of ${file} redirects / to ${to} by the language of the browser, so these visitors cannot read the home page.`,
      fix: 'Remove the line, and let visitors choose the language by a link on the page.',
    },
  ]
}

/** The first rule for each path of each file. Ignores rules for one host or scheme, and patterns, which may differ in more. */
function firstRules(rules: readonly HostRule[]): ReadonlyMap<string, HostRule> {
  const found = new Map<string, HostRule>()
  for (const rule of rules) {
    const key = wholePathOf(rule)
    if (key !== undefined && !found.has(key)) found.set(key, rule)
  }
  return found
}

/** A rule that never applies, because an earlier one leads the same path to another target; undefined for others. */
function afterAnother(rule: HostRule, firstOf: ReadonlyMap<string, HostRule>, site: AuditedSite) {
  const first = firstOf.get(wholePathOf(rule) ?? '')
  if (!first || first === rule || first.to === rule.to) return undefined
  const { line, file, from, to } = rule
  return [
    {
      ...placeOf(rule, site),
      severity: 'warning' as const,
      url: from,
      what: `Line ${line} of ${file} redirects ${from} to ${to}, but line ${first.line} redirects it to ${first.to} before.`,
      fix: 'Remove one of the lines.',
    },
  ]
}

/** A page that a host shows at every URL without a page; undefined for other rules. */
function forUnknown(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  const { line, file, from, to } = rule
  if (rule.status !== 200 || to === undefined || !isForPages(rule)) return undefined
  const isForFolder = isFolderPattern(from) && pathOnSite(rule, site)?.endsWith('.html') === true
  if (!isForFolder && !rule.matches(unknownPath)) return undefined
  return [
    {
      ...placeOf(rule, site),
      url: pathOnSite(rule, site) ?? '/',
      what: `Line ${line} of ${file} serves ${to} for ${from} with the status 200, also at URLs without a page, where the 404 page belongs.`,
      fix: 'Remove the line. Search engines index such a page at any number of URLs.',
    },
  ]
}

/** A path that no page has. */
const unknownPath = '/4dd0c0ffee/'

/** Pages that the rule takes off the site; undefined if there are none. */
function overPages(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  if (!isForPages(rule)) return undefined
  const target = pathOnSite(rule, site)
  const hidden = (rule.paths ?? pathsOf(site))
    .flatMap((path) => (rule.matches(path) && path !== target ? (site.pagesByPath.get(path) ?? []) : []))
    .filter(({ route }) => route !== undefined && route !== 'notFound')
  const [first] = hidden
  if (!first) return undefined
  const more = hidden.length === 1 ? '' : ` and ${hidden.length - 1} more`
  const isAnswer = rule.status >= 400 && rule.status !== 410
  const instead = isAnswer ? `answers with the status ${rule.status}` : 'declares them gone'
  const to = rule.to === undefined || isAnswer ? instead : `leads to ${rule.to}`
  return [
    {
      ...placeOf(rule, site),
      url: first.path,
      what: `Line ${rule.line} of ${rule.file} is for ${rule.from}, where ${first.path}${more} ${hidden.length === 1 ? 'is a page' : 'are pages'}, and ${to}.`,
      ...(isInsecure(rule) && { fix: `${withHttps} A redirect of all pages belongs to another host name or to http.` }),
      ...shownOn(hidden),
    },
  ]
}

/** Read once: each pattern is compared with all of them. */
const pathsOf = perSite(({ pages }): readonly string[] => pages.map(({ path }) => path))

/** Statuses of 200 serve another file under the same URL, as a page does for its own folder, or that of another host. */
const isForPages = ({ status, to, isForced }: HostRule) =>
  status !== 200 || to?.startsWith('/') === true || isForced === true

function notSecure(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  const { line, file, from, to } = rule
  if (!isInsecure(rule)) return undefined
  return [
    {
      ...placeOf(rule, site),
      url: from.startsWith('/') ? from : '/',
      what: `Line ${line} of ${file} redirects ${from} to ${to}, over an unencrypted connection.`,
      fix: withHttps,
    },
  ]
}

/** A target on a trial of the site, on its domain with or without "www" unlike its origin, or on one that is nearly its domain. */
function toOtherHost(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  const { line, file, from, to } = rule
  const [, host = ''] = /^https?:\/\/([^/:?#]+)/i.exec(to ?? '') ?? []
  const own = new URL(site.manifest.site.origin).host
  const isMisspelt = host !== '' && isMisspeltDomain(host.toLowerCase(), own)
  if (!isMisspelt && !isOtherHostOf(host.toLowerCase(), own)) return undefined
  return [
    {
      ...placeOf(rule, site),
      url: from.startsWith('/') ? from : '/',
      what: isMisspelt
        ? `Line ${line} of ${file} redirects ${from} to ${to}, whose domain is nearly that of the site, ${domainOf(own)}.`
        : `Line ${line} of ${file} redirects ${from} to ${to}, on ${host} instead of ${own}.`,
      fix: isMisspelt ? 'Correct the domain.' : 'Write the target as a path, beginning with a slash.',
      group: { name: `${file} ${host}` },
    },
  ]
}

/** A rule that leads to another site as an intruder, or an open redirect, does; undefined for others. */
function toAnotherSite(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  const fault = faultOfForeign(rule, site)
  const { line, file, from } = rule
  return (
    fault && [
      {
        ...placeOf(rule, site),
        url: fault.url ?? (from.startsWith('/') ? from : '/'),
        ...(fault.severity && { severity: fault.severity }),
        what: `Line ${line} of ${file} ${fault.what}.`,
        fix: 'Remove the line, and find out who wrote it.',
        group: { name: `${file} ${fault.domain}` },
      },
    ]
  )
}

/** A rule for another host of the site whose target is on that host: the visitor goes round in circles, or stays there. */
function toItself(rule: HostRule, site: AuditedSite): SiteFinding[] {
  const [, host = ''] = /^https:\/\/([^/:?#]+)/i.exec(rule.to ?? '') ?? []
  const isThere = host !== '' && rule.isFor?.(host) === true && !rule.isFor(new URL(site.manifest.site.origin).host)
  return isThere ? (toOtherHost(rule, site) ?? []) : []
}

const isInsecure = ({ to }: HostRule) => to !== undefined && /^http:\/\//i.test(to)

const withHttps = 'Write the target with https.'

/** A redirect that is temporary, or a page that is served at a second URL; undefined for other rules. */
function withWrongStatus(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  const fault = wrongStatus(rule, site)
  return fault && [{ ...placeOf(rule, site), url: rule.from, ...fault }]
}

/** A pattern whose URLs all lead to the home page. Of one of redirects.yaml, `validate` warns. */
function manyToHome(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  const { line, file, from, status } = rule
  if (status < 300 || status >= 400 || !isFolderPattern(from) || pathOnSite(rule, site) !== '/') return undefined
  const written = site.manifest.redirects.filter((redirect) => redirect.to === '/')
  if (written.some((redirect) => rule.matches((redirect.from ?? '').replace(/\*|:[A-Za-z]\w*/g, 'a')))) return undefined
  return [
    {
      ...placeOf(rule, site),
      severity: 'warning',
      url: from.startsWith('/') ? from : '/',
      what: `Line ${line} of ${file} redirects all of ${from} to the home page, which search engines treat like pages that are gone.`,
      fix: 'Redirect each URL to the page nearest to it, or answer with the status 410.',
      group: { name: `to home by ${file}`, noun: 'line' },
    },
  ]
}

/** Several former pages that one file leads to the home page. One folder deep, a path may be another name of it. */
function pagesToHome(rules: readonly HostRule[], site: AuditedSite): SiteFinding[] {
  const former = rules.filter(
    (rule) =>
      wholePathOf(rule) !== undefined &&
      /^(?:\/[\w-]+){2,}\/?$/.test(rule.from) &&
      rule.status >= 300 &&
      rule.status < 400 &&
      pathOnSite(rule, site) === '/' &&
      site.redirectAt(rule.from) === undefined,
  )
  return [...groupBy(former, ({ file }) => file).values()].flatMap((same): SiteFinding[] => {
    const [first, ...others] = same
    const paths = new Set(same.map(({ from }) => from.replace(/\/$/, '')))
    if (!first || paths.size < fewestFormer) return []
    return [
      {
        ...placeOf(first, site),
        severity: 'warning',
        url: first.from,
        what: `Line ${first.line} of ${first.file} redirects ${first.from} to the home page, and ${others.length} more lines do the same with other pages, which search engines treat like pages that are gone.`,
        fix: 'Redirect each URL to the page nearest to it, or answer with the status 410.',
      },
    ]
  })
}

const fewestFormer = 3

/** The path of a rule of Apache whose conditions have it, and whose pattern `^` is for any. */
const onlyPathOf = ({ from, paths, isFor, scheme, isConditional }: HostRule): string | undefined =>
  from.startsWith('/') || isFor || scheme !== undefined || isConditional ? undefined : paths?.at(-1)

/** A redirect of redirects.yaml that leads elsewhere. nginx adds the query. */
function unlikeManifest(rule: HostRule, site: AuditedSite): SiteFinding[] | undefined {
  const { file, line, to } = rule
  const from = wholePathOf(rule) === undefined ? onlyPathOf(rule) : rule.from
  const wanted = from === undefined ? undefined : site.redirectAt(from)?.to
  const target = to && pathOnSite({ ...rule, to: to.replace(/\$is_args\$args$/, '') }, site)
  if (!target || !wanted?.startsWith('/') || !site.served.has(target) || target === pathOf(wanted)) return undefined
  return [
    {
      ...placeOf(rule, site),
      url: from ?? rule.from,
      what: `Line ${line} of ${file} redirects ${from} to ${to}, but redirects.yaml redirects it to ${wanted}.`,
      fix: 'Build the site again.',
    },
  ]
}

function findingOf(rule: HostRule, fault: TargetFault | undefined, site: AuditedSite): SiteFinding[] {
  if (!fault) return []
  const { line, file, from, to, isConditional } = rule
  const some = isConditional ? 'some requests for ' : ''
  return [
    {
      ...placeOf(rule, site),
      url: from.startsWith('/') ? from : fault.url,
      what: `Line ${line} of ${file} redirects ${some}${from} to ${to}, ${fault.what}.`,
      ...(fault.severity && { severity: fault.severity }),
      ...(fault.followsFrom && { followsFrom: fault.followsFrom }),
      // Redirects to one missing page have one cause.
      group: { name: `${file} ${to} ${fault.what}`, noun: 'line' },
    },
  ]
}

function placeOf({ file, line, from }: HostRule, site: AuditedSite) {
  return { at: redirectsBySource(site).get(from)?.at ?? hostLineAt(site, { file, line }), subject: `${file} ${line}` }
}

const redirectsBySource = perSite(
  ({ manifest }) => new Map(manifest.redirects.map((redirect) => [redirect.from, redirect] as const).reverse()),
)
