import type { SceneName } from '#manifest/schema/images.ts'
import type { Scene } from './brush.ts'

/** How each scene is drawn. */
export const scenes: Partial<Record<SceneName, Scene>> = {}
