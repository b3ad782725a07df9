import { execFileSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures, runIn, small } from '../support/bad-pictures.ts'
import {
  blackPng,
  cutShort,
  damaged,
  drawing,
  movingPng,
  movingWebp,
  photograph,
  plain,
} from '../support/picture-bytes.ts'

// Careless and hostile images, through the command line. tests/fixtures/problems has the problems of text files,
// tests/unit/generator/images/inspect those of image bytes.

const copyAgain = 'Copy it again from its source, or remove it.'
const saveAgain = 'Save it again as SVG, JPEG, PNG, WebP or AVIF, or remove it.'

test('one run reports each bad image at its file, and publishes nothing', async () => {
  const photo = photograph(600, 400)
  const { dir, code, output } = await runIn(
    'build',
    pictures({
      'a-half.jpg': cutShort(await photo.clone().jpeg().toBuffer()),
      'b-half.png': cutShort(await photo.clone().png().toBuffer()),
      'c-half.webp': cutShort(await photo.clone().webp().toBuffer()),
      'd-half.avif': cutShort(await photo.clone().avif({ effort: 0 }).toBuffer()),
      'e-damaged.png': damaged(await photo.clone().png().toBuffer()),
      'f-empty.jpg': '',
      'g-words.webp': 'A picture says more.',
      'h-film.png': await plain('#cc2222').gif().toBuffer(),
      'i-page.jpg': '<!doctype html><title>403 Forbidden</title>',
      'j-huge.png': blackPng(30_000, 30_000),
      'k-huge.svg': drawing('width="100000" height="100000"'),
      'l-heavy.jpg': Buffer.alloc(25_000_001),
      'm-script.svg': drawing('width="8" height="8"', '\n<a>\n <script href="x"/></a>'),
      'n-outside.svg': drawing('width="8" height="8"', '<image href="file:///etc/passwd"/>'),
      'o-good.svg': small,
    }),
  )
  expect(code).toBe(1)
  expect(output.trim()).toBe(`small-site/images/a-half.jpg:1:1 error unreadable-picture
  This image is truncated: the end of its file is missing.
  ${copyAgain}
small-site/images/b-half.png:1:1 error unreadable-picture
  This image is truncated: the end of its file is missing.
  ${copyAgain}
small-site/images/c-half.webp:1:1 error unreadable-picture
  This image is truncated: the end of its file is missing.
  ${copyAgain}
small-site/images/d-half.avif:1:1 error unreadable-picture
  This image is truncated: the end of its file is missing.
  ${copyAgain}
small-site/images/e-damaged.png:1:1 error unreadable-picture
  This image is damaged: it cannot be decoded as PNG.
  ${copyAgain}
small-site/images/f-empty.jpg:1:1 error unreadable-picture
  This image is empty: its file has no bytes.
  Replace the file, or remove it.
small-site/images/g-words.webp:1:1 error unreadable-picture
  This file is not an image, although its name says so.
  ${saveAgain}
small-site/images/h-film.png:1:1 error unreadable-picture
  This file is a GIF, although its name says otherwise, and cannot be used as an image.
  ${saveAgain}
small-site/images/i-page.jpg:1:1 error unreadable-picture
  This file is a web page (HTML), although its name says otherwise, and cannot be used as an image.
  ${saveAgain}
small-site/images/j-huge.png:1:1 error huge-picture
  This image has 30,000 × 30,000 pixels, more than the limit of 60,000,000.
  Save it again at a smaller size; a width of 2400 pixels is enough.
small-site/images/k-huge.svg:1:1 error huge-picture
  This image has 100,000 × 100,000 pixels, more than the limit of 60,000,000.
  Save it again at a smaller size; a width of 2400 pixels is enough.
small-site/images/l-heavy.jpg:1:1 error huge-picture
  This image has 25.1 MB, more than the limit of 25 MB.
  Save it again with fewer pixels or a lower quality.
small-site/images/m-script.svg:3:2 error unsafe-svg
  This drawing contains a script (<script>), and an image must not run code.
  Remove it.
small-site/images/n-outside.svg:1:69 error unsafe-svg
  This drawing requests "file:///etc/passwd", and an image must not load anything.
  Embed the content, or remove the reference.

Nothing was published: 14 errors. No page has been made or audited yet.`)
  expect(await readdir(dir)).not.toContain('dist')
})

test('unusual images are built like any other, with warnings', async () => {
  const red = plain('#cc2222')
  const { dir, code, output } = await runIn('build', [
    ...pictures({
      'odell-secondary.jpg': await red.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
      'deep.png': await red.clone().toColourspace('rgb16').png().toBuffer(),
      'moving.webp': await movingWebp(),
      'hood-river-secondary.png': await movingPng(),
      'cascade-locks-secondary.jpg': await plain('#336699', 10_000, 2).png().toBuffer(),
      'dot.png': await plain('#336699', 1, 1).png().toBuffer(),
    }),
    { file: 'pages/home.yaml', replace: 'image: river.svg', with: 'image: moving.webp' },
    { file: 'services/drain-cleaning.yaml', replace: 'icon: pipe', with: 'icon: pipe\nimage: deep.png' },
    { file: 'services/sewer-inspection.json', replace: '"icon"', with: '"image": "dot.png", "icon"' },
  ])
  const ofPictures = output.split(/^(?=small-site)/m).filter((part) => part.startsWith('small-site/images/'))
  expect(ofPictures.join('')).toBe(`small-site/images/cascade-locks-secondary.jpg:1:1 warning misnamed-picture
  This image is a PNG, but its name ends in .jpg.
  Name it cascade-locks-secondary.png, here and where the manifest names it.
small-site/images/dot.png:1:1 notice small-picture
  This image is 1 px wide, so it is blurred or small on every page.
  Replace it with a larger one, best 1600 px wide.
small-site/images/hood-river-secondary.png:1:1 warning animated-picture
  This image is animated, but only its first frame is shown.
  Save the frame to show as a separate image.
small-site/images/moving.webp:1:1 warning animated-picture
  This image is animated, but only its first frame is shown.
  Save the frame to show as a separate image.
`)
  expect(code).toBe(0)
  const built = await readdir(join(dir, 'dist/images'))
  const names = new Set(built.map((file) => file.replace(/-[0-9a-f]{8}-.*/, '')))
  for (const name of ['odell-secondary', 'deep', 'moving', 'hood-river-secondary', 'cascade-locks-secondary', 'dot'])
    expect(names).toContain(name)
})

test.skipIf(process.platform === 'win32')(
  'a pipe, a folder and a link out of the manifest stop nothing, and the other pictures are looked at all the same',
  async () => {
    const { code, output, seconds } = await runIn('validate', pictures({ 'd-empty.jpg': '' }), async (site) => {
      const images = join(site.manifestDir, 'images')
      execFileSync('mkfifo', [join(images, 'a-pipe.jpg')])
      await mkdir(join(images, 'b-folder.jpg'))
      await writeFile(join(site.rootDir, 'elsewhere.svg'), small)
      execFileSync('ln', ['-s', '../../elsewhere.svg', join(images, 'c-link.svg')])
      execFileSync('mkfifo', [join(site.manifestDir, 'guide.yaml')])
    })
    expect(code).toBe(1)
    expect(output).toBe(`small-site/guide.yaml:1:1 error not-a-file
  This is a pipe, socket or device, but a file is expected here.
  Replace it with a file, or rename it.
small-site/images/a-pipe.jpg:1:1 error not-a-file
  This is a pipe, socket or device, but a file is expected here.
  Replace it with a file, or rename it.
small-site/images/b-folder.jpg:1:1 error not-a-file
  This is a folder, but a file is expected here.
  Replace it with a file, or rename it.
small-site/images/c-link.svg:1:1 error outside-manifest
  This symbolic link points outside the manifest directory.
  Replace the link with the file itself.
small-site/images/d-empty.jpg:1:1 error unreadable-picture
  This image is empty: its file has no bytes.
  Replace the file, or remove it.

5 errors. Links, URLs and some texts of files with errors have not been checked yet.
`)
    expect(seconds).toBeLessThan(30)
  },
)
