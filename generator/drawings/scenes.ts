import type { SceneName } from '#manifest/schema/images.ts'
import type { Scene } from './brush.ts'
import { apartment } from './scenes/apartment.ts'
import { bathroom } from './scenes/bathroom.ts'
import { bedroom } from './scenes/bedroom.ts'
import { kitchen } from './scenes/kitchen.ts'
import { livingRoom } from './scenes/living-room.ts'
import { office } from './scenes/office.ts'

/** How each scene is drawn. */
export const scenes: Partial<Record<SceneName, Scene>> = {
  'living-room': livingRoom,
  kitchen,
  bedroom,
  office,
  apartment,
  bathroom,
}
