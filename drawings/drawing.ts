import type { Light, Season } from '#manifest/schema/images.ts'
import { sheet } from './brush.ts'
import { type DrawingRecipe, draw, lookAt } from './draw.ts'
import { type OwnScenes, sceneNamed } from './scenes.ts'

/** What to draw. With the names of scenes, this is all that the generator knows of this folder. */
export type DrawingOrder = {
  scene: string
  /** The drawing shows one of these; neighbours in a series differ. */
  seasons: readonly Season[]
  lights: readonly Light[]
  /** Name of the series. Decides the season and light of its first drawing. */
  series: string
  /** Name of the drawing. Two drawings of a scene with different names differ. */
  name: string
  /** Position in the series, from 0; undefined for a single drawing. */
  place?: number | undefined
}

export type Drawing = {
  /** Everything the SVG depends on, apart from the code of this folder. */
  recipe: DrawingRecipe
  /** Units of the SVG. */
  width: number
  height: number
  svg: () => string
}

/**
 * The drawing of an order; undefined where `scenes.ts` has no such scene.
 * @param own scenes of the site's own code, by name.
 */
export function drawingOf(
  { scene, seasons, lights, series, name, place }: DrawingOrder,
  own?: OwnScenes,
): Drawing | undefined {
  if (!sceneNamed(scene, own)) return undefined
  const recipe: DrawingRecipe = { scene, ...lookAt(place ?? 0, { seasons, lights, seed: series }), seed: name, place }
  return { recipe, ...sheet, svg: () => draw(recipe, own) }
}
