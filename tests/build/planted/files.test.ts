import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden, type PlantedSite, smallPicture } from '../../support/planted/planted-site.ts'

// Each planted fault is reported by its image or weight rule and by no other rule.

let garden: Awaited<ReturnType<typeof openGarden>>
let jpeg: Buffer
const endOfJpeg = Buffer.from([0xff, 0xd9])
beforeAll(async () => {
  garden = await openGarden()
  jpeg = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#387898' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => garden.close())

/** Adds HTML at the end of the main content of the contact page. */
const inMain =
  (html: string) =>
  ({ edit }: PlantedSite) =>
    edit('contact/index.html', '</main>', `${html}</main>`)

const inHead =
  (html: string) =>
  ({ edit }: PlantedSite) =>
    edit('contact/index.html', '</head>', `${html}</head>`)

const riverName = smallPicture('river')
const river = `/images/${riverName}-640.jpg`
const small = `<img src="${river}" width="64" height="36" alt="" loading="lazy">`

/** Text that compresses badly: 64 hexadecimal digits, 32 bytes of information, per step. */
const noise = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 32) }, (_, step) => createHash('sha256').update(`${step}`).digest('hex')).join(
    '',
  )

/** A font of that many bytes, as far as its signature shows. */
const font = (bytes: number) => Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(bytes - 4)])

const assetOf = ({ read }: PlantedSite, pattern: RegExp) => pattern.exec(read('index.html'))?.[0] ?? 'none'
const toStylesheet = (css: string) => (site: PlantedSite) => {
  site.write('assets/planted.css', css)
  inHead('<link rel="stylesheet" href="/assets/planted.css">')(site)
}
const toScript = (script: string) => (site: PlantedSite) => {
  const file = assetOf(site, /assets\/entry-client[\w-]+\.js/)
  site.write(file, site.read(file) + script)
}
const face = (name: string) => `@font-face{font-family:${name};src:url(/assets/${name}.woff2);font-display:swap}`

describe('only its own rule reports a fault', () => {
  test.each<[string, (site: PlantedSite) => void]>([
    ['picture-unsized', inMain(`<img src=${river} width=64 alt="" loading=lazy>`)],
    ['picture-ratio', inMain(`<img src="${river}" width="64" height="64" alt="" loading="lazy">`)],
    [
      'picture-upscaled',
      inMain(
        `<picture><source type="image/avif" srcset="/images/${riverName}-640.avif"><img src="${river}" width="1280" height="720" alt="" loading="lazy"></picture>`,
      ),
    ],
    [
      'picture-heavy',
      (site) => {
        site.write('images/heavy.jpg', Buffer.concat([jpeg, Buffer.alloc(420_000), endOfJpeg]))
        inMain(small + small.replace(river, '/images/heavy.jpg'))(site)
      },
    ],
    ['hero-lazy', ({ edit }) => edit('index.html', 'fetchPriority="high"', 'loading="lazy"')],
    ['hero-priority', inMain((small + small).replaceAll('loading="lazy"', 'fetchpriority=HIGH'))],
    ['picture-eager', inMain(small + small.replace('loading="lazy"', ''))],
    ['picture-formats', inMain(`<img src="${river}" width="640" height="360" alt="" loading="lazy">`)],
    ['srcset-sizes', inMain(small.replace('<img', `<img srcset="${river} 640w"`))],
    ['srcset-sizes', inMain(small.replace('<img', `<img sizes="64px" srcset="/images/${riverName}-400.jpg 1200w"`))],
    [
      'srcset-sizes',
      inMain(small.replace('<img', `<img sizes="50vw" srcset="${river} 640w, /images/${riverName}-400.jpg"`)),
    ],
    [
      'srcset-sizes',
      inMain(
        `<picture><source type="image/webp" srcset="/images/${riverName}-400.webp 400px" sizes="64px">${small.replace('<img', `<img srcset="${river} 640px" sizes="64px"`)}</picture>`,
      ),
    ],
    [
      'file-mistyped',
      (site) => {
        site.write('assets/One.woff2', '')
        toStylesheet(face('One'))(site)
      },
    ],
    ['file-mistyped', (site) => site.write('favicon.ico', '')],
    ['file-mistyped', (site) => site.write('browserconfig.xml', '\n<?xml version="1.0"?>\n<browserconfig/>\n')],
    [
      'file-mistyped',
      (site) => {
        const file = assetOf(site, /assets\/entry-client[\w-]+\.js/)
        site.write(file, `<<<<<<< HEAD\n${site.read(file)}`)
      },
    ],
    ['file-mistyped', toStylesheet('p{margin:0}\n=======\np{margin:1px}\n>>>>>>> summer\n')],
    [
      'source-type-differs',
      inMain(
        `<picture><source type="image/avif" srcset="/images/${riverName}-640.webp"><source type="image/webp" srcset="/images/${riverName}-640.avif">${small}</picture>`,
      ),
    ],
    [
      'source-type-differs',
      inMain(`<picture><source type="image/webp" srcset="/images/${riverName}-640.avif">${small}</picture>`),
    ],
    ['source-type-differs', inHead('<link rel="icon" type="image/png" href="/favicon.svg">')],
    [
      'file-mistyped',
      (site) => {
        site.write('papers/plan.zip', '<!doctype html><title>502 Bad Gateway</title>')
        inMain('<p><a href="/papers/plan.zip">Plan of the pipes</a></p>')(site)
      },
    ],
    ['dead-resource', inMain('<div data-island="Fold" data-module="/assets/Fold-1.js"><p>Folded</p></div>')],
    [
      'hero-shared',
      ({ edit, manifest }) => {
        for (const service of ['drain-cleaning', 'sewer-inspection'])
          edit(`services/${service}/index.html`, '</main>', `${small}</main>`)
        manifest({
          file: 'site.yaml',
          replace: 'embeds: {}',
          with: 'embeds: {}\naudit: { rules: { hero-shared: { thresholds: { pages: 2 } } } }',
        })
      },
    ],
    ['picture-mistyped', ({ write }) => write(`images/${riverName}-400.webp`, '<html>Not found</html>')],
    ['picture-mistyped', ({ write }) => write(`images/${riverName}-400.jpg`, jpeg.subarray(0, jpeg.length / 2))],
    ['html-size', inMain(`<!--${' '.repeat(310_000)}-->`)],
    ['css-weight', toStylesheet(`/*${noise(30_000)}*/`)],
    ['script-weight', toScript(`/*${noise(30_000)}*/`)],
    [
      'font-weight',
      (site) => {
        site.write('assets/Large.woff2', font(70_000))
        toStylesheet(face('Large'))(site)
      },
    ],
    [
      'fonts-many',
      (site) => {
        for (const name of ['One', 'Two', 'Three']) site.write(`assets/${name}.woff2`, font(100))
        toStylesheet(face('One') + face('Two') + face('Three'))(site)
      },
    ],
    [
      'font-display',
      (site) => {
        site.write('assets/One.woff2', font(100))
        toStylesheet(face('One').replace(';font-display:swap', ''))(site)
      },
    ],
    [
      'css-import',
      (site) => {
        site.write('assets/more.css', 'p{color:red}')
        toStylesheet('@import url("/assets/more.css");')(site)
      },
    ],
    [
      'preload-unused',
      (site) => {
        site.write('assets/One.woff2', font(100))
        inHead('<link rel="preload" as="font" href="/assets/One.woff2" crossorigin>')(site)
      },
    ],
    [
      'preload-crossorigin',
      (site) => {
        site.write('assets/One.woff2', font(100))
        toStylesheet(face('One'))(site)
        inHead('<link rel=preload as=font href=/assets/One.woff2>')(site)
      },
    ],
    [
      'page-weight',
      (site) => {
        site.write('images/large.jpg', Buffer.concat([jpeg, Buffer.alloc(380_000), endOfJpeg]))
        inMain(small.replace(river, '/images/large.jpg'))(site)
      },
    ],
    [
      'script-blocking',
      (site) => {
        site.write('assets/blocking.js', ';')
        inHead('<SCRIPT SRC="/assets/blocking.js"></SCRIPT>')(site)
      },
    ],
    [
      'preconnect-many',
      inHead(['a', 'b', 'c'].map((host) => `<link rel="preconnect" href="https://${host}.example">`).join('')),
    ],
    ['dom-large', inMain('<i></i>'.repeat(1500))],
    ['file-unused', ({ write }) => write('papers/forgotten.pdf', '%PDF-1.7')],
    ['file-too-large', ({ write }) => write('images/tour.mp4', Buffer.alloc(26 * 1_048_576))],
    ['compressed-copy-differs', ({ write, read }) => write('index.html.gz', gzipSync(read('contact/index.html')))],
    ['compressed-copy-differs', ({ write }) => write('index.html.br', brotliCompressSync('An older page.'))],
  ])('%s (%#)', async (code, fault) => {
    const { added } = await garden.plant(fault)
    expect(added.map(({ code: found }) => found)).toEqual([code])
  })
})

test('correct content that resembles a fault gives no finding', async () => {
  const { added } = await garden.plant((site) => {
    site.write('assets/Greek.woff2', font(70_000))
    site.write('assets/deferred.js', 'import("./later.js")')
    site.write('assets/later.js', noise(30_000))
    site.write('humans.txt', 'Us')
    site.write('humans.txt.br', brotliCompressSync('Us'))
    for (const [ending, compress] of [
      ['gz', gzipSync],
      ['br', brotliCompressSync],
    ] as const)
      site.write(`index.html.${ending}`, compress(site.read('index.html')))
    toStylesheet(`${face('Greek').replace('}', ';unicode-range:U+0370-03FF}')}/* @import "old.css" */`)(site)
    inHead('<script defer src="/assets/deferred.js"></script>')(site)
    inMain(
      [
        small,
        `<picture><source type="image/webp; q=1" srcset="/images/${riverName}-640.webp"><source type="IMAGE/JPEG" srcset="${river}">${small}</picture>`,
        `<img src="${river}" width="64" height="37" alt="" loading="lazy">`,
        `<img src="/favicon.svg" width="900" height="900" alt="" loading="lazy">`,
        `<img src="${river}" srcset="${river} 1x, ${river} 2x" width="64" height="36" alt="" loading="lazy">`,
        `<picture><source type="image/webp" srcset="/images/${riverName}-640.webp"><img src="${river}" width="640" height="360" alt="" loading="lazy"></picture>`,
      ].join(''),
    )(site)
  })
  expect(added).toEqual([])
})
