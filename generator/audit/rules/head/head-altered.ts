import { collapseSpace } from '../../../core/html/collapse-space.ts'
import { garbledIn, mayBeGarbled } from '../../../core/text/garbled.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { contradicts } from '../../text/contradicts.ts'
import { replacement } from '../../text/replacement.ts'

/** Pages of one type above this number were made by another state of the manifest or of the code. */
const mostApart = 5

/** A title, description or heading that is not the one the manifest gives the page. */
export const headAltered: SiteRule = {
  code: 'head-altered',
  scope: 'site',
  isLastResort: true,
  title: 'Title, description or heading unlike that of the manifest',
  severity: 'warning',
  why: 'Search results show both. What was changed or cut off by hand, or by a plugin, contradicts the page, and the next build loses it.',
  how: 'Compares title and meta description of each page, and the H1 heading of a page with a record of its own, with those that a build would write. Checks sites that were built before, and reports a page only if no other rule has found anything new on it, except a measure of its text. Other numbers or days, a "not" that was lost or added, and a title with another name in place of that of the company are errors.',
  fix: 'Build the site again. If the new words are right, write them in the manifest.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  // A number that was replaced everywhere is in descriptions too.
  supersededBy: ['phone-differs'],
  check: (site) => {
    const { headOf } = site
    if (!headOf) return []
    return site.pages.flatMap((page): SiteFinding[] => {
      const wanted = headOf(page)
      if (!wanted) return []
      const [found, ...others] = page.h1
      const shown = { title: page.title, description: page.description, heading: others.length === 0 ? found : '' }
      const [slot] = (['title', 'description', 'heading'] as const).filter((each) => {
        const [own = '', given = ''] = [shown[each], wanted[each]]
        return own !== '' && given !== '' && collapseSpace(own) !== collapseSpace(given)
      })
      if (slot === undefined) return []
      const [own = '', given = ''] = [shown[slot], wanted[slot]]
      // text-garbled reports these.
      if (mayBeGarbled(own) && garbledIn(own) !== undefined) return []
      const what = `The ${slot} of ${page.path} is "${own}", but the manifest gives it "${given}".`
      const isOfOther = slot === 'title' && endsWithOther(page.title, wanted.title, site.manifest.site.business.name)
      const isCut = given.startsWith(own.replace(/…$/, ''))
      return [
        perPageType(site, page, {
          what,
          ...((isOfOther || (!isCut && contradicts(own, given))) && { severity: 'error' }),
          variant: slot,
          replaced: replacement(own, given),
          above: mostApart,
          followsFrom: [subjectOn(page.path, 'phone')],
        }),
      ]
    })
  },
}

const separator = ' | '

/** Whether a title ends with another name in place of that of the company, as one that was made for another site. */
const endsWithOther = (title: string, wanted: string, company: string) =>
  wanted.endsWith(`${separator}${company}`) && title.includes(separator) && !title.includes(company)
