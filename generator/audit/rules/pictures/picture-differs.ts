import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { replacement } from '../../text/replacement.ts'

/** A page that shows the image of another page, or sends it to social networks. */
export const pictureDiffers: SiteRule = {
  code: 'picture-differs',
  scope: 'site',
  title: 'Image of another page',
  severity: 'warning',
  why: 'A visitor who looks for one town sees another one, and a link that is shared shows the title of another page.',
  how: 'The social image of a page must not be the one on which the title of another page is drawn. On pages of places, the first image of the main content must not be the main image of another place, unless the manifest gives both the same one or the page shows its own as well.',
  fix: 'Build the page again. If the image is right, give it to the place in images.yaml.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  supersededBy: ['not-found-page'],
  check: (site) => {
    const byTitle = new Map(site.pages.map((page) => [fileNameOf(page.path), page]))
    const byPicture = pagesByPicture(site)
    return site.pages.flatMap((page): SiteFinding[] => {
      // A page that the manifest does not have is a copy as a whole.
      if (!site.listingOf(page)) return []
      const shown = shownInstead(site, page, byPicture)
      const social = socialInstead(site, page, byTitle)
      const slots = [...(shown ? ['main image'] : []), ...(social ? ['social image'] : [])]
      const other = shown ?? social
      if (!other) return []
      const what = `The ${slots.join(' and ')} of ${page.path} ${slots.length === 1 ? 'is that' : 'are those'} of ${other.path}.`
      return [
        perPageType(site, page, {
          what,
          variant: slots.join(),
          above: mostApart,
          replaced: replacement(other.path, page.path),
          explains: socialFilesOf(site, page),
        }),
      ]
    })
  },
}

/** More pages of one type than this have one cause. */
const mostApart = 5

/** The page whose title is drawn on the social image of a page. */
function socialInstead(
  site: AuditedSite,
  page: AuditedPage,
  byTitle: ReadonlyMap<string, AuditedPage>,
): AuditedPage | undefined {
  const [number = -1] = page.socialPictures
  const [, name] = titled.exec(site.targets[number] ?? '') ?? []
  const other = name === undefined || name === ownFileName(site, page) ? undefined : byTitle.get(name)
  // An alias has the image of its canonical page.
  return other && ownFileName(site, other) !== ownFileName(site, page) ? other : undefined
}

/** Social images with a title have the path of their page in their names. */
const titled = /^\/images\/social\/(.+)-[\da-f]{8}\.jpg$/

const ownFileName = (site: AuditedSite, page: AuditedPage) =>
  fileNameOf(site.listingOf(page)?.canonicalPath ?? page.path)

const fileNameOf = (path: string) =>
  path
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean)
    .join('-') || 'home'

/** The social image drawn for a page, which nothing else uses. */
const socialFilesOf = (site: AuditedSite, page: AuditedPage) =>
  site.files.urls.filter((url) => titled.exec(url)?.[1] === ownFileName(site, page))

/** The page of another place whose main image a page of a place shows in place of its own. */
function shownInstead(
  site: AuditedSite,
  page: AuditedPage,
  byPicture: ReadonlyMap<string, AuditedPage>,
): AuditedPage | undefined {
  const own = pictureNamesOf(site, page)
  if (own.length === 0) return undefined
  const names = Array.from(page.pictures, (number) => nameIn(site.targets[number] ?? ''))
  const [first] = names
  if (first === undefined || names.some((name) => name !== undefined && own.includes(name))) return undefined
  return byPicture.get(first)
}

/** The first page of a place with each main image, by the name of the image in URLs. */
function pagesByPicture(site: AuditedSite): ReadonlyMap<string, AuditedPage> {
  const found = new Map<string, AuditedPage>()
  for (const page of site.pages) {
    const [name] = pictureNamesOf(site, page)
    if (name !== undefined && !found.has(name)) found.set(name, page)
  }
  return found
}

/** The main image that the manifest gives a page of a place, and those to show if it does not load. */
function pictureNamesOf({ pictureOf }: AuditedSite, page: AuditedPage): string[] {
  const picture = page.params.location === undefined && page.params.county === undefined ? undefined : pictureOf(page)
  return picture ? [picture.name, ...(picture.alternatives ?? [])].map((name) => name.replaceAll('/', '-')) : []
}

/** The name of an image in the URL of one of its files: `/images/town-1a2b3c4d-800.jpg`. */
const nameIn = (url: string) => /^\/images\/(.+)-[\da-f]{8}(?:-\d+)?\.\w+$/.exec(url)?.[1]
