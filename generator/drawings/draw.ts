import type { Light, SceneName, Season } from '#manifest/schema/images.ts'
import { openBrush, sheet } from './brush.ts'
import { seeded } from './random.ts'
import { scenes } from './scenes.ts'

export type DrawingRecipe = {
  scene: SceneName
  season: Season
  light: Light
  /** What varies one drawing of a scene from another. */
  seed: string
}

/** A drawing as SVG, 1600 × 900. The same recipe gives the same bytes. */
export function draw({ scene, season, light, seed }: DrawingRecipe): string {
  const { brush, definitions } = openBrush({ season, light, seed: `${scene}/${seed}` })
  const elements = scenes[scene](brush).join('')
  const { width, height } = sheet
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions()}${elements}</svg>`
}

/** One of a list, the same for the same seed. */
export function chosen<T>(list: readonly T[], seed: string): T {
  return seeded(seed).pick(list as readonly [T, ...T[]]) // the schema refuses a list of none
}
