import { expect, test } from 'vitest'
import { crewNoteIn, hiddenKeyIn } from '#generator/core/text/crew-notes.ts'

test.each([
  ['Use gate code 4471# at the drive.', 'gate code 4471#'],
  ['Guests come in (the lockbox code is still 4471).', 'lockbox code is still 4471'],
  ['The gate code’s 0815, so come in.', 'gate code’s 0815'],
  ['The code to our front door is 5512.', 'code to our front door is 5512'],
  ['We set the alarm code to 0926.', 'alarm code to 0926'],
  ['The garage code is 0926.', 'garage code is 0926'],
  ['The code for the gate is 5512, ring twice.', 'code for the gate is 5512'],
  ['Go around the back, lockbox 2210, dog is friendly.', 'lockbox 2210'],
  ['Alarm off with 0926 before the door shuts.', 'Alarm off with 0926'],
  ['The Wi-Fi password is lake2024!', 'Wi-Fi password is lake2024!'],
  ['Smith, 12 Oak Street, key under the mat.', 'key under the mat'],
  ['Note for crew: park on the left.', 'Note for crew:'],
  ['(Reminder to the team: bring the long ladder.)', 'Reminder to the team:'],
  ['Crew note: the dog bites.', 'Crew note:'],
  ['El código de la puerta es 4471#.', 'código de la puerta es 4471#'],
  ['Clave de la alarma: 0926.', 'Clave de la alarma: 0926'],
  ['Nota para el equipo: aparcar detrás.', 'Nota para el equipo:'],
  ['(Nota interna: cobrar antes.)', 'Nota interna:'],
])('"%s" is for those who do the work', (text, words) => {
  expect(crewNoteIn(text)).toBe(words)
})

test.each([
  'The gate code to use is sent on the day.',
  'Building access: the door code changes every 90 days.',
  'Keys are stored without addresses.',
  'Send us the gate code, and tell us about the alarm.',
  'Never leave the key under the mat.',
  'A key under the mat is the first place where burglars look.',
  'Key under the mat? Burglars look there first.',
  'Locks come with a default door code 4321, which you should change.',
  'Choose a door code 4 digits long, or 6-digit codes.',
  'The gate code 2580# opens our yard until 5 p.m.',
  'Leave a note for the crew: which doors stay closed.',
  'Note for customers: we come early.',
  'Building code 2018 applies, and alarms last 10 years.',
  'Pida el código de la puerta antes de las 10:30.',
  'Nunca deje la llave debajo del felpudo.',
])('"%s" is for anyone', (text) => {
  expect(crewNoteIn(text)).toBeUndefined()
})

test.each([
  ['Our key is under the mat, and they found it at once.', 'key is under the mat'],
  ['The spare key still hangs behind the shed.', 'spare key still hangs behind the shed'],
  ['We keep a spare key in the fake rock for them.', 'keep a spare key in the fake rock'],
])('"%s" says where the key is', (text, words) => {
  expect(hiddenKeyIn(text)).toBe(words)
})

test.each([
  'Keys are stored without addresses.',
  'We no longer leave our key under the mat.',
  'They put the key in my hand.',
  'The key to a clear view is in the cloth.',
  'They dusted the rock and the planter, and the key was in the mail the next day.',
])('"%s" does not', (text) => {
  expect(hiddenKeyIn(text)).toBeUndefined()
})
