import { expect, test } from 'vitest'
import { otherWord } from '#generator/core/text/other-words.ts'

test.each([
  ['We do now sell personal information.', 'do now sell'],
  ['Please do now hesitate to call.', 'do now hesitate'],
  ['Please hesitate to call us.', 'Please hesitate to'],
  ['We do no collect card numbers.', 'do no collect'],
  ['We will no be late.', 'will no be'],
  ['Disposal is note included.', 'is note included'],
  ['We are now liable for delays.', 'We are now liable'],
  ['We can be held responsible for lost keys.', 'We can be held responsible for lost'],
  ['Call not for a free quote.', 'Call not'],
  ['We can wait to meet you.', 'We can wait to meet'],
  ['A pubic task list.', 'pubic'],
  ['Ask your project manger.', 'project manger'],
  ['We asses the damage from the attic.', 'asses the'],
  ['Licensed, insured and boned.', 'insured and boned'],
  ['Open sex days a week.', 'sex days'],
  ['Our costumers are homeowners.', 'Our costumers'],
  ['After sever storms we tarp roofs.', 'sever storms'],
  ['We clean your house form top to bottom.', 'form top to bottom'],
  ['Open form 8 to 5.', 'form 8 to'],
  ['Move the sofa away form the wall.', 'away form the'],
  ['Fill out the contact from below.', 'Fill out the contact from'],
  ['It is on a quite street.', 'a quite street'],
  ['We scrape pealing paint.', 'pealing paint'],
  ['We move the hole house.', 'the hole house'],
  ['Every room in you home.', 'in you home'],
  ['The dust behaves like flower.', 'like flower'],
  ['It is as fine as flower, and as white.', 'fine as flower'],
])('"%s" has another word', (text, words) => {
  expect(otherWord(text)?.words).toBe(words)
})

test.each([
  'We do now offer weekends, and we do now accept cards.',
  'What they do now, they do for free. You can now book here.',
  'Please do note that we do no work on Sundays.',
  'If you hesitate to call, write. Do not hesitate to call.',
  'The tenant is now responsible. We can be held liable for damage that our crew causes.',
  'The price includes travel, not for a landlord, not to a hotel.',
  'We can wait to start until you are home.',
  'The donkeys and the manger scene need a wide van.',
  'Ice dams form the next morning. Fill out the form below. The letter from above.',
  'Our screws are of stainless steel. The tank you have is small.',
  'A widow lives there. It is quite a street, and quite quiet.',
  'We treat mange. A hole in the house wall lets mice in. Costumes of a costumer.',
  'We bring you home. In your home you decide.',
  'Its lamp opens like a flower. Cracks spread like flowers. It looks like flower beds.',
])('"%s" is right', (text) => {
  expect(otherWord(text)).toBeUndefined()
})
