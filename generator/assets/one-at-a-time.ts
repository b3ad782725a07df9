import type { Plugin } from 'vite'

/**
 * Plugins that transform one module after another. Tailwind decides by what it last compiled whether it has to compile
 * again. A second transform that starts while the first still compiles would find nothing changed since, and would show
 * the compiled styles before that, until the next edit.
 */
export const oneAtATime = (plugins: Plugin[]): Plugin[] => plugins.map(withTurns)

function withTurns(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'object') return plugin
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...plugin,
    transform: {
      ...transform,
      handler(...transformed) {
        const next = last.then(() => transform.handler.apply(this, transformed))
        last = next.catch(() => undefined) // the caller reports the error
        return next
      },
    },
  }
}
