import { expect, test } from 'vitest'
import { copyrightNoticesIn } from '#generator/core/text/copyright-notices.ts'

const noticesIn = (text: string) => copyrightNoticesIn(text).map(({ year, owner }) => [year, owner])

test.each([
  ['© 2019 Saltbrush Cleaning. All rights reserved.', 2019, 'Saltbrush Cleaning'],
  ['© 2019 Saltbrush Cleaning All rights reserved', 2019, 'Saltbrush Cleaning'],
  ['© 2019 Saltbrush Cleaning - All Rights Reserved', 2019, 'Saltbrush Cleaning'],
  ['© 2019, Saltbrush (Utah)', 2019, 'Saltbrush'],
  ['© 2019 Saltbrush https://saltbrush.example/ Home', 2019, 'Saltbrush'],
  ['Copyright © 2018–2021 by Saltbrush', 2021, 'Saltbrush'],
  ['Copyright (c) 2021 Saltbrush', 2021, 'Saltbrush'],
  ['(c) 2019', 2019, ''],
])('"%s" is of %s', (text, year, owner) => {
  expect(noticesIn(text)).toEqual([[year, owner]])
})

test('a text has each of its notices', () => {
  expect(noticesIn('© 2019 Ada Birch. © 2026 Saltbrush Cleaning.')).toEqual([
    [2019, 'Ada Birch'],
    [2026, 'Saltbrush Cleaning'],
  ])
})

test.each(['© Saltbrush Cleaning', 'Copyright 2019 to this day', '© 2019 – present', 'Copyright law of 2019'])(
  '"%s" has no last year',
  (text) => {
    expect(noticesIn(text)).toEqual([])
  },
)
