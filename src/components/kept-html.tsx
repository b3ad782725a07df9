import { type ComponentType, createContext, createElement, type ReactElement, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { kept } from '../kept.ts'
import type { Site } from '../site.ts'
import { SiteProvider, useSite } from './site-context.ts'

/** The HTML of each kept part of the page being rendered, in the order of their placeholders' numbers. */
const KeptParts = createContext<(() => string)[] | undefined>(undefined)

/**
 * Marks the position of a kept part while React renders, because React cannot insert HTML without an element around it.
 * An element, because no text of the manifest can contain one, and React adds nothing around it.
 */
const placeholder = 'kept-html'
const placeholders = /<kept-html n="(\d+)"><\/kept-html>/

/** Begins each id in a kept part. No text of the manifest can contain this control character. */
const idPrefix = '\u0001'
/** What `useId()` returns in the first component of a kept part. */
const keptId = `_${idPrefix}R_0_`

/**
 * A component that many pages show with the same props, such as the price of a service on the page of every place.
 * It is rendered once for the same props, and inserted into all pages as HTML. It depends on these props and the site
 * alone, since it receives nothing else.
 * It renders elements only, no text outside of them, and nothing that React moves to the head of the page. At most one
 * component in it calls `useId()`.
 * @param names of all its props, whose values are records of the manifest, texts, numbers or booleans.
 */
export function keptHtml<Props extends object>(
  names: readonly (keyof Props)[],
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const piecesOf = kept((site: Site, ...values: unknown[]) => {
    // TypeScript cannot see that these are the props the values were taken from.
    const props = Object.fromEntries(names.map((name, index) => [name, values[index]])) as Props
    return renderPieces(
      <SiteProvider value={site}>
        <Component {...props} />
      </SiteProvider>,
    )
  })
  return function KeptPart(props) {
    const site = useSite()
    const parts = useContext(KeptParts)
    const id = useId() // that of the first component in the part
    if (!parts) return <Component {...props} />
    // Rendered after the page, because React loses count of a page's ids while it renders another one.
    const part = () => piecesOf(site, ...names.map((name) => props[name])).join(id)
    return createElement(placeholder, { n: parts.push(part) - 1 })
  }
}

/** The HTML of a part, split at its id, which depends on the position of the part in the page. */
function renderPieces(part: ReactElement): readonly string[] {
  const pieces = renderWithKept(part, idPrefix).split(keptId)
  if (pieces.some((piece) => piece.includes(idPrefix)))
    throw new Error(`Two ids in a kept part: ${pieces.join(keptId)}`)
  return pieces
}

/** Renders a page and inserts its kept parts. Outside of it, they are rendered like any other component. */
export const renderWithKept = (page: ReactElement, identifierPrefix?: string): string =>
  renderInPieces(page, identifierPrefix).join('')

/** The same in pieces: what is before the first kept part, that part, what is between it and the next one, and so on. */
export function renderInPieces(page: ReactElement, identifierPrefix = ''): [string, ...string[]] {
  const parts: (() => string)[] = []
  const html = renderToString(<KeptParts value={parts}>{page}</KeptParts>, { identifierPrefix })
  const pieces = html.split(placeholders) // every second one is the number of a part
  for (let at = 1; at < pieces.length; at += 2) pieces[at] = parts[Number(pieces[at])]?.() ?? ''
  return pieces as [string, ...string[]] // no text is split into nothing
}
