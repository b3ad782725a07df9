import { plainName } from '../core/gazetteer.ts'
import type { KnownCounty } from '../core/known-place.ts'
import { withoutDesignation } from './place-data.ts'

/** Equal without case and accents, and with `St.` for `Saint`. */
export const isSame = (a: string, b: string) => plainName(a) === plainName(b)

/** Whether a county has a name, with or without the word for what it is. */
export const isNamed = ({ fullName, name, otherNames = [] }: KnownCounty, wanted: string) =>
  [fullName, name, ...otherNames].some((known) => isSame(known, wanted) || isSame(known, withoutDesignation(wanted)))
