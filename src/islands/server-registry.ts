import type { ComponentType } from 'react'
import type { IslandName, IslandProps } from './registry.ts'
import { SpinnerForm } from './SpinnerForm.tsx'

/** Every island's component at once, for rendering. The browser loads them one by one through `registry.ts`. */
export const islandComponents: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = { SpinnerForm }
