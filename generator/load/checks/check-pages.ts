import type { Screen } from '#manifest/schema/page.ts'
import { soleScreens } from '#src/page-routes.ts'
import type { Problem } from '../../core/problem.ts'
import type { Located, Records } from '../records.ts'
import { referenceTo } from './unknown-reference.ts'

/**
 * Checks that every required screen has a page, that every screen except `legal` has only one, and that records and the page
 * that shows them are there together.
 */
export function checkPages(records: Records, shownDir: string): Problem[] {
  const { folders, written } = records
  const { pages } = folders
  const missing = soleScreens
    // The file of that name has another mistake.
    .filter((screen) => !written.screens.has(screen) && !written.pages.has(screen))
    .map(
      (screen): Problem => ({
        code: 'missing-page',
        severity: 'error',
        at: { file: `${shownDir}/pages`, line: 1, column: 1 },
        what: `No page has the screen "${screen}", which every site requires.`,
        fix: `Add pages/${screen}.md with "screen: ${screen}" in its front matter.`,
        explains: [referenceTo('page', screen)],
      }),
    )
  const first = new Map<Screen, Located<unknown>>()
  const twice = pages.flatMap((record): Problem[] => {
    const { screen } = record.value
    const other = first.get(screen)
    if (screen === 'legal' || !other) {
      first.set(screen, record)
      return []
    }
    return [
      {
        code: 'duplicate-page',
        severity: 'error',
        at: record.locate(['screen']),
        what: `${other.at.file} already has the screen "${screen}", which only one page may have.`,
        fix: 'Remove one of the two pages, or change its screen.',
      },
    ]
  })
  return [...missing, ...twice, ...checkAliases(pages), ...checkShown(records, shownDir)]
}

/**
 * Seasons or a checklist without the page that shows them, unless the form does, and these pages without what they show.
 */
function checkShown({ folders, documents, written, language }: Records, shownDir: string): Problem[] {
  if (language.folder !== '') return []
  const unshown = (at: Problem['at'], subject: string, screen: Screen): Problem => ({
    code: 'missing-page',
    severity: 'warning',
    at,
    what: `${subject}, but no page shows ${screen === 'guide' ? 'them' : 'it'}.`,
    fix: `Add ${shownDir}/pages/${screen}.yaml with "screen: ${screen}", or remove the ${screen === 'guide' ? 'files' : 'file'}.`,
  })
  // A page that is not readable may be the one that shows them.
  const isUnshown = (screen: Screen) => !written.screens.has(screen) && written.unreadPages.size === 0
  const [season] = folders.guide
  const guide = folders.pages.find(({ value }) => value.screen === 'guide')
  const checklistPage = folders.pages.find(({ value }) => value.screen === 'checklist')
  const { checklist, quote } = documents
  // A form that is not valid may show its add-on tasks.
  const isInForm = quote
    ? quote.value.fields.some((field) => 'optionsFrom' in field && field.optionsFrom === 'addOns')
    : written.documents.has('quote')
  return [
    ...(season && isUnshown('guide') ? [unshown(season.at, 'There are seasons in guide/', 'guide')] : []),
    ...(guide && written.guide.size === 0
      ? [
          {
            code: 'empty-list',
            severity: 'error' as const,
            at: guide.locate(['screen']),
            what: 'This page shows the seasons, but there is none.',
            fix: `Add a season to ${shownDir}/guide/, e.g. guide/spring.yaml, or remove this page.`,
            subject: 'guide/',
          },
        ]
      : []),
    ...(checklistPage && !written.documents.has('checklist')
      ? [
          {
            code: 'empty-list',
            severity: 'error' as const,
            at: checklistPage.locate(['screen']),
            what: 'This page shows the checklist, but there is none.',
            fix: `Add ${shownDir}/checklist.yaml, or remove this page.`,
            subject: 'checklist.yaml',
          },
        ]
      : []),
    ...(checklist && isUnshown('checklist') && !isInForm
      ? [unshown(checklist.at, 'There is a checklist', 'checklist')]
      : []),
  ]
}

/** An alias is a URL, so no other page may have it. A page with a fixed URL cannot have aliases. */
function checkAliases(pages: Records['folders']['pages']): Problem[] {
  const owners = new Map(pages.map(({ slug, at }) => [slug, `the slug of ${at.file}`]))
  return pages.flatMap(({ value, at, locate }) =>
    value.aliases.flatMap((alias, index): Problem[] => {
      const problem = (code: string, what: string, fix: string): Problem[] => [
        { code, severity: 'error', at: locate(['aliases', index]), what, fix },
      ]
      if (soleScreens.includes(value.screen)) {
        return problem(
          'bad-alias',
          `"${alias}" cannot be an alias, because the URL of this page is fixed.`,
          'Remove it from aliases.',
        )
      }
      const owner = owners.get(alias)
      owners.set(alias, `an alias of ${at.file}`)
      if (owner === undefined) return []
      return problem(
        'duplicate-path',
        `"${alias}" is an alias of this page, but also ${owner}.`,
        'Rename the file, or change the alias.',
      )
    }),
  )
}
