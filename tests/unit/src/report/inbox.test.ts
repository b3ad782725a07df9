import { expect, test } from 'vitest'
import { createInbox, type Inbox } from '#src/report/inbox.ts'

/** An inbox over files, as the scripts beside a page would be. */
function inboxOver(files: Record<string, (inbox: Inbox) => void>) {
  const read: string[] = []
  const inbox: Inbox = createInbox(async (src) => {
    read.push(src)
    const run = files[src]
    if (!run) throw new Error(`${src} is not there`)
    run(inbox)
  })
  return { inbox, read, files }
}

test('a file is read once, however often it is asked for', async () => {
  const { inbox, read } = inboxOver({ './data/pages/3.js': ({ receive }) => receive('pages/3', ['a page']) })
  const [first, second] = await Promise.all([inbox.loadChunk('pages/3'), inbox.loadChunk('pages/3')])
  expect(first).toEqual(['a page'])
  expect(second).toBe(first)
  expect(read).toEqual(['./data/pages/3.js'])
})

test('a file that is missing is told in a sentence, and may be there the next time', async () => {
  const { inbox, files } = inboxOver({})
  await expect(inbox.loadChunk('rows')).rejects.toThrow('The file data/rows.js of the report could not be read.')
  files['./data/rows.js'] = ({ receive }) => receive('rows', 'rows')
  await expect(inbox.loadChunk('rows')).resolves.toBe('rows')
})

test('a file that holds something else is damaged', async () => {
  const { inbox } = inboxOver({ './data/rows.js': ({ receive }) => receive('findings', []) })
  await expect(inbox.loadChunk('rows')).rejects.toThrow('The file data/rows.js of the report is damaged.')
})
