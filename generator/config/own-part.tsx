import type { ComponentType } from 'react'

/** Names of the parts of the site's own code around what is being rendered, the innermost last. */
const open: string[] = []

/** The part of the site's own code that has failed to render, if any. Forgets it. */
export const takeOpenPart = (): string | undefined => open.splice(0).at(-1)

/**
 * A component whose name is known while React renders it and what it contains. The stack of an error does not show it:
 * React calls the components of a page one after another.
 */
export function asOwnPart<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  return function OwnPart(props) {
    return (
      <>
        <Start name={name} />
        <Component {...props} />
        <End />
      </>
    )
  }
}

function Start({ name }: { name: string }) {
  open.push(name)
  return null
}

function End() {
  open.pop()
  return null
}
