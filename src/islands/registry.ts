import type { ComponentType } from 'react'
import type { SpinnerFormProps } from './SpinnerForm.tsx'

/** The props of every island. */
export type IslandProps = {
  SpinnerForm: SpinnerFormProps
}
export type IslandName = keyof IslandProps

/** How the browser gets an island's code: only when one is about to be used. */
export const islandLoaders: { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> } = {
  SpinnerForm: async () => (await import('./SpinnerForm.tsx')).SpinnerForm,
}
