import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'

// A file of records, each as its length in four bytes and its value as V8 serialises it, which keeps typed arrays.

const lengthBytes = 4

export type FileSummary = { bytes: number; sha256: string }

export type RecordFile<Item> = {
  write: (record: Item) => void
  finish: () => FileSummary
}

export function createRecordFile<Item>(path: string): RecordFile<Item> {
  const file = openSync(path, 'w')
  const hash = createHash('sha256')
  let size = 0
  const append = (bytes: Uint8Array) => {
    hash.update(bytes)
    for (let start = 0; start < bytes.length; ) start += writeSync(file, bytes, start)
    size += bytes.length
  }
  return {
    write: (record) => {
      const value = serialize(record)
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32LE(value.length)
      append(length)
      append(value)
    },
    finish: () => {
      closeSync(file)
      return { bytes: size, sha256: hash.digest('hex') }
    },
  }
}

/** Reads one record at a time. The file must be the one that was written: see `summaryOf`. */
export function* readRecords<Item>(path: string): Generator<Item> {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    for (let position = 0; position < size; ) {
      const length = readAt(file, position, lengthBytes).readUInt32LE()
      yield deserialize(readAt(file, position + lengthBytes, length))
      position += lengthBytes + length
    }
  } finally {
    closeSync(file)
  }
}

/** Size and checksum of a file, read in pieces. */
export function summaryOf(path: string): FileSummary {
  const file = openSync(path, 'r')
  try {
    const hash = createHash('sha256')
    const piece = Buffer.alloc(1 << 20)
    let bytes = 0
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hash.update(piece.subarray(0, read))
      bytes += read
    }
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    closeSync(file)
  }
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  for (let start = 0; start < length; ) {
    const read = readSync(file, bytes, start, length - start, position + start)
    if (read === 0) throw new Error(`The file of records ends at ${position + start}, inside a record.`)
    start += read
  }
  return bytes
}
