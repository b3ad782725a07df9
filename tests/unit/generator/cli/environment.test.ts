import { expect, test } from 'vitest'
import { environmentText } from '#generator/cli/environment.ts'

const fault = (fields: NodeJS.ErrnoException | object) => Object.assign(new Error('no'), fields)
const outputs = ['/work/dist', '/work/report']

test('an error of the disk names the file it stands at', () => {
  expect(environmentText(fault({ code: 'EACCES', path: '/work/dist/a.html' }), outputs)).toBe(
    '/work/dist/a.html cannot be used: permission is denied.',
  )
})

test('a full disk names no file, so the directories are named', () => {
  expect(environmentText(fault({ code: 'ENOSPC', syscall: 'write' }), outputs)).toBe(
    '/work/dist, or /work/report cannot be used: there is no space left on the device.',
  )
})

test('what a worker says is looked for behind it', () => {
  const error = new Error('The page / could not be made.', {
    cause: fault({ code: 'EROFS', path: '/work/dist.staging/a' }),
  })
  expect(environmentText(error, outputs)).toContain('the file system is read-only')
})

test('a file that is missing is of the environment only where we write', () => {
  expect(environmentText(fault({ code: 'ENOENT', path: '/work/dist.staging/page-1' }), outputs)).toContain('not there')
  expect(environmentText(fault({ code: 'ENOENT', path: '/work/src/a.ts' }), outputs)).toBeUndefined()
})

test('any other error is a fault of ours', () => {
  expect(environmentText(new TypeError('x is not a function'), outputs)).toBeUndefined()
  expect(environmentText(fault({ code: 'ERR_INVALID_ARG_TYPE' }), outputs)).toBeUndefined()
})
