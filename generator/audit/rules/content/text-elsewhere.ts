import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { uniqueWords } from '../../../core/unique-words.ts'
import { localPages } from '../../findings/local-pages.ts'
import { subjectOn } from '../../findings/superseded.ts'
import { textSourceOf } from '../../findings/text-source.ts'
import { ofUnwritten } from '../../findings/unwritten.ts'
import type { SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'
import { passageOf } from '../../truth/stray-rule.ts'

/** Local pages of which every sentence is on other pages of the site too. */
export const textElsewhere: SiteRule = {
  code: 'text-elsewhere',
  scope: 'site',
  title: 'Text that is also elsewhere on the site',
  severity: 'notice',
  isMeasure: true,
  why: 'A page that only combines the texts of other pages gives search engines no reason to show it instead of those.',
  how: 'Measures the share of the runs of five words of a local page, with names masked, that are on no other page of the site, and reports pages on which that share makes too few words. The page of a place is compared with those of other places, as the pages of services in it repeat its texts. Reports one finding per page type.',
  fix: 'Write what is true of this place alone, in its file.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  thresholds: {
    words: { value: 10, unit: 'words', meaning: 'Fewest words of a local page that are on no other page.' },
  },
  supersededBy: [
    'doorway-pages',
    'duplicate-page',
    'own-text-share',
    'near-duplicate',
    'place-differs',
    'service-differs',
  ],
  check: (site, { limit }) =>
    localPages(site)
      .map(({ page, number, ownWords }) => ({
        page,
        // The pages of services in a place repeat its texts.
        words: page.route === 'servicePlace' ? uniqueWords(page, site.similarity.siteShare[number]) : ownWords,
      }))
      .filter(({ words }) => words < limit('words'))
      .sort((a, b) => a.words - b.words)
      .map(({ page, words }) => {
        const { followsFrom = [], ...unwritten } = ofUnwritten(site, [page]) ?? {}
        return {
          url: page.path,
          ...textSourceOf(site, [page]),
          what: `${page.path} has ${words} ${words === 1 ? 'word that is' : 'words that are'} on no other page, fewer than ${limit('words')}.`,
          group: { name: page.route ?? '' },
          ...unwritten,
          followsFrom: [textSubject(page), subjectOn(page.path, 'passage'), ...passagesOf(site, page), ...followsFrom],
        }
      }),
}

const passagesOf = ({ manifest }: AuditedSite, { params }: AuditedPage): string[] =>
  [
    ...manifest.cities.filter(({ slug }) => slug === params.location),
    ...manifest.services.filter(({ slug }) => slug === params.service),
  ].map(({ name }) => passageOf(name))
