import { expect, test } from 'vitest'
import { plainCss } from '#generator/assets/plain-css.ts'

const mixes = '@supports (color:color-mix(in lab, red, red))'

test('a mixed colour needs no plain one before it', () => {
  expect(plainCss(`.a{x:1;color:red}${mixes}{.a{color:color-mix(in oklab, red 10%, blue)}}.a{y:2}.b{color:red}`)).toBe(
    '.a{x:1;color:color-mix(in oklab, red 10%, blue);y:2}.b{color:red}',
  )
})

test('blocks are joined inside, and rules apart stay apart', () => {
  expect(plainCss(`@media print{:root{--a:red}${mixes}{:root{--a:color-mix(in oklab, red, blue)}}}`)).toBe(
    '@media print{:root{--a:color-mix(in oklab, red, blue)}}',
  )
  expect(plainCss('.a{x:1}.b{x:2}.a{x:3}')).toBe('.a{x:1}.b{x:2}.a{x:3}')
})

test('a declaration that says the same again is dropped, and a fallback of another kind stays', () => {
  expect(plainCss('a{-webkit-text-decoration:inherit;-webkit-text-decoration:inherit;height:1px;height:1dvh}')).toBe(
    'a{-webkit-text-decoration:inherit;height:1px;height:1dvh}',
  )
})

test('other conditions stay', () => {
  const css = '@supports (animation-timeline:scroll()){.a{x:1}}'
  expect(plainCss(css)).toBe(css)
})
