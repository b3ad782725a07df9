import { expect, test } from 'vitest'
import { environmentText } from '#generator/cli/environment.ts'

const errorWith = (fields: NodeJS.ErrnoException | object) => Object.assign(new Error('no'), fields)
const outputs = ['/work/dist', '/work/report']

test('an error of the disk names the file', () => {
  expect(environmentText(errorWith({ code: 'EACCES', path: '/work/dist/a.html' }), outputs)).toBe(
    '/work/dist/a.html cannot be used: permission is denied.',
  )
})

test('a full disk names no file, so the directories are named', () => {
  expect(environmentText(errorWith({ code: 'ENOSPC', syscall: 'write' }), outputs)).toBe(
    '/work/dist, or /work/report cannot be used: there is no space left on the device.',
  )
})

test('the error of a worker is explained by its cause', () => {
  const error = new Error('The page / could not be processed.', {
    cause: errorWith({ code: 'EROFS', path: '/work/dist.staging/a' }),
  })
  expect(environmentText(error, outputs)).toContain('the file system is read-only')
})

test('a missing file is explained only in a directory that is written to', () => {
  expect(environmentText(errorWith({ code: 'ENOENT', path: '/work/dist.staging/page-1' }), outputs)).toContain(
    'does not exist',
  )
  expect(environmentText(errorWith({ code: 'ENOENT', path: '/work/src/a.ts' }), outputs)).toBeUndefined()
})

test('any other error has no explanation', () => {
  expect(environmentText(new TypeError('x is not a function'), outputs)).toBeUndefined()
  expect(environmentText(errorWith({ code: 'ERR_INVALID_ARG_TYPE' }), outputs)).toBeUndefined()
})
