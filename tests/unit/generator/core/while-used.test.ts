import { expect, test } from 'vitest'
import { whileUsed } from '#generator/core/while-used.ts'

test('a value in use is read once, also by two at the same time', async () => {
  const open = whileUsed<{ name: string }>()
  let reads = 0
  const read = async () => ({ name: `read ${++reads}` })
  const [first, second] = await Promise.all([open('a', read), open('a', read)])
  expect(second).toBe(first)
  expect(await open('a', read)).toBe(first)
  expect(await open('b', read)).toEqual({ name: 'read 2' })
})

test('a value that could not be read is read again', async () => {
  const open = whileUsed<{ name: string }>()
  await expect(open('a', () => Promise.reject(new Error('No such file.')))).rejects.toThrow('No such file.')
  expect(await open('a', async () => ({ name: 'read' }))).toEqual({ name: 'read' })
})
