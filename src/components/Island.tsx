import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from '../islands/registry.ts'
import type { Slots } from '../islands/Slot.tsx'
import { islandComponents } from '../islands/server-registry.ts'
import { SiteProvider, useSite } from './site-context.ts'

type IslandElementProps<Name extends IslandName> = {
  name: Name
  /** Distinguishes islands on one page, and prefixes the ids inside. */
  id: string
  /**
   * When the browser hydrates it. `visible`: when it comes into view or on first interaction. `touched`: only on first
   * interaction, for a part that already works without script.
   */
  wake?: 'visible' | 'touched'
  /** Serialisable: written into the page as JSON and read back by the browser. */
  props: Omit<IslandProps[Name], 'slots'>
  /** Contents of the island's slots, rendered with the page. */
  slots?: Readonly<Record<string, ReactNode>>
}

/**
 * An interactive part of a page. It is rendered separately, so that the browser can hydrate it alone and the page
 * around it stays static HTML.
 */
export function Island<Name extends IslandName>({
  name,
  id,
  wake = 'visible',
  props,
  slots,
}: IslandElementProps<Name>) {
  const { islands } = useSite().assets // before renderToString(), which ends this component's hooks
  // The registry maps each name to the component of exactly these props; a generic lookup loses that.
  const Component = islandComponents[name] as ComponentType<object>
  const rendered = useSlotHtml(slots, id)
  const html = renderToString(<Component {...props} {...rendered} />, { identifierPrefix: id })
  return (
    <div
      data-island={name}
      data-module={islands[name]}
      data-prefix={id}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of React's own renderer
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Slot contents may call `useSite()`; the island around them may not. */
function useSlotHtml(slots: Readonly<Record<string, ReactNode>> | undefined, id: string): { slots?: Slots } {
  const site = useSite()
  if (!slots) return {}
  const render = ([name, part]: [string, ReactNode]) => [
    name,
    renderToString(<SiteProvider value={site}>{part}</SiteProvider>, { identifierPrefix: `${id}-${name}` }),
  ]
  return { slots: Object.fromEntries(Object.entries(slots).map(render)) }
}
