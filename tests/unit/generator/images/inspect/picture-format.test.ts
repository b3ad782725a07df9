import { expect, test } from 'vitest'
import { contentOf } from '#generator/images/inspect/picture-format.ts'

const isoFile = (brands: string) => `\0\0\0\x1cftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`

test.each<[bytes: string, content: ReturnType<typeof contentOf>]>([
  ['\xff\xd8\xff\xe0', { format: 'jpeg' }],
  ['\x89PNG\r\n\x1a\n', { format: 'png' }],
  ['RIFF\x10\0\0\0WEBPVP8 ', { format: 'webp' }],
  [isoFile('mif1avifmiaf'), { format: 'avif' }],
  [isoFile('heicmif1heic'), { other: 'a HEIC' }],
  [isoFile('isomavc1mp41'), { other: 'a video' }],
  ['GIF89a', { other: 'a GIF' }],
  ['II*\0', { other: 'a TIFF' }],
  ['MM\0*', { other: 'a TIFF' }],
  ['%PDF-1.7', { other: 'a PDF' }],
  ['BM\x36\0\0\0\0\0\0\0\x36', { other: 'a BMP' }],
  ['BMW is a make of cars.', undefined],
  ['8BPS\0\x01', { other: 'a Photoshop file (PSD)' }],
  ['\0\0\x01\0\x01\0', { other: 'an icon (ICO)' }],
  ['\x1f\x8b\x08', { other: 'a compressed file (gzip), perhaps an SVGZ' }],
  ['version https://git-lfs.github.com/spec/v1', { other: 'a Git LFS pointer to the image' }],
  ['<!DOCTYPE html><html><p>Not found', { other: 'a web page (HTML)' }],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', { format: 'svg' }],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- <svg> --><svg>', { format: 'svg' }],
  ['\xff\xfe<\0s\0v\0g\0 \0', { format: 'svg' }],
  ['plain words about <svg >', undefined],
  ['', undefined],
  ['\0\0\0\x08ftyp', { other: 'a video' }],
])('%j is recognised by its first bytes', (bytes, content) => {
  expect(contentOf(Buffer.from(bytes, 'latin1'))).toEqual(content)
})
