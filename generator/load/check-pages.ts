import type { Screen } from '#manifest/schema/page.ts'
import { soleScreens } from '#src/page-routes.ts'
import type { Problem } from '../core/problem.ts'
import type { Located, Records } from './records.ts'

/** Screens that fix their own address or are linked to as the one of their kind come once. */
export function checkPages({ folders: { pages }, written }: Records, shownDir: string): Problem[] {
  const missing = soleScreens
    .filter((screen) => !written.screens.has(screen))
    .map(
      (screen): Problem => ({
        code: 'missing-page',
        severity: 'error',
        at: { file: `${shownDir}/pages`, line: 1, column: 1 },
        what: `No page has the screen "${screen}", and no site can be built without it.`,
        fix: `Write pages/${screen}.md with "screen: ${screen}" in its front matter.`,
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
        what: `${other.at.file} has the screen "${screen}" too, and there is one such page.`,
        fix: 'Remove one of the two, or give one another screen.',
      },
    ]
  })
  return [...missing, ...twice, ...checkAliases(pages)]
}

/** An alias is an address of its own: no other page may have it, and a page whose address is fixed has none. */
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
          `"${alias}" cannot be an alias: this page has one address, which is fixed.`,
          'Remove it.',
        )
      }
      const owner = owners.get(alias)
      owners.set(alias, `an alias of ${at.file}`)
      if (owner === undefined) return []
      return problem(
        'duplicate-path',
        `"${alias}" is an alias of this page and ${owner}.`,
        'Rename the file or the alias.',
      )
    }),
  )
}
