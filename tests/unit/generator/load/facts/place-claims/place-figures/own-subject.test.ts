import { expect, test } from 'vitest'
import { isOwn } from '#generator/load/facts/place-claims/place-figures/own-subject.ts'

test.each([
  ['Ashby has about', true],
  ['Ashby, a mill town of', true],
  ['It is a quiet old town of nearly', true],
  ['With', true],
  ['Together Ashby and Holt have some', true],
  ['The river froze, and the town has only', true],
  ['At 5,100 feet it has', true],
  ['The village’s', true],
  ['A few of its', true],
  ['The mills of Ashby and its', true],
  ['East Ashby, in spite of its name and its', false],
  ['Do not look for them in Holt: that is a suburb of Ashby with some', false],
  ['Two miles from here is Denby, which has no council but', false],
  ['Holt has about', false],
  ['Oil Hill, a company town northwest of Ashby, has', false],
  ['The village of Holt has', false],
  ['The mill of Ashby had', false],
  ['The district around it has', false],
  ['Each winter the lake brings', false],
  ['Ashby’s largest neighbor, with', false],
  ['The school beside the church has', false],
])('residents after "%s" are those of the place: %j', (before, isOfPlace) => {
  expect(isOwn('residents', `${before} `, 'Ashby')).toBe(isOfPlace)
})

test.each([
  ['Ashby is', true],
  ['It is only about', true],
  ['The old town lies quietly', true],
  ['Ashby, the first stop of the line,', true],
  ['Ashby is the county seat and market town of its valley,', true],
  ['It is one of the oldest towns in the basin,', true],
  ['It is the only town of the old mining district, about', true],
  ['It is the gateway to the lake,', false],
  ['It is the last town before Mirror Lake,', false],
  ['The lake is the center of the valley,', false],
  ['We are', true],
  ['Our crew drives', true],
  ['', true],
  ['Just', true],
  ['The lake is', false],
  ['Ashby’s reservoir is', false],
  ['The pipe from Ashby ends', false],
  ['Its second school stands', false],
  ['Water comes through a canal', false],
])('a way after "%s" is that of the place: %j', (before, isOfPlace) => {
  expect(isOwn('way', before === '' ? '' : `${before} `, 'Ashby')).toBe(isOfPlace)
})
