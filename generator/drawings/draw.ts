import { type Light, lights, type SceneName, type Season, seasons } from '#manifest/schema/images.ts'
import { openBrush, sheet } from './brush.ts'
import { seeded } from './random.ts'
import { scenes } from './scenes.ts'

export type DrawingRecipe = {
  scene: SceneName
  /** What is left out, the seed decides. */
  season?: Season
  light?: Light
  /** What varies one drawing of a scene from another. */
  seed: string
}

/** A drawing as SVG, 1600 × 900. The same recipe gives the same bytes. */
export function draw({ scene, season, light, seed: ownSeed }: DrawingRecipe): string {
  const seed = `${scene}/${ownSeed}`
  const when = {
    season: season ?? seeded(`${seed}/season`).pick(seasons),
    light: light ?? seeded(`${seed}/light`).pick(lights),
  }
  const { brush, definitions } = openBrush({ ...when, seed })
  const elements = scenes[scene](brush).join('')
  const { width, height } = sheet
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions()}${elements}</svg>`
}
