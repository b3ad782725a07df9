import type { ComponentType } from 'react'
import type { ColumnPickerProps } from './ColumnPicker.tsx'
import type { QuoteFormProps } from './QuoteForm.tsx'
import type { SeasonTabsProps } from './SeasonTabs.tsx'
import type { SpinnerFormProps } from './SpinnerForm.tsx'
import type { ToastDemoProps } from './ToastDemo.tsx'

/** The props of every island. */
export type IslandProps = {
  ColumnPicker: ColumnPickerProps
  QuoteForm: QuoteFormProps
  SeasonTabs: SeasonTabsProps
  SpinnerForm: SpinnerFormProps
  ToastDemo: ToastDemoProps
}
export type IslandName = keyof IslandProps

/** Loads an island's code in the browser, only when the island is about to be used. */
export const islandLoaders: { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> } = {
  ColumnPicker: async () => (await import('./ColumnPicker.tsx')).ColumnPicker,
  QuoteForm: async () => (await import('./QuoteForm.tsx')).QuoteForm,
  SeasonTabs: async () => (await import('./SeasonTabs.tsx')).SeasonTabs,
  SpinnerForm: async () => (await import('./SpinnerForm.tsx')).SpinnerForm,
  ToastDemo: async () => (await import('./ToastDemo.tsx')).ToastDemo,
}
