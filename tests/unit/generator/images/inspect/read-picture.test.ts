import { execFileSync } from 'node:child_process'
import { chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPicture } from '#generator/images/inspect/read-picture.ts'
import { temporaryDir } from '../../../../support/temporary.ts'

const path = async () => join(await temporaryDir(), 'a.jpg')

test('an image up to the size limit is read', async () => {
  const picture = await path()
  await writeFile(picture, '')
  await truncate(picture, 25_000_000)
  expect(await readPicture(picture)).toMatchObject({ kind: 'bytes', bytes: { length: 25_000_000 } })
})

test('an image above the size limit is not read', async () => {
  const picture = await path()
  await writeFile(picture, '')
  await truncate(picture, 25_000_001)
  expect(await readPicture(picture)).toEqual({ kind: 'too-many-bytes', size: 25_000_001 })
})

test('an image removed after it was listed is gone', async () => {
  expect(await readPicture(await path())).toEqual({ kind: 'gone' })
})

test('a folder is not a file', async () => {
  const folder = await path()
  await mkdir(folder)
  expect(await readPicture(folder)).toEqual({ kind: 'not-a-file' })
})

test.skipIf(process.platform === 'win32')('a pipe without a writer, a socket and a device are not files', async () => {
  const [pipe, socket, device] = [await path(), await path(), await path()]
  execFileSync('mkfifo', [pipe])
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(socket, resolve))
  await symlink('/dev/zero', device)
  for (const place of [pipe, socket, device]) expect(await readPicture(place)).toEqual({ kind: 'not-a-file' })
})

test.skipIf(process.platform === 'win32')('an image without read permission is reported as forbidden', async () => {
  const picture = await path()
  await writeFile(picture, 'secret')
  await chmod(picture, 0)
  // The superuser may read everything, so the test switches to the user nobody.
  const isSuperuser = process.geteuid?.() === 0
  if (isSuperuser) {
    await chmod(join(picture, '..'), 0o755)
    process.seteuid?.(65_534)
  }
  try {
    expect(await readPicture(picture)).toEqual({ kind: 'forbidden' })
  } finally {
    if (isSuperuser) process.seteuid?.(0)
  }
})

test('a circular symbolic link is reported with its error code', async () => {
  const link = await path()
  await symlink(link, link)
  expect(await readPicture(link)).toEqual({ kind: 'failed', reason: 'ELOOP' })
})
