import { expect, test } from 'vitest'
import { dictatedSign } from '#generator/core/text/dictated.ts'

test.each([
  ['The work is physical period you will be on your feet.', 'is physical period'],
  ['You will be on your feet comma carry a vacuum.', 'feet comma'],
  ['We bring it period The rest is up to you.', 'it period'],
  ['Call us today exclamation point', 'exclamation point'],
  ['We come early full stop you can sleep.', 'full stop'],
  ['That is the price. New paragraph We also paint.', 'New paragraph'],
  ['They said open quote best crew ever close quote and left.', 'open quote best crew ever close quote'],
  ['How often do you come question mark', 'How often do you come question mark'],
])('"%s" was dictated', (text, words) => {
  expect(dictatedSign(text)?.words).toBe(words)
})

test.each([
  'The warranty period you have is two years.',
  'During a busy period we add a crew.',
  'A period of rain delays the job.',
  'Period homes have old pipes, and a period house the same.',
  'We charge no fees, period. You pay the price we quote.',
  'We never do it, period.',
  'It is a trial period you can end at any time.',
  'The notice is a waiting period the law asks for.',
  'An Oxford comma sits before the last word.',
  'Every missing comma is a slip: we proofread twice.',
  'Separate them with a comma and a space.',
  'The comma butterfly rests on nettles.',
  'The van came to a full stop at the gate.',
  'Begin a new paragraph for each room. A new line of paints is here.',
  'You can open quote requests in the portal and close quote requests there, too.',
  'An open quote expires after 30 days.',
  'The age of the pipe is a question mark until we look.',
  'What is left is one big question mark.',
])('"%s" may be right', (text) => {
  expect(dictatedSign(text)).toBeUndefined()
})
