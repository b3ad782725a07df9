import { expect, test } from 'vitest'
import { leftoverOf } from '#generator/core/leftover-files.ts'

test.each([
  ['/wp-config.php.bak', true],
  ['/settings.env.old', true],
  ['/config.env', true],
  ['/.env.production', true],
  ['/office.kdbx', true],
  ['/sftp-config.json', true],
  ['/credentials.txt', true],
  ['/index.php~', true],
  ['/backup-2024-11.zip', true],
  ['/public_html.tar.gz', true],
  ['/notes.bak', false],
  ['/assets/app.js.map', false],
])('%s is a leftover file, secret: %s', (url, isSecret) => {
  expect(leftoverOf(url)).toMatchObject({ isSecret })
})

test.each(['/press/media-kit.zip', '/images/database.png', '/brochure.pdf', '/environment.pdf', '/secret-gardens.pdf'])(
  '%s is none',
  (url) => {
    expect(leftoverOf(url)).toBeUndefined()
  },
)
