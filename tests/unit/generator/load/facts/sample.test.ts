import { expect, test } from 'vitest'
import { isFictitious } from '#generator/load/facts/sample.ts'

test.each(['+18015550142', '+441632960123', '+441134960123', '+441914980123', '+442079460123', '+447700900123'])(
  '%s is a number for fiction',
  (number) => expect(isFictitious(number)).toBe(true),
)

test.each(['+18015550242', '+441423496013', '+441914960123', '+442079461234', '+34910123456'])(
  '%s may be that of a company',
  (number) => expect(isFictitious(number)).toBe(false),
)
