import { groupBy } from '../../core/group-by.ts'
import { perScan } from '../../core/html/per-scan.ts'
import { type HtmlElement, type HtmlScan, isInside } from '../../core/html/scan-html.ts'
import { selection } from './selection.ts'

/** The radio buttons of a form, or of no form, by name. Those without a name are each alone. */
export type RadioGroups = ReadonlyMap<string, readonly HtmlElement[]>

/** Radio buttons of each form of an HTML fragment, and of those in no form. */
export const radioGroups = perScan((scan: HtmlScan): readonly RadioGroups[] => {
  const found = radios(scan)
  if (found.length === 0) return none
  const forms = scan.byName.get('form') ?? []
  const ofForm = groupBy(found, (radio) => {
    const around = forms.find(({ offset, end }) => offset < radio.offset && radio.offset < end)
    return radio.attributes.form ?? around?.attributes.id ?? String(around?.offset ?? '')
  })
  return [...ofForm.values()].map((all) => groupBy(all, ({ attributes }) => attributes.name ?? ''))
})

const none: readonly RadioGroups[] = []

const radios = selection(
  (element) =>
    element.name === 'input' && element.attributes.type?.toLowerCase() === 'radio' && !isInside(element, 'template'),
)

/** An element of which visitors select one part, and its parts. */
export type Choice = { element: HtmlElement; parts: readonly HtmlElement[] }

/** Parts by the role of what they are in. */
const partOf: Readonly<Record<string, string>> = { tablist: 'tab', radiogroup: 'radio' }

/** The lists of tabs, groups of radio buttons by role, and menus of an HTML fragment. */
export const choices = perScan((scan: HtmlScan): readonly Choice[] => {
  const found: { element: HtmlElement; parts: HtmlElement[] }[] = []
  for (const element of choosing(scan)) {
    const { name, attributes, offset } = element
    if (name !== 'option' && !isPart.has(attributes.role ?? '')) {
      found.push({ element, parts: [] })
      continue
    }
    const part = name === 'option' ? name : attributes.role
    const around = found.findLast((each) => partIn(each.element) === part && offset < each.element.end)
    around?.parts.push(element)
  }
  return found
})

const partIn = ({ name, attributes }: HtmlElement) => (name === 'select' ? 'option' : partOf[attributes.role ?? ''])

const isPart: ReadonlySet<string> = new Set(Object.values(partOf))

const choosing = selection((element) => {
  const { name, attributes } = element
  const { role = '' } = attributes
  const isChoosing =
    (name === 'select' && attributes.multiple === undefined) || name === 'option' || role in partOf || isPart.has(role)
  return isChoosing && attributes['aria-multiselectable'] !== 'true' && !isInside(element, 'template')
})
