import type { Light, SceneName, Season } from '#manifest/schema/images.ts'
import { openBrush, sheet } from './brush.ts'
import { scenes } from './scenes.ts'

export type DrawingRecipe = {
  scene: SceneName
  season: Season
  light: Light /** What varies one drawing of a scene from another. */
  seed: string
}

/** A drawing as SVG, 1600 × 900. The same recipe gives the same bytes. */
export function draw({ scene, ...recipe }: DrawingRecipe): string {
  const { brush, definitions } = openBrush({ ...recipe, seed: `${scene}/${recipe.seed}` })
  const elements = scenes[scene](brush).join('')
  const { width, height } = sheet
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions()}${elements}</svg>`
}
