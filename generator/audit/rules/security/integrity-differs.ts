import { createHash } from 'node:crypto'
import type { AuditedSite, SiteFiles } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** A file whose bytes do not have the hash that a page demands of it. */
export const integrityDiffers: SiteRule = {
  code: 'integrity-differs',
  scope: 'site',
  title: 'Integrity that the file does not have',
  severity: 'error',
  why: 'Browsers refuse a script or stylesheet that has another hash than its integrity says. What it does is missing from the page.',
  how: 'Compares the attribute integrity of scripts and links with the hash of the file, for files of this site. Of several hashes, those of the strongest algorithm count, as in browsers.',
  fix: 'Build the site again. If the attribute was written by hand, remove it, or write the hash of the file.',
  source: 'https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity',
  check: (site) =>
    [...demands(site)].flatMap(([demand, pages]) => {
      const [url = '', ...hashes] = demand.split(' ')
      const [first] = pages
      if (!first || !site.files.has(url) || hasOneOf(site.files, url, hashes)) return []
      return [
        {
          url,
          at: site.sourceOf(first),
          what: `${url} does not have the integrity ${hashes.join(' ')} that ${first.path} demands, so browsers refuse it.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    }),
}

/** The pages that have each file with an integrity. Few sites have any. */
function demands({ pages }: AuditedSite): Map<string, AuditedPage[]> {
  const found = new Map<string, AuditedPage[]>()
  for (const page of pages)
    for (const demand of page.integrities) {
      const known = found.get(demand)
      if (known) known.push(page)
      else found.set(demand, [page])
    }
  return found
}

const strengths = ['sha256', 'sha384', 'sha512']

function hasOneOf(files: SiteFiles, url: string, hashes: readonly string[]): boolean {
  const known = hashes.filter((hash) => strengths.includes(algorithmOf(hash)))
  const strongest = strengths.findLast((algorithm) => known.some((hash) => algorithmOf(hash) === algorithm))
  if (strongest === undefined) return true // browsers ignore what they do not know
  const digest = createHash(strongest).update(files.read(url)).digest('base64')
  return known.some((hash) => hash.replace(/\?.*$/, '') === `${strongest}-${digest}`)
}

const algorithmOf = (hash: string) => hash.split('-', 1)[0] ?? ''
