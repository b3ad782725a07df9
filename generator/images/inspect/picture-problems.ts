import type { Problem } from '../../core/problem.ts'
import { recipe } from '../recipe.ts'
import { formatEndings, formatNames, type PictureFormat } from './picture-format.ts'
import { byteLimit, type Read } from './read-picture.ts'
import type { SvgRefusal } from './svg-refusal.ts'

/** What is wrong with a picture, and where in its file when that is not the first line. */
export type PictureProblem = Omit<Problem, 'at'> & { line?: number; column?: number }

/** Everything that is said of a picture that cannot be used, or not as it is meant. */
export const pictureProblems = {
  empty: unreadable(
    'This picture is empty: its file holds no bytes.',
    'Put the picture in its place again, or remove it.',
  ),
  breaksOff: unreadable('This picture breaks off: the end of its file is missing.', copyAgain()),
  crash: unreadable('This picture crashes the decoder.', saveAgain()),
  nothingKnown: unreadable('This file is no picture, whatever its name says.', saveAgain()),
  other: (thing: string) =>
    unreadable(`This file is ${thing}, whatever its name says, and cannot be used as a picture.`, saveAgain()),
  noSize: unreadable('This drawing has no size.', 'Give its <svg> a width and a height in pixels, and a viewBox.'),
  damaged: (format: PictureFormat, place: { line?: number; column?: number }) =>
    format === 'svg'
      ? { ...unreadable(damagedDrawing(place.line), 'Export it again as plain SVG, or remove it.'), ...place }
      : unreadable(`This picture is damaged: it cannot be decoded as ${formatNames[format]}.`, copyAgain()),
  overrun: (seconds: number): PictureProblem => ({
    code: 'slow-picture',
    severity: 'error',
    what: `This picture is not decoded after ${seconds} s, and was given up.`,
    fix: 'Save it again in a simpler form, or remove it.',
  }),
  tooManyPixels: ({ width, height }: { width: number; height: number }): PictureProblem => ({
    code: 'huge-picture',
    severity: 'error',
    what: `This picture has ${number(width)} × ${number(height)} pixels, and at most ${number(recipe.pixelLimit)} are decoded.`,
    fix: 'Save it again smaller; 2400 pixels of width are plenty.',
  }),
  tooHigh: ({ width, height }: { width: number; height: number }): PictureProblem => ({
    code: 'huge-picture',
    severity: 'error',
    what: `This picture is ${number(width)} px wide and ${number(height)} px high, which is too high to be encoded.`,
    fix: 'Cut it to the part that matters; it is shown in a frame that is wider than high.',
  }),
  changed: unreadable('This picture was replaced while the site was built.', 'Run the command again.'),
  notEncoded: (file: string, reason: string) =>
    unreadable(`This picture cannot be encoded as ${file}: ${reason}.`, saveAgain()),
  flawed: {
    code: 'damaged-picture',
    severity: 'warning',
    what: 'A part of this picture is damaged, and shows grey or wrong colors where it is.',
    fix: 'Look at it, and copy it again from where it came from.',
  },
  moves: {
    code: 'animated-picture',
    severity: 'warning',
    what: 'This picture moves, and only the first of its frames is shown.',
    fix: 'Save the frame that is to be shown as a picture of its own.',
  },
  small: (width: number): PictureProblem => ({
    code: 'small-picture',
    severity: 'notice',
    what: `This picture is ${width} px wide, and is blurred or small wherever it is shown.`,
    fix: 'Put a larger one in its place, best 1600 px wide.',
  }),
  smallDrawing: (width: number): PictureProblem => ({
    code: 'small-picture',
    severity: 'notice',
    what: `This drawing is ${width} px wide, and is blurred or small wherever it is shown.`,
    fix: 'Give its <svg> a viewBox if it has none, a width of 1600, and the height that goes with it.',
  }),
  misnamed: (file: string, format: PictureFormat): PictureProblem => ({
    code: 'misnamed-picture',
    severity: 'warning',
    what: `This picture is ${format === 'avif' || format === 'svg' ? 'an' : 'a'} ${formatNames[format]}, but its name ends in ${file.slice(file.lastIndexOf('.'))}.`,
    fix: `Name it ${file.slice(0, file.lastIndexOf('.'))}.${formatEndings[format][0]}, here and where the manifest names it.`,
  }),
} satisfies Record<string, PictureProblem | ((...given: never[]) => PictureProblem)>

/** Why the bytes of a picture were not read. */
export function readProblem(read: Exclude<Read, { kind: 'bytes' }>): PictureProblem {
  switch (read.kind) {
    case 'gone':
      return unreadable('This picture was there a moment ago, and is gone.', 'Put it back, or run the command again.')
    case 'forbidden':
      return unreadable('This picture may not be opened by you.', 'Give yourself the right to read the file.')
    case 'not-a-file':
      return {
        ...unreadable(
          'This is no file, though it is named like a picture.',
          'Put a picture in its place, or remove it.',
        ),
        code: 'not-a-file',
      }
    case 'too-many-bytes':
      return {
        code: 'huge-picture',
        severity: 'error',
        what: `This picture has ${(Math.ceil(read.size / 1e5) / 10).toFixed(1)} MB, and at most ${byteLimit / 1e6} MB are read.`,
        fix: 'Save it again with fewer pixels or a lower quality.',
      }
    case 'failed':
      return unreadable(`This picture cannot be read: the system says ${read.reason}.`, copyAgain())
  }
}

/** Why a drawing is not drawn. */
export function svgProblem({ line, column, ...refusal }: SvgRefusal): PictureProblem {
  switch (refusal.kind) {
    case 'runs':
      return unsafe(
        `This drawing holds a script (${shorten(refusal.thing)}), and a picture runs nothing.`,
        'Remove it.',
      )
    case 'holds':
      return unsafe(`This drawing holds something that is no drawing (${shorten(refusal.thing)}).`, 'Remove it.')
    case 'loads':
      return unsafe(
        `This drawing asks for "${shorten(refusal.target)}", and a picture loads nothing.`,
        'Embed what it asks for, or remove the reference.',
      )
    case 'declares':
      return unsafe(
        'This drawing declares things of its own (in <!DOCTYPE or <!ENTITY), which can hide anything.',
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
    ? 'This drawing is damaged: it cannot be understood from here on.'
    : 'This drawing cannot be drawn: it is damaged, or far too intricate.'
}

function saveAgain() {
  return 'Save it again as SVG, JPEG, PNG, WebP or AVIF, or remove it.'
}

function copyAgain() {
  return 'Copy it again from where it came from, or remove it.'
}

/** Grouped by thousands, the same on every machine. */
const number = (value: number) => Math.round(value).toLocaleString('en-US')

/** A thing found in a drawing, on one line. */
const shorten = (text: string) => {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
