import { expect, test } from 'vitest'
import { headUrlHost } from '#generator/audit/rules/head/head-url-host.ts'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

const found = (head: string) =>
  codesFound(
    {
      rule: headUrlHost.code,
      by: 'mixed-content',
      site: { pages: [{ path: '/', html: `<html><head>${head}</head><body><main>Text.</main></body></html>` }] },
      manifest: { site: { origin: 'https://www.gorgedrain.example' } },
    },
    ['head-url-host', 'mixed-content', 'private-host'],
  )
const image = (url: string, name = 'og:image') => `<meta property="${name}" content="${url}">`

const wrong = [
  image('http://localhost:4321/a.jpg'),
  image('//localhost/a.jpg'),
  image('file:///C:/site/a.jpg'),
  image('https://192.168.0.4/a.jpg', 'og:image:secure_url'),
  image('https://staging.gorgedrain.example/a.jpg'),
  image('https://gorgedrain.example/a.jpg', 'twitter:image'),
  image('https://www.gorgedrian.example/a.jpg'),
  image('https://cdn.other.test.example/a.jpg'),
  image('http://www.gorgedrain.example/a.jpg'),
  '<meta name="msapplication-TileImage" content="http://localhost:3000/a.png">',
  '<link rel="icon" href="https://staging.gorgedrain.example/favicon.ico">',
  '<link rel="icon" href="http://localhost:3000/favicon.ico">',
  '<link rel="icon" href="http://www.gorgedrain.example/favicon.ico">',
  '<link rel="manifest" href="https://gorgedrain.example/site.webmanifest">',
  '<link rel="preload" as="image" imagesrcset="http://localhost:3000/a.avif 480w, http://localhost:3000/b.avif 960w">',
  '<link rel="preload" as="font" href="https://dev.gorgedrain.example/a.woff2">',
  '<link rel="alternate" type="application/rss+xml" href="https://staging.gorgedrain.example/feed.xml">',
  '<link rel="next" href="http://www.gorgedrain.example/b/">',
]

test.each(wrong)('one finding: %s', (head) => {
  expect(found(head)).toHaveLength(1)
})

test('all images on one wrong host are one finding', () => {
  const url = 'http://localhost:4321/a.jpg'
  expect(found(image(url) + image(url, 'twitter:image') + image(url, 'og:image:secure_url'))).toHaveLength(1)
})

const fine = [
  image('https://www.gorgedrain.example/a.jpg'),
  image('/a.jpg'),
  '<meta property="og:see_also" content="https://other.example/">',
  '<link rel="icon" href="/favicon.ico">',
  '<link rel="icon" href="data:image/png;base64,AA==">',
  '<link rel="preconnect" href="https://fonts.other.example">',
  '<link rel="preload" as="font" href="https://fonts.other.example/a.woff2">',
  '<link rel="alternate" type="application/rss+xml" href="https://feeds.other.example/podcast">',
  '<link rel="alternate" hreflang="es" href="https://gorgedrain.example/es/">',
]

test.each(fine)('none: %s', (head) => {
  expect(found(head)).toEqual([])
})
