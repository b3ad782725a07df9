import { expect, test } from 'vitest'
import { createInbox, type Inbox } from '#src/report/inbox.ts'

/** An inbox whose scripts are functions, by file. */
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

test('a file is loaded once', async () => {
  const { inbox, read } = inboxOver({ './data/pages/3.js': ({ receive }) => receive('pages/3', ['a page']) })
  const [first, second] = await Promise.all([inbox.loadChunk('pages/3'), inbox.loadChunk('pages/3')])
  expect(first).toEqual(['a page'])
  expect(second).toBe(first)
  expect(read).toEqual(['./data/pages/3.js'])
})

test('a file that is read once is not kept', async () => {
  const { inbox, read } = inboxOver({ './data/pages/3.js': ({ receive }) => receive('pages/3', ['a page']) })
  await inbox.readChunk('pages/3')
  await expect(inbox.readChunk('pages/3')).resolves.toEqual(['a page'])
  expect(read).toHaveLength(2)
  await inbox.loadChunk('pages/3')
  await inbox.readChunk('pages/3')
  expect(read).toHaveLength(3)
})

test('a missing file gives a message, and may be loaded later', async () => {
  const { inbox, files } = inboxOver({})
  await expect(inbox.loadChunk('rows')).rejects.toThrow('The file data/rows.js of the report could not be loaded.')
  files['./data/rows.js'] = ({ receive }) => receive('rows', 'rows')
  await expect(inbox.loadChunk('rows')).resolves.toBe('rows')
})

test('a file with other data is damaged', async () => {
  const { inbox } = inboxOver({ './data/rows.js': ({ receive }) => receive('findings', []) })
  await expect(inbox.loadChunk('rows')).rejects.toThrow('The file data/rows.js of the report is damaged.')
})
