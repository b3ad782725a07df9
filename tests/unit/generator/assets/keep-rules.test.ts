import { expect, test } from 'vitest'
import { keepRules } from '#generator/assets/keep-rules.ts'

const kept = (css: string, ...classes: string[]) => keepRules(css, new Set(classes))

test('a rule remains if all classes of one of its selectors occur', () => {
  expect(kept('.a,.b{x:1}.a .c{x:2}h1{x:3}.d>p{x:4}', 'a', 'd')).toBe('.a{x:1}h1{x:3}.d>p{x:4}')
})

test('classes in parentheses are alternatives or exceptions', () => {
  const css = '.a:not(.b :is(.c)){x:1}:where(.d,.e){x:2}'
  expect(kept(css, 'a')).toBe(css)
})

test('names of utilities are read without their escapes', () => {
  const css = '.md\\:w-1\\/2{x:1}.\\32xl\\:flex{x:2}.w-\\[3px\\]{x:3}'
  expect(kept(css, 'md:w-1/2', '2xl:flex', 'w-[3px]')).toBe(css)
  expect(kept(css)).toBe('')
})

test('nested rules are chosen one by one, and blocks without rules disappear', () => {
  expect(kept('@layer x{@media print{.a{x:1}}.b{x:2;&.c{x:3}.d{x:4}}}', 'b', 'c')).toBe('@layer x{.b{x:2;&.c{x:3}}}')
  expect(kept('@layer x,y;@font-face{x:1}@property --p{x:2}')).toBe('@layer x,y;@font-face{x:1}@property --p{x:2}')
})

test('an animation remains if a rule names it', () => {
  const css = '@keyframes spin{to{x:1}}@keyframes fade{to{x:2}}.a{animation:1s spin}.b{animation:fade}'
  expect(kept(css, 'a')).toBe('@keyframes spin{to{x:1}}.a{animation:1s spin}')
})

test('form fields and fonts for what visitors type remain where there is a field', () => {
  const css =
    'button,input{x:1}::placeholder{x:2}:where(select) optgroup{x:3}@font-face{src:url(/a-rest-1.woff2)}@font-face{src:url(/a-first-1.woff2)}'
  expect(kept(css, 'textarea')).toBe(css)
  expect(kept(css)).toBe('button{x:1}@font-face{src:url(/a-first-1.woff2)}')
})
