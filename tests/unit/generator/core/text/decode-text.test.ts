import { expect, test } from 'vitest'
import { decodeText } from '#generator/core/text/decode-text.ts'

const text = 'Die häufigsten Seiten;Klicks\nhttps://a.example/;1\n'

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
  ['UTF-16, big-endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16, big-endian, without a byte order mark', Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('%s is decoded', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})

test('one malformed byte does not make UTF-8 another encoding', () => {
  expect(decodeText(Buffer.concat([Buffer.from('häufigste Brücke '), Buffer.from([0xff])]))).toBe(
    'häufigste Brücke \ufffd',
  )
})
