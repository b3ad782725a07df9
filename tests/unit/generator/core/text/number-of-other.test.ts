import { expect, test } from 'vitest'
import { isNumberOfOther, namesIn } from '#generator/core/text/number-of-other.ts'

const own = {
  names: namesIn('Catoctin Hearth & Chimney'),
  places: new Set(['Leesburg', 'Frederick', 'Hagerstown', 'Loudoun']),
  phones: ['17035550148', '7035550148'],
}
const isOther = (text: string, number: string) => isNumberOfOther(text, number, own)

test.each([
  ['Ask the Virginia wildlife helpline at (855) 571-9003.', '(855) 571-9003'],
  ['The emergency line of Washington Gas is (844) 927-4427.', '(844) 927-4427'],
  ['You can look up any contractor on its website or by phone at (410) 230-6309.', '(410) 230-6309'],
  ['When we are not allowed to, permits come from the county at (240) 313-2460.', '(240) 313-2460'],
  ['Put ice on it and call 1-800-222-1222.', '1-800-222-1222'],
  ['Póngase hielo y llame al 1-800-222-1222.', '1-800-222-1222'],
  ['If you smell gas, call 0800 111 999.', '0800 111 999'],
  ['Ring Floodline on 0345 988 1188.', '0345 988 1188'],
  ['El condado atiende en el 311 o en el 305-468-5900.', '305-468-5900'],
  ['Desde la calle llame a la distribuidora, en Navarra al 900 750 750.', '900 750 750'],
  ['Call Leesburg Town Police at (703) 555-0149.', '(703) 555-0149'],
  ['When a wire is down, Ridge Power cuts the current first: call 703-231-7744.', '703-231-7744'],
  ['Ridge Power clears its own poles. Call 703-231-7744 first; most of them are theirs.', '703-231-7744'],
  ['WREC trims or fells the tree. Call 703-231-7744.', '703-231-7744'],
  ['Report a leak to the water authority: call 703-231-7744.', '703-231-7744'],
  ['Send the form to the assessment district by May: Frederick at 703-242-1190.', '703-242-1190'],
  ['Ridge Power limpia sus postes. Llame al 703-231-7744 antes.', '703-231-7744'],
  ['Envíe la hoja al distrito: Frederick en el 703-242-1190.', '703-242-1190'],
  ['Call a roofer. Ours is Ames, 703-555-0199, and he is quick.', '703-555-0199'],
  ['Llame a un techador. El nuestro es Ames, 703-555-0199.', '703-555-0199'],
])('%s: a number of an authority', (text, number) => {
  expect(isOther(text, number)).toBe(true)
})

test.each([
  ['Call (240) 313-2460 at any time.', '(240) 313-2460'],
  ['Please call or text us now at (240) 313-2460.', '(240) 313-2460'],
  ['Llame al 240-313-2460.', '240-313-2460'],
  ['Escríbanos al 240-313-2460.', '240-313-2460'],
  ['Reach our desk in Frederick, Maryland, at (240) 313-2460.', '(240) 313-2460'],
  ['Catoctin Hearth answers at (240) 313-2460.', '(240) 313-2460'],
  ['Catoctin Hearth: (240) 313-2460', '(240) 313-2460'],
  ['{business} is at (240) 313-2460.', '(240) 313-2460'],
  ['Hagerstown: (240) 313-2460', '(240) 313-2460'],
  ['Phone: (240) 313-2460', '(240) 313-2460'],
  ['The line for chimneys is (703) 555-0184.', '(703) 555-0184'],
  ['Questions go to Dana at (703) 550-0148.', '(703) 550-0148'],
  ['Ridge Power clears its own poles. We clear the rest. Call 703-231-7744.', '703-231-7744'],
  ['Ridge Power clears its own poles. Call us at 703-231-7744.', '703-231-7744'],
  ['Ridge Power clears its own poles. Call 703-231-7744 for a free estimate.', '703-231-7744'],
  ['Ridge Power clears its own poles. Call 703-555-0184 first.', '703-555-0184'],
  ['Our district offices: Frederick at 703-242-1190.', '703-242-1190'],
  ['Old chimneys lose their caps. Call 703-231-7744.', '703-231-7744'],
  ['Their number is not ours. Ours is 703-231-7744.', '703-231-7744'],
])('%s: a number that the company would have', (text, number) => {
  expect(isOther(text, number)).toBe(false)
})
