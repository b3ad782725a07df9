import { expect, test } from 'vitest'
import { dayReader, daysWithTimes } from '#generator/audit/text/days-with-times.ts'
import { hoursInSentence } from '#src/format.ts'
import { smallSite } from '../../../small-site.ts'

test.each([
  ['en-US', 'Monday, Wednesday and Friday, 7:00 AM to 4:30 PM'],
  ['es-ES', 'lunes, miércoles y viernes, de 7:00 a 16:30'],
])('days that are not in a row have their times together in %s', async (language, written) => {
  const { manifest } = await smallSite([
    { file: 'site.yaml', replace: 'language: en-US', with: `language: ${language}` },
    {
      file: 'site.yaml',
      replace: '[Monday, Tuesday, Wednesday, Thursday, Friday]',
      with: '[Monday, Wednesday, Friday]',
    },
  ])
  const { hours } = manifest.site
  const text = hoursInSentence({ manifest }, { ...hours, timeZone: '' })
  const reader = dayReader([hours], manifest)
  const [first] = daysWithTimes(`Open ${text}.`, reader)
  expect([text, reader.daysOf(first?.phrase ?? '')]).toEqual([written, ['Monday', 'Wednesday', 'Friday']])
})
