import { expect, test } from 'vitest'
import { eachPage, inGroups } from '#generator/core/each-page.ts'
import { ProblemError } from '#generator/core/problem-error.ts'

const pages = [{ path: '/a/' }, { path: '/b/' }]

test('the error of a step names the page', () => {
  const cause = new Error('The tag is not closed.')
  const step = ({ path }: { path: string }) => {
    if (path === '/b/') throw cause
  }
  expect(() => eachPage(pages, step)).toThrow(
    expect.objectContaining({ message: expect.stringContaining('/b/'), cause }),
  )
})

test('a problem in the content is passed on as it is', () => {
  const at = { file: 'site.yaml', line: 1, column: 1 }
  const problem = new ProblemError({ code: 'unknown', severity: 'error', at, what: 'It is wrong.', fix: 'Change it.' })
  expect(() =>
    eachPage(pages, () => {
      throw problem
    }),
  ).toThrow(problem)
})

test('groups are worked on one after the other, and results are in the order of the pages', () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at)
  const sizes: number[] = []
  const doubled = inGroups(
    numbers,
    (group) => {
      sizes.push(group.length)
      return group.map((number) => number * 2)
    },
    8,
  )
  expect(doubled).toEqual(numbers.map((number) => number * 2))
  expect(sizes).toEqual([8, 8, 4])
})
