import type { ComponentType } from 'react'
import { ColumnPicker } from './ColumnPicker.tsx'
import { QuoteForm } from './QuoteForm.tsx'
import type { IslandName, IslandProps } from './registry.ts'
import { SeasonTabs } from './SeasonTabs.tsx'
import { SpinnerForm } from './SpinnerForm.tsx'
import { ToastDemo } from './ToastDemo.tsx'

/** All island components, for rendering on the server. The browser loads them one by one through `registry.ts`. */
export const islandComponents: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  ColumnPicker,
  QuoteForm,
  SeasonTabs,
  SpinnerForm,
  ToastDemo,
}
