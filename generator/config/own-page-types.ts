import type { OwnPageType } from '#src/extensions.ts'
import type { Params, Target } from '#src/route.ts'
import type { PageType } from './config.ts'
import type { Guard, Locate } from './guard.ts'
import { asOwnPart } from './own-part.tsx'

/** A page type of the configuration as a row of the route table: with defaults, and with its mistakes as problems. */
export function ownPageType(id: string, type: PageType<unknown>, guard: Guard, locate: Locate): OwnPageType {
  const at = locate(['pageTypes', id])
  const part = (name: string) => ['pageTypes', id, name]
  const names = [...type.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const text = <Args extends unknown[]>(name: string, work: (...args: Args) => unknown) =>
    guard.call(part(name), (...args: Args): string => {
      const value = work(...args)
      if (typeof value !== 'string' || value === '') throw new Error(`It returns ${kindOf(value)} instead of a text`)
      return value
    })
  const data = guard.call(part('data'), type.data)
  const title = text('title', type.title)
  const pages = type.expand ?? (() => [{ params: {} }])
  return {
    ...type,
    section: type.section ?? 'pages',
    kind: id,
    expand: (site) =>
      guard.list(part('expand'), () =>
        Array.from(pages(site), (page) => {
          requireParams(page.params, names)
          if (data(site, page.params) === undefined)
            throw new Error(`"data" returns nothing for ${JSON.stringify(page.params)}`)
          return { at, ...page }
        }),
      )(),
    data,
    title,
    description: text('description', type.description),
    crumb: type.crumb ? text('crumb', type.crumb) : title,
    // The ids of page types of this site are known only now.
    parent: type.parent ? (guard.call(part('parent'), type.parent) as (data: unknown) => Target) : home,
    sources: type.sources ? guard.call(part('sources'), type.sources) : () => [at],
    screen: asOwnPart(`pageTypes.${id}.screen`, type.screen),
  }
}

const home = (): Target => ({ id: 'home', params: {} })

/** A parameter is one part of a path. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

function requireParams(params: Params | undefined, names: readonly string[]): void {
  for (const name of names) {
    const value = params?.[name]
    if (typeof value !== 'string' || !slug.test(value))
      throw new Error(
        `The parameter "${name}" of a page is ${JSON.stringify(value) ?? 'missing'}, but it must be words of lower-case letters and digits joined by hyphens`,
      )
  }
}

const kindOf = (value: unknown) => (value === '' ? 'an empty text' : value === undefined ? 'nothing' : typeof value)
