import type { Problem } from '../../core/problem.ts'
import { recipe } from '../recipe.ts'
import { formatEndings, formatNames, type PictureFormat } from './picture-format.ts'
import { byteLimit, type Read } from './read-picture.ts'
import type { SvgRefusal } from './svg-refusal.ts'

/** A problem of an image; line and column within its file, if not its first line. */
export type PictureProblem = Omit<Problem, 'at'> & { line?: number; column?: number }

/** Problems of images that cannot be used, or not as intended. */
export const pictureProblems = {
  empty: unreadable('This image is empty: its file has no bytes.', 'Replace the file, or remove it.'),
  breaksOff: unreadable('This image is truncated: the end of its file is missing.', copyAgain()),
  crash: unreadable('This image crashes the decoder.', saveAgain()),
  nothingKnown: unreadable('This file is not an image, although its name says so.', saveAgain()),
  other: (thing: string) =>
    unreadable(`This file is ${thing}, although its name says otherwise, and cannot be used as an image.`, saveAgain()),
  noSize: unreadable('This drawing has no size.', 'Give its <svg> a width and a height in pixels, and a viewBox.'),
  damaged: (format: PictureFormat, place: { line?: number; column?: number }) =>
    format === 'svg'
      ? { ...unreadable(damagedDrawing(place.line), 'Export it again as plain SVG, or remove it.'), ...place }
      : unreadable(`This image is damaged: it cannot be decoded as ${formatNames[format]}.`, copyAgain()),
  overrun: (seconds: number): PictureProblem => ({
    code: 'slow-picture',
    severity: 'error',
    what: `Decoding this image took longer than ${seconds} s and was stopped.`,
    fix: 'Save it again in a simpler form, or remove it.',
  }),
  tooManyPixels: ({ width, height }: { width: number; height: number }): PictureProblem => ({
    code: 'huge-picture',
    severity: 'error',
    what: `This image has ${number(width)} × ${number(height)} pixels, more than the limit of ${number(recipe.pixelLimit)}.`,
    fix: 'Save it again at a smaller size; a width of 2400 pixels is enough.',
  }),
  tooHigh: ({ width, height }: { width: number; height: number }): PictureProblem => ({
    code: 'huge-picture',
    severity: 'error',
    what: `This image is ${number(width)} px wide and ${number(height)} px high, which is too high to be encoded.`,
    fix: 'Crop it to the part that matters; it is shown in a landscape frame.',
  }),
  changed: unreadable('This image was replaced during the build.', 'Run the command again.'),
  notEncoded: (file: string, reason: string) =>
    unreadable(`This image cannot be encoded as ${file}: ${reason}.`, saveAgain()),
  flawed: {
    code: 'damaged-picture',
    severity: 'warning',
    what: 'A part of this image is damaged and shows grey or wrong colors.',
    fix: 'Look at it, and copy it again from its source.',
  },
  moves: {
    code: 'animated-picture',
    severity: 'warning',
    what: 'This image is animated, but only its first frame is shown.',
    fix: 'Save the frame to show as a separate image.',
  },
  small: (width: number): PictureProblem => ({
    code: 'small-picture',
    severity: 'notice',
    what: `This image is ${width} px wide, so it is blurred or small on every page.`,
    fix: 'Replace it with a larger one, best 1600 px wide.',
  }),
  smallDrawing: (width: number): PictureProblem => ({
    code: 'small-picture',
    severity: 'notice',
    what: `This drawing is ${width} px wide, so it is blurred or small on every page.`,
    fix: 'Give its <svg> a viewBox if it has none, a width of 1600, and a height in proportion.',
  }),
  misnamed: (file: string, format: PictureFormat): PictureProblem => ({
    code: 'misnamed-picture',
    severity: 'warning',
    what: `This image is ${format === 'avif' || format === 'svg' ? 'an' : 'a'} ${formatNames[format]}, but its name ends in ${file.slice(file.lastIndexOf('.'))}.`,
    fix: `Name it ${file.slice(0, file.lastIndexOf('.'))}.${formatEndings[format][0]}, here and where the manifest names it.`,
  }),
} satisfies Record<string, PictureProblem | ((...given: never[]) => PictureProblem)>

/** The problem of an image whose bytes were not read. */
export function readProblem(read: Exclude<Read, { kind: 'bytes' }>): PictureProblem {
  switch (read.kind) {
    case 'gone':
      return unreadable('This image was removed during the build.', 'Restore it, or run the command again.')
    case 'forbidden':
      return unreadable('You have no permission to read this image.', 'Give yourself permission to read the file.')
    case 'not-a-file':
      return {
        ...unreadable(
          'This is not a file, although it is named like an image.',
          'Replace it with an image, or remove it.',
        ),
        code: 'not-a-file',
      }
    case 'too-many-bytes':
      return {
        code: 'huge-picture',
        severity: 'error',
        what: `This image has ${(Math.ceil(read.size / 1e5) / 10).toFixed(1)} MB, more than the limit of ${byteLimit / 1e6} MB.`,
        fix: 'Save it again with fewer pixels or a lower quality.',
      }
    case 'failed':
      return unreadable(`This image cannot be read: the system reports ${read.reason}.`, copyAgain())
  }
}

/** The problem of a refused SVG. */
export function svgProblem({ line, column, ...refusal }: SvgRefusal): PictureProblem {
  switch (refusal.kind) {
    case 'runs':
      return unsafe(
        `This drawing contains a script (${shorten(refusal.thing)}), and an image must not run code.`,
        'Remove it.',
      )
    case 'holds':
      return unsafe(`This drawing contains an element that is not a drawing (${shorten(refusal.thing)}).`, 'Remove it.')
    case 'loads':
      return unsafe(
        `This drawing requests "${shorten(refusal.target)}", and an image must not load anything.`,
        'Embed the content, or remove the reference.',
      )
    case 'declares':
      return unsafe(
        'This drawing has its own declarations (<!DOCTYPE or <!ENTITY), which can hide any content.',
        'Export it again as plain SVG, or remove the declaration.',
      )
    case 'encoding':
      return {
        ...unreadable(
          `This drawing is not UTF-8${refusal.name ? `, but "${shorten(refusal.name)}"` : ''}.`,
          'Save it again with the encoding UTF-8.',
        ),
        line,
        column,
      }
    case 'malformed':
      return pictureProblems.damaged('svg', { line, column })
    case 'too-many-pixels':
      return { ...pictureProblems.tooManyPixels(refusal), line, column }
  }

  function unsafe(what: string, fix: string): PictureProblem {
    return { code: 'unsafe-svg', severity: 'error', what, fix, line, column }
  }
}

function unreadable(what: string, fix: string): PictureProblem {
  return { code: 'unreadable-picture', severity: 'error', what, fix }
}

function damagedDrawing(line: number | undefined) {
  return line
    ? 'This drawing is damaged: it cannot be parsed from here on.'
    : 'This drawing cannot be rendered: it is damaged or too complex.'
}

function saveAgain() {
  return 'Save it again as SVG, JPEG, PNG, WebP or AVIF, or remove it.'
}

function copyAgain() {
  return 'Copy it again from its source, or remove it.'
}

/** With thousands separators, the same on every machine. */
const number = (value: number) => Math.round(value).toLocaleString('en-US')

/** Text from a drawing, on one line. */
const shorten = (text: string) => {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
