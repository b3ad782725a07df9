import { join } from 'node:path'
import { pictureUses } from '#src/picture.ts'
import { type Problem, sortProblems } from '../../core/problem.ts'
import { sha256 } from '../../core/sha256.ts'
import { type FactsCache, type Measured, openFactsCache } from '../facts-cache.ts'
import { type PictureFacts, pictureHash } from '../picture-facts.ts'
import { recipe } from '../recipe.ts'
import { breaksOff } from './breaks-off.ts'
import { type Decoder, type Outcome, openDecoder } from './decoder.ts'
import { contentOf, formatEndings, type PictureFormat, saysItMoves } from './picture-format.ts'
import { type PictureProblem, pictureProblems, readProblem, svgProblem } from './picture-problems.ts'
import { type Read, readPicture } from './read-picture.ts'
import { refuseSvg } from './svg-refusal.ts'

type InspectOptions = {
  /** Paths below `imagesDir`. */
  files: readonly string[]
  imagesDir: string
  shownDir: string
  /** Results are cached in `facts/` below it. */
  cacheDir: string
  /** Replaced in tests of failures. */
  read?: typeof readPicture
  /** An open decoder, which stays open. Default: one for these files. */
  decoder?: Decoder
}

/** Pixels; a narrower image is blurred on a phone. */
const smallWidth = 400
/** Largest height of a WebP, in pixels. Source: https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const mostHeight = 16_383

/**
 * Measures source images. Each is decoded once as long as its bytes stay the same. An unusable image is a problem; the
 * others are still measured.
 */
export async function inspectFiles(
  options: InspectOptions,
): Promise<{ facts: Record<string, PictureFacts>; problems: Problem[] }> {
  const { files, imagesDir, shownDir, cacheDir, read = readPicture } = options
  const cache = openFactsCache<Measured>(cacheDir)
  const decoder = options.decoder ?? openDecoder()
  const facts: Record<string, PictureFacts> = {}
  const problems: Problem[] = []
  try {
    for (const file of files) {
      const inspected = await inspect({ file, outcome: await read(join(imagesDir, file)), cache, decoder })
      if (inspected.facts) facts[file] = inspected.facts
      for (const { line = 1, column = 1, ...problem } of inspected.problems)
        problems.push({ ...problem, at: { file: `${shownDir}/images/${file}`, line, column } })
    }
    cache.removeUnused()
  } finally {
    if (!options.decoder) await decoder.close()
  }
  return { facts, problems: sortProblems(problems) }
}

type Inspection = { file: string; outcome: Read; cache: FactsCache<Measured>; decoder: Decoder }
type Inspected = { facts?: PictureFacts; problems: PictureProblem[] }

async function inspect({ file, outcome, cache, decoder }: Inspection): Promise<Inspected> {
  if (outcome.kind !== 'bytes') return { problems: [readProblem(outcome)] }
  const { bytes } = outcome
  const content = acceptable(bytes)
  if ('what' in content) return { problems: [content] }
  const key = sha256(bytes)
  const known = cache.read(key)
  const measured = known ?? (await measure(decoder, bytes, content.format))
  if ('what' in measured) return { problems: [measured] }
  if (!known) cache.write(key, measured)
  const { width, height, tone } = measured
  const hash = pictureHash(bytes)
  return { facts: { width, height, tone, hash }, problems: remarks(file, content.format, measured) }
}

/** The format of an image that may be decoded, or the problem of one that may not. */
function acceptable(bytes: Buffer): { format: PictureFormat } | PictureProblem {
  if (bytes.length === 0) return pictureProblems.empty
  const content = contentOf(bytes)
  if (!content) return pictureProblems.nothingKnown
  if ('other' in content) return pictureProblems.other(content.other)
  if (content.format !== 'svg') return content
  const refusal = refuseSvg(bytes, recipe.pixelLimit)
  if (!refusal) return content
  return refusal.kind === 'malformed' && breaksOff('svg', bytes) ? pictureProblems.breaksOff : svgProblem(refusal)
}

async function measure(decoder: Decoder, bytes: Buffer, format: PictureFormat): Promise<Measured | PictureProblem> {
  const outcome: Outcome = await decoder.decode({ bytes, format })
  switch (outcome.kind) {
    case 'picture': {
      const { width, height, tone, frames, isFlawed } = outcome
      if (isTooHigh(outcome)) return pictureProblems.tooHigh(outcome)
      return { width, height, tone, isAnimated: frames > 1 || saysItMoves(format, bytes), isFlawed }
    }
    case 'too-many-pixels':
      return pictureProblems.tooManyPixels(outcome)
    case 'damaged':
      return breaksOff(format, bytes)
        ? pictureProblems.breaksOff
        : pictureProblems.damaged(format, { line: outcome.line, column: outcome.column })
    case 'no-size':
      return pictureProblems.noSize
    case 'other-format':
      return pictureProblems.nothingKnown
    case 'overrun':
      return pictureProblems.overrun(outcome.seconds)
    case 'crash':
      return pictureProblems.crash
  }
}

/** Whether the widest WebP of an image would be higher than the format allows. */
function isTooHigh({ width, height }: { width: number; height: number }): boolean {
  const widest = Math.max(...Object.values(pictureUses).flatMap(({ widths }) => widths))
  return (height * Math.min(width, widest)) / width > mostHeight
}

/** Warnings and notices of a usable image. */
function remarks(file: string, format: PictureFormat, { width, isAnimated, isFlawed }: Measured): PictureProblem[] {
  const ending = file.slice(file.lastIndexOf('.') + 1)
  return [
    ...(formatEndings[format].includes(ending) ? [] : [pictureProblems.misnamed(file, format)]),
    ...(isAnimated ? [pictureProblems.moves] : []),
    ...(isFlawed ? [pictureProblems.flawed] : []),
    ...(width < smallWidth
      ? [format === 'svg' ? pictureProblems.smallDrawing(width) : pictureProblems.small(width)]
      : []),
  ]
}
