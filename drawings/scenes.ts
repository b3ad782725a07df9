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
import { emptyRoom } from './scenes/empty-room.ts'
import { farmValley } from './scenes/farm-valley.ts'
import { foothills } from './scenes/foothills.ts'
import { hallway } from './scenes/hallway.ts'
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
import { reservoir } from './scenes/reservoir.ts'
import { riverCliffs } from './scenes/river-cliffs.ts'
import { skiVillage } from './scenes/ski-village.ts'
import { suburb } from './scenes/suburb.ts'
import { unfinishedRoom } from './scenes/unfinished-room.ts'
import { valley } from './scenes/valley.ts'

/** Every scene by the name that images.yaml uses. A new scene is a file in `scenes/` and an entry here. */
export const scenes = {
  bench,
  bungalows,
  city,
  foothills,
  'mountain-home': mountainHome,
  'new-homes': newHomes,
  'old-town': oldTown,
  'ski-village': skiVillage,
  suburb,
  'living-room': livingRoom,
  kitchen,
  bedroom,
  office,
  apartment,
  bathroom,
  canyon,
  'canyon-mouth': canyonMouth,
  'farm-valley': farmValley,
  lake,
  'railway-valley': railwayValley,
  reservoir,
  'river-cliffs': riverCliffs,
  valley,
  closet,
  'dining-hall': diningHall,
  hallway,
  'laundry-room': laundryRoom,
  'moving-boxes': movingBoxes,
  'empty-room': emptyRoom,
  'unfinished-room': unfinishedRoom,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name)

export const sceneNames = (): string[] => Object.keys(scenes).sort()
