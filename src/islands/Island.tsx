import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from './registry.ts'
import { islandComponents } from './server-registry.ts'

type IslandElementProps<Name extends IslandName> = {
  name: Name
  /** Distinguishes islands on one page, and prefixes the ids inside. */
  id: string
  /** Plain data: it is written into the page as JSON and read back by the browser. */
  props: IslandProps[Name]
}

/**
 * An interactive part. It is rendered on its own, so that the browser can hydrate it alone and the page around it
 * stays a document.
 */
export function Island<Name extends IslandName>({ name, id, props }: IslandElementProps<Name>) {
  // The registry maps each name to the component of exactly these props; a generic lookup loses that.
  const Component = islandComponents[name] as ComponentType<IslandProps[Name]>
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  return (
    <div
      data-island={name}
      data-prefix={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of React's own renderer
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
