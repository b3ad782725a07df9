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
  ['Ring Floodline on 0345 988 1188.', '0345 988 1188'],
  ['El condado atiende en el 311 o en el 305-468-5900.', '305-468-5900'],
  ['Desde la calle llame a la distribuidora, en Navarra al 900 750 750.', '900 750 750'],
  ['Call Leesburg Town Police at (703) 555-0149.', '(703) 555-0149'],
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
])('%s: a number that the company would have', (text, number) => {
  expect(isOther(text, number)).toBe(false)
})
