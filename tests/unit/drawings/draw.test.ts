import { Buffer } from 'node:buffer'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DrawingRecipe, draw } from '#drawings/draw.ts'
import { type DrawingOrder, drawingOf } from '#drawings/drawing.ts'
import { type SceneName, sceneNames, sceneSets, scenes } from '#drawings/scenes.ts'
import { lights, seasons } from '#manifest/schema/images.ts'

// Object.keys is typed string[]; the keys are scene names.
const names = Object.keys(scenes) as SceneName[]

const seeds = ['ash', 'birch', 'cedar']
const mostBytes = 40_000

// Places 0, 2 and 4 of a series cover the three compositions.
function everyRecipe(scene: SceneName): DrawingRecipe[] {
  return seasons.flatMap((season) =>
    lights.flatMap((light) =>
      seeds.map((seed, place): DrawingRecipe => ({ scene, season, light, seed, place: place * 2 })),
    ),
  )
}

const label = ({ season, light, seed }: DrawingRecipe) => `${season} ${light} ${seed}`

describe.each(names)('%s', (scene) => {
  const recipe: DrawingRecipe = { scene, season: 'summer', light: 'day', seed: 'ash' }

  let drawings: { name: string; svg: string }[]
  beforeAll(() => {
    drawings = everyRecipe(scene).map((each) => ({ name: label(each), svg: draw(each) }))
  })
  const namesOf = (some: typeof drawings) => some.map(({ name }) => name)

  test('the same recipe gives the same bytes', () => {
    expect(draw(recipe)).toBe(draw(recipe))
  })

  test('another seed or light gives another drawing', () => {
    const others = [recipe, { ...recipe, seed: 'birch' }, { ...recipe, light: 'evening' as const }].map((each) =>
      draw(each),
    )
    expect(new Set(others).size).toBe(others.length)
  })

  test('the SVG contains no undefined values or invalid numbers', () => {
    const broken = drawings.filter(({ svg }) => /NaN|undefined|Infinity|\[object|null/.test(svg))
    expect(namesOf(broken)).toEqual([])
  })

  test('the SVG is small and has no scripts, text, links or external references', () => {
    const unfit = drawings.filter(({ svg }) => {
      const isActive = /<(script|text|image|use|foreignObject|style|a|filter)[\s>]|href=|\son[a-z]+=|url\((?!#)/.test(
        svg,
      )
      return isActive || Buffer.byteLength(svg) > mostBytes
    })
    expect(namesOf(unfit)).toEqual([])
  })

  test('every used gradient is defined, and every id is unique', () => {
    for (const { name, svg } of drawings) {
      const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id))
      const defined = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(
        [...used].filter((id) => !defined.includes(id ?? '')),
        name,
      ).toEqual([])
      expect(new Set(defined).size, name).toBe(defined.length)
    }
  })

  test('the SVG is well formed and can be rendered', async () => {
    const image = sharp(Buffer.from(draw(recipe))).resize(330)
    const { info } = await image.png().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([330, 186]) // 330 × 9 / 16 = 185.6
  })
})

const summer: DrawingRecipe = { scene: 'valley', season: 'summer', light: 'day', seed: 'ash' }

test('an outdoor scene differs in every season', () => {
  const drawings = seasons.map((season) => draw({ ...summer, season }))
  expect(new Set(drawings).size).toBe(seasons.length)
})

test('a scene differs in every light', () => {
  const drawings = lights.map((light) => draw({ ...summer, light }))
  expect(new Set(drawings).size).toBe(lights.length)
})

test('every file of scenes/ is registered under its name', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../drawings/scenes'))
  expect(names.toSorted()).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort())
})

test('a manifest may use the scenes of its own trade only', () => {
  expect(sceneNames()).not.toContain('kitchen')
  expect(sceneNames('cleaning')).toContain('kitchen')
  expect(sceneNames('cleaning')).toContain('van')
  expect(sceneNames('toString')).toEqual(sceneNames())
})

test('at least eight scenes fit any trade, and no two sets have a scene of one name', () => {
  expect(Object.keys(sceneSets.neutral).length).toBeGreaterThanOrEqual(8)
  const all = Object.values(sceneSets).flatMap((set) => Object.keys(set))
  expect(new Set(all).size).toBe(all.length)
})

describe('an order', () => {
  const order: DrawingOrder = { scene: 'lake', seasons: ['winter'], lights: ['day'], series: 'stock/lake', name: 'a' }

  test('is drawn in one of its seasons and lights', () => {
    const recipe: DrawingRecipe = { scene: 'lake', season: 'winter', light: 'day', seed: 'a' }
    expect(drawingOf(order)?.svg()).toBe(draw(recipe))
  })

  test.each(['lakes', 'toString'])('of the unknown scene %s is not drawn', (scene) => {
    expect(drawingOf({ ...order, scene })).toBeUndefined()
  })
})
