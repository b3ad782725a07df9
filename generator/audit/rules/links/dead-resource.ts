import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import { pathOf } from '../../../core/url.ts'
import { deadImports } from '../../files/script-imports.ts'
import { findReferences, onPages, shownOn } from '../../findings/references.ts'
import { subjectOn } from '../../findings/superseded.ts'
import { isPictureFile, shownPicture } from '../../markup/shown-picture.ts'
import type { FindingGroup, SiteFinding, SiteRule } from '../../rule.ts'

/** An image, script, stylesheet or icon that a page loads from this site and that does not exist. */
export const deadResource: SiteRule = {
  code: 'dead-resource',
  scope: 'site',
  title: 'Missing image, script or stylesheet',
  severity: 'error',
  why: 'The page lacks an image, its styles or its behavior, and the browser requests the file in vain on every visit.',
  how: 'Looks up everything a page or stylesheet loads from this site, the feeds it names, every module a script imports, and the scripts of parts that load when they are used, among the files of the output.',
  fix: 'Add the file, or remove it from the text or screen that shows it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  check: (site) => {
    const isMissing = (url: string) => !site.served.has(pathOf(url))
    const missing = findReferences(site, 'resources', isMissing)
    const ofFolder = groupBy(missing, ({ target }) => groupNameOf(pathOf(target)))
    const onPage = missing.flatMap(({ target: url, pages, isShared }) => {
      const [first] = pages
      if (!first) return []
      return [
        {
          url,
          at: site.manifest.typedLinks.find(({ path }) => pathOf(path) === url)?.at ?? site.sourceOf(first),
          what: `${url} is loaded ${onPages(pages.length)}, the first of them ${first.path}, but does not exist.`,
          ...shownOn(pages, isShared),
          ...(isPictureFile(pathOf(url)) && { explains: pages.map(({ path }) => subjectOn(path, shownPicture)) }),
          group: groupOf(pathOf(url), ofFolder.get(groupNameOf(pathOf(url)))?.length ?? 0),
        },
      ]
    })
    const onAPage = new Set(onPage.map(({ url }) => url))
    // Pages have styles of their own, which load the same files.
    const byStylesheet = groupBy(
      site.stylesheetUrls.filter(({ url }) => isMissing(url) && !onAPage.has(pathOf(url))),
      ({ url }) => pathOf(url),
    )
    const inStylesheet = [...byStylesheet].flatMap(([path, [first]]) =>
      first === undefined
        ? []
        : [
            {
              url: path,
              at: { file: 'src/styles.css', line: 1, column: 1 },
              what: `The stylesheet ${first.stylesheet} loads ${first.url}, which does not exist.`,
              fix: 'Add the file, or remove it from the stylesheet.',
            },
          ],
    )
    const onDemand = loadedOnDemand(site).filter((url) => !onAPage.has(url))
    const known = new Set([...onAPage, ...onDemand])
    const dead = deadImports(site.files).filter(({ url }) => !known.has(url))
    const later = onDemand.map((url) => ({
      url,
      at: site.manifest.siteAt,
      what: `${url} is loaded when a part of a page is used, but does not exist.`,
      fix: 'Build the site again. The build writes all scripts together.',
    }))
    const inScript = dead.map(({ url, script }) => ({
      url,
      at: site.manifest.siteAt,
      what: `The script ${script} imports ${url}, which does not exist.`,
      fix: 'Build the site again. The build writes all scripts together.',
    }))
    return [...onPage, ...deadFeeds(site), ...inStylesheet, ...later, ...inScript]
  },
}

/** Scripts that no page loads or links at once, and that a page names. */
function loadedOnDemand({ targets, served, referrers }: AuditedSite): string[] {
  const found = targets.flatMap((target, number) => {
    const path = pathOf(target)
    const isAtOnce = () =>
      (['links', 'resources', 'dataUrls'] as const).some((kind) => referrers(number, kind).length > 0)
    return /\.m?js$/.test(path) && path.startsWith('/') && !served.has(path) && !isAtOnce() ? [path] : []
  })
  return [...new Set(found)]
}

/** More missing files of one folder and format, or forms of pages such as /amp/, have one cause. */
const mostApart = 5

/** A few missing files are one finding if they are sizes and formats of one image, also those that a tool renamed: `roof-800.min.avif`. */
function groupOf(path: string, countInFolder: number): FindingGroup {
  const [, image] =
    /^(.*?)(?:-\d+)?(?:[.-](?:min|opt|optimi[sz]ed|compressed|scaled))?\.(?:avif|webp|jpe?g|png)$/i.exec(path) ?? []
  return image === undefined || countInFolder > mostApart
    ? { name: groupNameOf(path), above: mostApart, noun: 'file' }
    : { name: image, noun: 'file' }
}

function groupNameOf(path: string): string {
  const [, folder = '', name = ''] = /^(.*\/)([^/]+\/?)$/.exec(path) ?? []
  return name.endsWith('/') ? name : `${folder}*${/\.\w+$/.exec(name)?.[0] ?? ''}`
}

/** Feeds and other forms of a page that its head names. Versions in other languages are those of `hreflang-target`. */
function deadFeeds({ pages, served, sourceOf }: AuditedSite): SiteFinding[] {
  const dead = pages.flatMap((page) =>
    page.headLinks.flatMap(({ rel, url }) =>
      /(?:^|\s)alternate(?:\s|$)/.test(rel) &&
      !served.has(pathOf(url)) &&
      !page.alternates.some((version) => version.url === url)
        ? [{ page, url: pathOf(url) }]
        : [],
    ),
  )
  return [...groupBy(dead, ({ url }) => url)].flatMap(([url, found]): SiteFinding[] => {
    const [first] = found
    if (!first) return []
    const on = found.map(({ page }) => page)
    return [
      {
        url,
        severity: 'warning',
        at: sourceOf(first.page),
        what: `${url} is named ${onPages(on.length)} as a feed or another form of the page, the first of them ${first.page.path}, but does not exist.`,
        ...shownOn(on),
      },
    ]
  })
}
