import type { ScannedPage } from '../../core/html/page.ts'
import { perScan } from '../../core/html/per-scan.ts'
import { isInside } from '../../core/html/scan-html.ts'
import { selection } from './selection.ts'

/** How often each id occurs. Ignores elements in a `<template>`, which are not on the page yet. */
export const idCounts = perScan((scan) => {
  const counts = new Map<string, number>()
  for (const { attributes } of withId(scan)) {
    const { id = '' } = attributes
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
})

const withId = selection((element) => Boolean(element.attributes.id) && !isInside(element, 'template'))

/** Whether an element of the page or its shared parts has the id. */
export function isIdOnPage({ own, parts }: ScannedPage, id: string): boolean {
  return idCounts(own).has(id) || parts.some(({ scan }) => idCounts(scan).has(id))
}
