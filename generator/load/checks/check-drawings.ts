import { neutralSceneNames, sceneNames, sceneSetOf, tradeSets } from '#drawings/scenes.ts'
import { type DrawingRecord, type Images as ImagesRecord, seasons } from '#manifest/schema/images.ts'
import type { Images, Messages, SiteSettings } from '#manifest/schema.ts'
import type { Problem } from '../../core/problem.ts'
import { didYouMean } from '../../core/suggest.ts'
import { hasColdWinters } from '../../core/winters.ts'
import type { Located, Records } from '../records.ts'

type Business = Pick<SiteSettings['business'], 'coordinates' | 'address'>

/** Checks the scenes of drawings. An entry that an image file replaces is checked too: the file may be removed later. */
export function checkDrawings({ documents: { images, site }, messages, own }: Records): Problem[] {
  if (!images) return []
  const names = [...sceneNames(images.value.scenes), ...(own?.scenes ?? [])].sort()
  return [
    ...unknownSet(images),
    ...images.value.drawings.flatMap((drawing, index) => [
      ...(own ? unknownScene(images, drawing, { index, names }) : []),
      // Without site.yaml there is no language, and no messages.
      ...(site ? missingAlt(images, drawing, { index, messages, names }) : []),
    ]),
  ]
}

/**
 * The images with the scene, seasons and alt text of each drawing. Those without a scene take the scenes for any trade in
 * turn, and those without seasons show no snow where the office has none.
 */
export function withScenes(images: ImagesRecord, messages: Messages, { coordinates, address }: Business): Images {
  const usual = hasColdWinters(coordinates.latitude, address.country)
    ? [...seasons]
    : seasons.filter((season) => season !== 'winter')
  const neutral = neutralSceneNames()
  let taken = 0
  const drawings = images.drawings.map((drawing) => {
    const scene = drawing.scene ?? neutral[taken++ % neutral.length] ?? ''
    return { ...drawing, scene, seasons: drawing.seasons ?? usual, alt: drawing.alt ?? altOf(scene, messages) ?? '' }
  })
  return { ...images, drawings }
}

/** The alt text of a scene for any trade, in the language of the site. */
const altOf = (scene: string, messages: Messages): string | undefined => messages[`scenes.${scene}`]

function unknownSet(images: Located<ImagesRecord>): Problem[] {
  const { scenes } = images.value
  if (scenes === undefined || tradeSets.some((set) => set === scenes)) return []
  return [
    {
      code: 'unknown-scene-set',
      severity: 'error',
      at: images.locate(['scenes']),
      what: `There are no scenes of the trade "${scenes}".`,
      fix: `${didYouMean(scenes, tradeSets)}Trades with scenes are ${tradeSets.join(', ')}. Without "scenes", drawings show scenes for any trade.`,
    },
  ]
}

function unknownScene(
  images: Located<ImagesRecord>,
  { scene }: DrawingRecord,
  { index, names }: { index: number; names: readonly string[] },
): Problem[] {
  if (scene === undefined || names.includes(scene)) return []
  const at = images.locate(['drawings', index, 'scene'])
  const set = sceneSetOf(scene)
  if (set) {
    return [
      {
        code: 'scene-of-another-trade',
        severity: 'error',
        at,
        what: `The scene "${scene}" shows the trade "${set}".`,
        fix: `Write "scenes: ${set}" in images.yaml if that is the trade. Scenes for any trade are ${neutralSceneNames().join(', ')}.`,
      },
    ]
  }
  return [
    {
      code: 'unknown-scene',
      severity: 'error',
      at,
      what: `There is no scene "${scene}".`,
      fix: `${didYouMean(scene, names)}Scenes are ${names.join(', ')}.`,
    },
  ]
}

function missingAlt(
  images: Located<ImagesRecord>,
  { name, scene, alt }: DrawingRecord,
  { index, messages, names }: { index: number; messages: Messages; names: readonly string[] },
): Problem[] {
  if (alt !== undefined || scene === undefined || altOf(scene, messages) !== undefined) return []
  if (!names.includes(scene)) return []
  return [
    {
      code: 'drawing-without-alt',
      severity: 'error',
      at: images.locate(['drawings', index]),
      what: `The drawing "${name}" has no alt text. Only scenes for any trade have one of their own.`,
      fix: 'Add "alt": what the drawing shows, in one sentence.',
    },
  ]
}
