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

/**
 * The source file of each island, which exports a component of its name. Each becomes a script of its own. The page names
 * the scripts of its islands, so that a site has no script of an island that none of its pages has.
 */
export const islandSources: { [Name in IslandName]: string } = {
  ColumnPicker: 'src/islands/ColumnPicker.tsx',
  QuoteForm: 'src/islands/QuoteForm.tsx',
  SeasonTabs: 'src/islands/SeasonTabs.tsx',
  SpinnerForm: 'src/islands/SpinnerForm.tsx',
  ToastDemo: 'src/islands/ToastDemo.tsx',
}

/** The URL of each island's script. */
export function islandUrls(urlOf: (source: string) => string): Record<IslandName, string> {
  const urls = Object.entries(islandSources).map(([name, source]) => [name, urlOf(source)])
  return Object.fromEntries(urls) as Record<IslandName, string> // Object.fromEntries() loses the names
}
