import { expect, test } from 'vitest'
import { timesInDigits } from '#generator/core/text/clock-times.ts'

test.each([
  ['We close at six in the evening.', 'We close at 6 PM.'],
  ['From half past eight in the morning to five in the afternoon', 'From 8:30 AM to 5 PM'],
  ['From eight to six in the evening', 'From 8 to 6 PM'],
  ['From eight to 6 PM', 'From 8 to 6 PM'],
  ['Open until 9 o’clock at night, not until three at night', 'Open until 9 PM, not until 3 AM'],
  ['Twelve at night is 12:30 in the morning', '12 AM is 12:30 AM'],
  [
    'Two in the house, one in the afternoon-long queue, six crews',
    'Two in the house, one in the afternoon-long queue, six crews',
  ],
])('"%s" in digits', (sentence, text) => {
  expect(timesInDigits(sentence).text).toBe(text)
})

test('words of the text in digits are given as they are written', () => {
  const { asWritten } = timesInDigits(
    'Our office is open from eight to six in the evening, or until nine at night on Fridays.',
  )
  expect(asWritten('8 to 6 PM')).toBe('eight to six in the evening')
  expect(asWritten('6 PM, or until 9 PM')).toBe('six in the evening, or until nine at night')
  expect(asWritten('until 9 PM')).toBe('until nine at night')
  expect(asWritten('Our office')).toBe('Our office')
})
