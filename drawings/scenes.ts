import type { Scene } from './brush.ts'
import { apartment } from './scenes/apartment.ts'
import { bathroom } from './scenes/bathroom.ts'
import { bedroom } from './scenes/bedroom.ts'
import { bench } from './scenes/bench.ts'
import { bungalows } from './scenes/bungalows.ts'
import { canyon } from './scenes/canyon.ts'
import { canyonMouth } from './scenes/canyon-mouth.ts'
import { city } from './scenes/city.ts'
import { closet } from './scenes/closet.ts'
import { diningHall } from './scenes/dining-hall.ts'
import { doorstep } from './scenes/doorstep.ts'
import { emptyRoom } from './scenes/empty-room.ts'
import { farmValley } from './scenes/farm-valley.ts'
import { foothills } from './scenes/foothills.ts'
import { hallway } from './scenes/hallway.ts'
import { homeStreet } from './scenes/home-street.ts'
import { houseFront } from './scenes/house-front.ts'
import { keys } from './scenes/keys.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lake } from './scenes/lake.ts'
import { laundryRoom } from './scenes/laundry-room.ts'
import { livingRoom } from './scenes/living-room.ts'
import { mountainHome } from './scenes/mountain-home.ts'
import { movingBoxes } from './scenes/moving-boxes.ts'
import { newHomes } from './scenes/new-homes.ts'
import { office } from './scenes/office.ts'
import { oldTown } from './scenes/old-town.ts'
import { railwayValley } from './scenes/railway-valley.ts'
import { reception } from './scenes/reception.ts'
import { reservoir } from './scenes/reservoir.ts'
import { riverCliffs } from './scenes/river-cliffs.ts'
import { skiVillage } from './scenes/ski-village.ts'
import { suburb } from './scenes/suburb.ts'
import { townMap } from './scenes/town-map.ts'
import { unfinishedRoom } from './scenes/unfinished-room.ts'
import { valley } from './scenes/valley.ts'
import { van } from './scenes/van.ts'
import { visit } from './scenes/visit.ts'
import { workbench } from './scenes/workbench.ts'

/** Scenes by set and by the name that images.yaml uses. A new scene is a file in `scenes/` and an entry here. */
export const sceneSets = {
  /** Fit any trade. */
  neutral: {
    van,
    'house-front': houseFront,
    reception,
    'home-street': homeStreet,
    workbench,
    visit,
    keys,
    doorstep,
    'town-map': townMap,
  },
  /** Landscapes and towns. Fit any trade, where the country looks like that. */
  places: {
    bench,
    bungalows,
    city,
    foothills,
    'mountain-home': mountainHome,
    'new-homes': newHomes,
    'old-town': oldTown,
    'ski-village': skiVillage,
    suburb,
    canyon,
    'canyon-mouth': canyonMouth,
    'farm-valley': farmValley,
    lake,
    'railway-valley': railwayValley,
    reservoir,
    'river-cliffs': riverCliffs,
    valley,
  },
  /** Rooms that are being cleaned, or have been. */
  cleaning: {
    'living-room': livingRoom,
    kitchen,
    bedroom,
    office,
    apartment,
    bathroom,
    closet,
    'dining-hall': diningHall,
    hallway,
    'laundry-room': laundryRoom,
    'moving-boxes': movingBoxes,
    'empty-room': emptyRoom,
    'unfinished-room': unfinishedRoom,
  },
} satisfies Record<string, Record<string, Scene>>

/** Every scene by name. No two sets have a scene of one name. */
export const scenes = { ...sceneSets.neutral, ...sceneSets.places, ...sceneSets.cleaning }

export type SceneName = keyof typeof scenes

const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name)

/** Scenes of a site's own code, by name. */
export type OwnScenes = Readonly<Record<string, Scene>>

/** The scene of a name: one of these, or one of the site's own code. */
export function sceneNamed(name: string, own: OwnScenes = {}): Scene | undefined {
  return isSceneName(name) ? scenes[name] : Object.hasOwn(own, name) ? own[name] : undefined
}

/** The sets that a trade adds to the common ones. */
export const tradeSets = ['cleaning'] as const satisfies readonly (keyof typeof sceneSets)[]

/** Names of the scenes that a manifest may use: those for any trade, and those of its own set. */
export function sceneNames(set?: string): string[] {
  const own = tradeSets.find((each) => each === set)
  return [
    ...Object.keys(sceneSets.neutral),
    ...Object.keys(sceneSets.places),
    ...Object.keys(own ? sceneSets[own] : {}),
  ].sort()
}

/** The trade whose set has a scene; undefined for scenes that fit any trade, and for unknown ones. */
export function sceneSetOf(scene: string): (typeof tradeSets)[number] | undefined {
  return tradeSets.find((set) => Object.hasOwn(sceneSets[set], scene))
}

/** Names of the scenes that fit any trade in any country, in the order in which drawings without a scene take them. */
export const neutralSceneNames = (): string[] => Object.keys(sceneSets.neutral)
