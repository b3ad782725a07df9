import type { ElementRule } from '../../rule.ts'

/** Without a space after its comma, the next entry belongs to the descriptor. */
const knownDescriptor = /^(?:\d+w|\d+h|\d*\.?\d+x)(?:,.*)?$/

/** The width in the name of an image that the build made, and the width that the entry says: `-352.avif 1408w`. */
const madeWidth = /-[\da-f]{8}-(\d+)\.(?:avif|webp|jpe?g|png)\s+(\d+)w(?=\s*(?:,|$))/g

const withWidths = /\s\d+w\s*(,|$)/

/** A srcset from which a browser cannot choose the right file. */
export const srcsetSizes: ElementRule = {
  code: 'srcset-sizes',
  scope: 'element',
  attributes: ['srcset'],
  title: 'Invalid srcset or sizes',
  severity: 'warning',
  why: 'Without sizes, a browser assumes that the image is as wide as the window, and loads a file far larger than needed.',
  how: 'Every srcset with widths (400w) needs the attribute sizes, and if one entry has a width, all entries need one. Every descriptor must be a width or a density. A srcset with densities only (2x) needs no sizes. The width of an image that the build made must be that in its name.',
  fix: 'Add sizes, for example sizes="(min-width: 60rem) 50vw, 100vw", and give each entry the width of its file.',
  source: 'https://html.spec.whatwg.org/multipage/images.html#srcset-attributes',
  *check({ attributes }) {
    const { srcset, sizes, src } = attributes
    if (!srcset) return
    const shown = src ?? srcset.trim().split(/\s+/)[0]
    const picture = shown?.replace(/(?:-\d+)?\.\w+$/, '')
    const entries = srcset.split(/,\s+/).map((entry) => entry.trim().split(/\s+/).slice(1))
    const widths = entries.filter(([descriptor]) => descriptor?.endsWith('w')).length
    const unknown = entries.flat().find((descriptor) => !knownDescriptor.test(descriptor))
    const [, real = '', stated = ''] =
      Array.from(srcset.matchAll(madeWidth)).find(([, real, stated]) => real !== stated) ?? []
    if (real !== '')
      yield {
        what: `The srcset of ${shown} {pages} says that a file of ${real} pixels has ${stated}, so browsers choose the wrong one.`,
        cause: `width ${picture}`,
      }
    else if (unknown !== undefined)
      yield {
        what: unknown.includes('/')
          ? `The srcset of ${shown} {pages} has no comma before ${unknown}, so browsers ignore both files.`
          : `The srcset of ${shown} {pages} has the descriptor "${unknown}", so browsers ignore the file; a width is 400w, a density 2x.`,
        cause: `unknown ${picture}`,
      }
    else if (widths > 0 && widths < entries.length)
      yield {
        what: `The srcset of ${shown} {pages} has a width for some of its files only.`,
        cause: `mixed ${picture}`,
      }
    else if (withWidths.test(srcset) && !sizes?.trim())
      yield {
        what: `The srcset of ${shown} {pages} has widths, but the element has no sizes.`,
        cause: `sizes ${picture}`,
      }
  },
}
