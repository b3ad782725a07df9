import type { Light, Season } from '#manifest/schema/images.ts'
import { openBrush, sheet } from './brush.ts'
import { seeded } from './random.ts'
import { type OwnScenes, sceneNamed } from './scenes.ts'

export type DrawingRecipe = {
  scene: string
  season: Season
  light: Light
  /** Varies the drawings of one scene. */
  seed: string
  /** The index in a series of drawings of the scene, from 0. Neighbours have different compositions. */
  place?: number | undefined
}

/** A drawing as SVG, 1600 × 900. The same recipe gives the same bytes. */
export function draw({ scene, season, light, seed, place }: DrawingRecipe, own?: OwnScenes): string {
  const compose = sceneNamed(scene, own)
  if (!compose) throw new Error(`There is no scene "${scene}".`)
  const { brush, definitions } = openBrush({ season, light, seed: `${scene}/${seed}`, place })
  const elements = compose(brush).join('')
  const { width, height } = sheet
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions()}${elements}</svg>`
}

type Looks = { seasons: readonly Season[]; lights: readonly Light[] }

/**
 * The season and light of a drawing, by its index in a series. Both advance together, so neighbours differ in both if
 * there is a choice, and no pair repeats before all have been used. The seed determines the first pair.
 */
export function lookAt(place: number, { seasons, lights, seed }: Looks & { seed: string }) {
  const shared = commonDivisor(seasons.length, lights.length)
  // When both cycles end at the same index, the lights shift by one.
  const shift = shared > 1 ? Math.floor((place * shared) / (seasons.length * lights.length)) : 0
  const first = (count: number, name: string) => seeded(`${seed}/${name}`).whole(0, count - 1)
  const season = seasons[(first(seasons.length, 'season') + place) % seasons.length]
  const light = lights[(first(lights.length, 'light') + place + shift) % lights.length]
  if (!season || !light) throw new Error('A drawing has a season and a light.') // the schema rejects empty lists
  return { season, light }
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
