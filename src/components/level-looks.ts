import type { Level } from '#manifest/schema.ts'

/** The classes of the checklist's symbols, which the stylesheet draws. */
export const levelLooks: Readonly<Record<Level, string>> = {
  standard: 'level-standard',
  addon: 'level-addon',
  none: 'level-none',
}
