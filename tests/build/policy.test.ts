import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, inject, test } from 'vitest'
import type { HostRules } from '../../generator/hosts/host-files.ts'
import { withEditedSite } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'

// Every emitted page, read by a parser that is independent of the code that makes the policy.

const dir = inject('sampleDir')
const rules: HostRules = JSON.parse(readFileSync(join(dir, 'report/hosting/rules.json'), 'utf8'))
const files = readdirSync(join(dir, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

type Element = DefaultTreeAdapterTypes.Element
type Found = { name: string; attributes: Record<string, string>; text: string }

/** Every element in document order, including those in templates. */
function elements(html: string): Found[] {
  const found: Found[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const { tagName, attrs, childNodes } = node as Element
      const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      found.push({ name: tagName, attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])), text })
    }
    if ('content' in node) walk(node.content as DefaultTreeAdapterTypes.Node)
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
  }
  walk(parse(html))
  return found
}

const directives = (policy: string) =>
  new Map(policy.split(';').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const isPolicy = ({ attributes }: Found) => attributes['http-equiv'] === 'Content-Security-Policy'

test('each page has one policy, exact for its content, before anything it applies to', () => {
  expect(files.length).toBeGreaterThan(500)
  const wrong: string[] = []
  const site = directives(rules.headers.policy.site)
  for (const file of files) {
    const all = elements(readFileSync(join(dir, 'dist', file), 'utf8'))
    const metas = all.filter(isPolicy)
    const page = directives(metas[0]?.attributes.content ?? '')
    const loaders = all.findIndex(({ name }) => ['script', 'style', 'link'].includes(name))
    const inline = all.filter(
      ({ name, attributes }) => name === 'script' && !attributes.src && attributes.type !== 'application/ld+json',
    )
    const frames = all.flatMap(({ name, attributes }) =>
      name === 'iframe' ? [new URL(attributes.src ?? '').origin] : [],
    )
    const expected = {
      'script-src': ["'self'", ...inline.map(({ text }) => hash(text))],
      'style-src': ["'self'", ...all.flatMap(({ name, text }) => (name === 'style' ? [hash(text)] : [])).sort()],
      'frame-src': frames.length > 0 ? [...new Set(frames)].sort() : ["'none'"],
    }
    const isExact = Object.entries(expected).every(([name, sources]) => page.get(name)?.join() === sources.join())
    const isWithin = [...page].every(([name, sources]) =>
      sources.every((source) => source === "'none'" || site.get(name)?.includes(source)),
    )
    const hasHandlers = all.some(({ attributes }) => Object.keys(attributes).some((name) => /^(on|style$)/.test(name)))
    if (metas.length !== 1 || all.findIndex(isPolicy) > loaders || !isExact || !isWithin || hasHandlers)
      wrong.push(file)
  }
  expect(wrong).toEqual([])
})

test('the script of an embed is loaded and allowed on the pages with its frame alone, and the audit accepts it', async () => {
  const integrity = `sha384-${createHash('sha384').update('resize()').digest('base64')}`
  const script = `script: { src: "https://cdn.book.example/embed.js", integrity: "${integrity}" }`
  const booking = `booking: { title: Booking, url: "https://book.example/", height: 400, linkLabel: Book, ${script} }`
  await withEditedSite(
    [
      {
        file: 'site.yaml',
        replace: 'embeds: {}',
        with: `embeds: { ${booking} }\nhosting: { hosts: [netlify, apache, caddy] }`,
      },
    ],
    async ({ rootDir, ...dirs }) => {
      const { code, output } = await buildSite(rootDir, dirs.manifestDir, { today: dirs.today })
      expect(code, output).toBe(0)
      expect(output).not.toContain('third-party-script')
      const scripted = readdirSync(join(rootDir, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) => {
        const html = file.endsWith('.html') ? readFileSync(join(rootDir, 'dist', file), 'utf8') : ''
        const all = elements(html)
        const loaded = all.filter(({ attributes }) => attributes.src === 'https://cdn.book.example/embed.js')
        const policy = directives(all.find(isPolicy)?.attributes.content ?? '').get('script-src') ?? []
        expect(policy.includes('https://cdn.book.example'), file).toBe(loaded.length > 0)
        for (const { attributes } of loaded)
          expect(attributes).toMatchObject({ integrity, crossorigin: 'anonymous', defer: '' })
        return loaded.length > 0
      })
      expect(scripted.sort()).toEqual(['call/index.html', 'contact/index.html'])
      for (const file of ['dist/_headers', 'dist/.htaccess', 'report/hosting/Caddyfile'])
        expect(readFileSync(join(rootDir, file), 'utf8'), file).toMatch(
          /script-src 'self'[^;]* https:\/\/cdn\.book\.example;/,
        )
    },
  )
})

test('no header and no host file allows more than it may', () => {
  expect(rules.headers.policy.site).not.toMatch(/unsafe|\*|data:|http:/)
  for (const [, value] of rules.headers.every) expect(value).not.toMatch(/[\r\n]/)
})
