import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRecordFile, readRecords, summaryOf } from '#generator/shards/record-file.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const records = [
  { bytes: new Uint8Array([1, 2]), statements: Uint32Array.of(7, 8) },
  { text: 'Überlingen', none: undefined },
]

async function written() {
  const path = join(await temporaryDir(), 'records')
  const file = createRecordFile(path)
  for (const record of records) file.write(record)
  return { path, summary: file.finish() }
}

test('reading gives the records that were written, typed arrays and missing values included', async () => {
  const { path } = await written()
  expect([...readRecords(path)]).toStrictEqual(records)
})

test('the summary of a file is the one that writing it gave, and differs after a change', async () => {
  const { path, summary } = await written()
  expect(summaryOf(path)).toEqual(summary)
  appendFileSync(path, 'x')
  expect(summaryOf(path)).not.toEqual(summary)
})
