import { z } from 'zod'
import { scenes as builtInScenes } from '#drawings/scenes.ts'
import { Slug } from '#manifest/schema/primitives.ts'
import { routeIds, routes } from '#src/routes.ts'
import { slugOf } from '#src/slug-of.ts'
import { rules as builtInRules } from '../audit/rules.ts'
import type { Problem } from '../core/problem.ts'
import { validate } from '../load/schema/validate.ts'
import type { ConfigBundle } from './bundle.ts'
import type { Config } from './config.ts'
import type { Locate } from './guard.ts'

const fn = z.custom<(...args: never[]) => unknown>((value) => typeof value === 'function', {
  message: 'it must be a function; write one',
})
const Component = z
  .custom<object>((value) => typeof value === 'function' || isReactType(value), {
    message: 'it must be a component; write a function that returns elements',
    abort: true,
  })
  .refine((value) => Object.getPrototypeOf(value) !== Object.getPrototypeOf(async () => undefined), {
    message: 'a component cannot wait; write it without async, and read files at the top of the configuration',
  })
/** What `memo` and `lazy` return. An element has this field as well, and props. */
const isReactType = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value)
const Text = z.string().min(1)

const PageType = z.strictObject({
  path: z.string().regex(/^\/(?:(?:[a-z0-9-]+|:[a-z]\w*)\/)+$/i, {
    message: 'a path has words and parameters between slashes; write it like /team/:person/',
  }),
  section: z.enum(['pages', 'services', 'places', 'service-places', 'articles']).optional(),
  expand: fn.optional(),
  data: fn,
  title: fn,
  description: fn,
  keywords: fn.optional(),
  crumb: fn.optional(),
  parent: fn.optional(),
  indexed: fn.optional(),
  image: fn.optional(),
  sources: fn.optional(),
  screen: Component,
})

const OwnRule = z.strictObject({
  code: Slug,
  title: Text,
  severity: z.enum(['error', 'warning', 'notice']),
  scope: z.enum(['element', 'page', 'whole-page', 'markup', 'site']),
  why: Text,
  how: Text,
  fix: Text,
  source: z.url({ message: 'it must be the URL of the page that the advice comes from; write it like https://…' }),
  thresholds: z.record(z.string(), z.strictObject({ value: z.number(), unit: z.string(), meaning: Text })).optional(),
  supersededBy: z.array(Slug).optional(),
  names: z.array(Text).optional(),
  attributes: z.array(Text).optional(),
  check: fn,
})

const ConfigSchema = z.strictObject({
  components: z
    .strictObject({
      Header: Component.optional(),
      Footer: Component.optional(),
      Hero: Component.optional(),
      BeforeContent: Component.optional(),
      AfterContent: Component.optional(),
      sections: z.record(Slug, Component).optional(),
    })
    .optional(),
  pageTypes: z.record(Slug, PageType).optional(),
  rules: z.array(OwnRule).optional(),
  scenes: z.record(Slug, fn).optional(),
})

/** What is wrong with a configuration as far as it is known without calling its functions. */
export function checkConfig(value: unknown, bundle: ConfigBundle, locate: Locate): Problem[] {
  const file = { path: bundle.shown, shown: bundle.shown, text: bundle.text }
  const checked = validate(ConfigSchema, { file, value, locate })
  if (!checked.ok) return checked.problems.map(asSection)
  const config = value as Config // as the schema says
  return [...takenRules(config, locate), ...takenScenes(config, locate), ...takenPageTypes(config, locate)]
}

/** A component of a section that is beside those of the frame. */
function asSection(problem: Problem): Problem {
  const [, name] = /^"(.+)" is not a field of components\.$/.exec(problem.what) ?? []
  if (name === undefined || problem.fix.startsWith('Did you mean')) return problem
  const slug = slugOf(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-'))
  return { ...problem, fix: `If it is a section, write it below components.sections as "${slug}". ${problem.fix}` }
}

function takenRules({ rules = [] }: Config, locate: Locate): Problem[] {
  const builtIn = new Set(builtInRules.map(({ code }) => code))
  return rules.flatMap(({ code }, index) => {
    const isTwice = rules.findIndex((rule) => rule.code === code) < index
    if (!isTwice && !builtIn.has(code)) return []
    const owner = isTwice ? 'Two rules of this file' : 'A rule of the audit'
    return taken('rule-code-taken', locate(['rules', index]), `${owner} ${isTwice ? 'have' : 'has'} the code "${code}"`)
  })
}

function takenScenes({ scenes = {} }: Config, locate: Locate): Problem[] {
  return Object.keys(scenes)
    .filter((name) => Object.hasOwn(builtInScenes, name))
    .flatMap((name) => taken('scene-taken', locate(['scenes', name]), `A scene of the program has the name "${name}"`))
}

function takenPageTypes({ pageTypes = {} }: Config, locate: Locate): Problem[] {
  const owners = new Map(routeIds.map((id) => [shapeOf(routes[id].path), `the page type "${routes[id].kind}"`]))
  return Object.entries(pageTypes).flatMap(([id, { path, expand }]): Problem[] => {
    const at = locate(['pageTypes', id])
    const owner = owners.get(shapeOf(path))
    owners.set(shapeOf(path), `the page type "${id}"`)
    return [
      ...(Object.hasOwn(routes, id)
        ? taken('page-type-taken', at, `A page type of the program has the id "${id}"`)
        : []),
      ...(owner
        ? taken('path-taken', locate(['pageTypes', id, 'path']), `The path "${path}" is that of ${owner}`)
        : []),
      ...(path.includes(':') && !expand ? [withoutExpand(id, path, at)] : []),
    ]
  })
}

/** The pattern without the names of its parameters. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':')

function taken(code: string, at: Problem['at'], what: string): Problem[] {
  return [{ code, severity: 'error', at, what: `${what}.`, fix: 'Choose another one.' }]
}

function withoutExpand(id: string, path: string, at: Problem['at']): Problem {
  return {
    code: 'missing-field',
    severity: 'error',
    at,
    what: `The page type "${id}" has parameters in its path "${path}", but no "expand" that lists its pages.`,
    fix: 'Add "expand", a function that returns the params of each page.',
  }
}
