import type { Screen } from '#manifest/schema/page.ts'
import { soleScreens } from '#src/page-routes.ts'
import type { Problem } from '../core/problem.ts'
import type { Located, Records } from './records.ts'

/** Checks that every required screen has a page, and that every screen except `legal` has only one. */
export function checkPages({ folders: { pages }, written }: Records, shownDir: string): Problem[] {
  const missing = soleScreens
    .filter((screen) => !written.screens.has(screen))
    .map(
      (screen): Problem => ({
        code: 'missing-page',
        severity: 'error',
        at: { file: `${shownDir}/pages`, line: 1, column: 1 },
        what: `No page has the screen "${screen}", which every site requires.`,
        fix: `Add pages/${screen}.md with "screen: ${screen}" in its front matter.`,
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
  return [...missing, ...twice, ...checkAliases(pages)]
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
