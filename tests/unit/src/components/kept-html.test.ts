import { type ComponentType, createElement, Fragment, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { expandRoutes } from '#generator/expand/expand.ts'
import { keptHtml, renderWithKept } from '#src/components/kept-html.tsx'
import { SiteProvider } from '#src/components/site-context.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { describePage } from '#src/head/page-head.ts'
import type { RouteId } from '#src/route.ts'
import type { ScreenProps } from '#src/screen-props.ts'
import { screens } from '#src/screens.tsx'
import { everyScreen } from '../../../support/every-screen.ts'
import { smallSite } from '../../small-site.ts'

const mediaKit = { url: '/media-kit.zip', bytes: 1000, contents: [], logos: [] }
const site = { ...(await smallSite(everyScreen)), brand: { mediaKit } }

type Named = { record: { name: string } }
const inSite = (...children: Parameters<typeof createElement>[2][]) =>
  createElement(SiteProvider, { value: site }, ...children)

/** Ids, numbered in their order: an id depends on how many components are around an element. */
function withNumberedIds(html: string): string {
  const ids = new Map<string, string>()
  return html.replace(/_R_\w+_/g, (id) => {
    const number = ids.get(id) ?? `id-${ids.size}`
    ids.set(id, number)
    return number
  })
}

describe('pages', () => {
  const { render } = createRenderer(site)
  const targets = [...expandRoutes(site, () => {})].map(({ target }) => target)

  test.each([
    ['first', 0],
    ['second', 1],
  ])('a screen looks the same as without kept parts when it is rendered for the %s time', () => {
    for (const target of targets) {
      const { data, info } = describePage(site, target)
      const Screen = screens[target.id] as ComponentType<ScreenProps<RouteId>>
      const plain = renderToString(inSite(createElement(Screen, { data, info })))
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(render(target).html) ?? []
      // React puts the stylesheet of a component first where there is no head.
      expect(withNumberedIds(plain.replace(/^<style.*?<\/style>/, ''))).toBe(withNumberedIds(main))
    }
  })
})

describe('a kept part', () => {
  const heading = ({ record }: Named) => createElement('h2', { id: useId() }, record.name)

  test('is rendered once for the same props', () => {
    let count = 0
    const Part = keptHtml<Named>(['record'], ({ record }) => {
      count++
      return createElement('p', null, record.name)
    })
    const [a, b] = [{ name: 'A & B' }, { name: 'C' }]
    const page = inSite(createElement(Part, { record: a }), createElement(Part, { record: b }))
    expect(renderWithKept(page)).toBe('<p>A &amp; B</p><p>C</p>')
    expect(renderWithKept(page)).toBe('<p>A &amp; B</p><p>C</p>')
    expect(count).toBe(2)
  })

  test('has the id that the component would have at its position', () => {
    const Part = keptHtml<Named>(['record'], heading)
    const record = { name: 'A' }
    const twice = (Heading: ComponentType<Named>) =>
      inSite(createElement('section', null, createElement(Heading, { record }), createElement(Heading, { record })))
    expect(renderWithKept(twice(Part))).toBe(renderToString(twice(heading)))
  })

  test('receives no props but those it is kept by', () => {
    const Part = keptHtml<Named & { other?: string }>(['record'], (props) =>
      createElement('p', null, Object.keys(props).join()),
    )
    expect(renderWithKept(inSite(createElement(Part, { record: { name: 'A' }, other: 'B' })))).toBe('<p>record</p>')
  })

  test('may contain kept parts', () => {
    const Inner = keptHtml<Named>(['record'], heading)
    const Outer = keptHtml<Named>(['record'], ({ record }) => createElement(Inner, { record }))
    const page = (Part: ComponentType<Named>) => inSite(createElement(Part, { record: { name: 'A' } }))
    expect(renderWithKept(page(Outer))).toBe(renderToString(page(heading)))
  })

  test('with two ids is refused', () => {
    const Part = keptHtml<Named>(['record'], ({ record }) =>
      createElement(Fragment, null, createElement(heading, { record }), createElement(heading, { record })),
    )
    expect(() => renderWithKept(inSite(createElement(Part, { record: { name: 'A' } })))).toThrow('ids')
  })
})
