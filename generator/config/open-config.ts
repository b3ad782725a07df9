import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import type { Brush } from '#drawings/brush.ts'
import type { Extensions, OwnComponents } from '#src/extensions.ts'
import type { Rule } from '../audit/rule.ts'
import type { Problem } from '../core/problem.ts'
import { nearest } from '../core/suggest.ts'
import type { ConfigBundle } from './bundle.ts'
import { checkConfig } from './check-config.ts'
import * as citywide from './citywide.ts'
import type { Config, SiteConfig } from './config.ts'
import { evaluate } from './evaluate.ts'
import { type Guard, guardFor } from './guard.ts'
import { locateIn } from './locate-config.ts'
import { ownPageType } from './own-page-types.ts'
import { asOwnPart } from './own-part.tsx'

export type OpenedConfig = { config?: SiteConfig; problems: Problem[]; fault: Guard['fault'] }

/** Runs the code of a site and checks what it exports. */
export function openConfig(bundle: ConfigBundle): OpenedConfig {
  const unchecked = guardFor(bundle, () => ({ file: bundle.shown, line: 1, column: 1 }))
  let value: unknown
  try {
    value = evaluate(bundle, { citywide: knownNames(citywide), react, 'react/jsx-runtime': jsxRuntime }).default
  } catch (error) {
    return { problems: [unchecked.fault(error, [bundle.shown]).problem], fault: unchecked.fault }
  }
  if (typeof value !== 'object' || value === null || value instanceof Promise)
    return { problems: [noExport(bundle)], fault: unchecked.fault }
  const locate = locateIn(bundle, value)
  const guard = guardFor(bundle, locate)
  const problems = checkConfig(value, bundle, locate)
  if (problems.length > 0) return { problems, fault: guard.fault }
  const { components = {}, pageTypes = {}, rules = [], scenes = {} } = value as Config // checked
  const extensions: Extensions = {
    components: ownComponents(components),
    pageTypes: mapValues(pageTypes, (type, id) => ownPageType(id, type, guard, locate)),
  }
  return {
    config: {
      extensions,
      rules: rules.map((rule) => guardedRule(rule, guard)),
      scenes: mapValues(scenes, (scene, name) =>
        guard.call(['scenes', name], (brush: Brush) => elementsOf(scene(brush))),
      ),
    },
    problems: [],
    fault: guard.fault,
  }
}

/** The module, which says so if a name that it does not export is used. */
function knownNames<Module extends object>(module: Module): Module {
  return new Proxy(module, {
    get(target, name) {
      if (typeof name === 'symbol' || name in target || name === 'default' || name === '__esModule')
        return Reflect.get(target, name)
      const near = nearest(name, Object.keys(target))
      throw new Error(`"citywide" has no "${name}"${near === undefined ? '' : `, but it has "${near}"`}`)
    },
  })
}

/** The elements of a drawing. @throws if a scene returns anything else. */
function elementsOf(drawn: unknown): string[] {
  if (Array.isArray(drawn) && drawn.every((element) => typeof element === 'string')) return drawn
  throw new Error(`It returns ${drawn === undefined ? 'nothing' : 'something else'} instead of a list of elements.`)
}

function ownComponents({ sections = {}, ...slots }: NonNullable<Config['components']>): OwnComponents {
  return {
    ...mapValues(slots as Record<string, OwnComponents['BeforeContent'] & object>, (Component, name) =>
      asOwnPart(`components.${name}`, Component),
    ), // each has the props of its slot
    sections: mapValues(sections as OwnComponents['sections'], (Section, name) =>
      asOwnPart(`components.sections.${name}`, Section),
    ),
  }
}

/** The rule is one of its scope, before and after. */
function guardedRule<R extends Rule>(rule: R, guard: Guard): R {
  const check = guard.list(['rules', rule.code], rule.check as (...args: unknown[]) => Iterable<unknown>)
  return { ...rule, check }
}

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]))

function noExport({ shown }: ConfigBundle): Problem {
  return {
    code: 'config-without-export',
    severity: 'error',
    at: { file: shown, line: 1, column: 1 },
    what: 'This file exports no configuration.',
    fix: 'Write "export default defineConfig({ … })".',
  }
}
