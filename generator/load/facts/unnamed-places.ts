import { literal } from '../../core/text/literal.ts'
import { mentionCounter } from '../../core/text/mentions.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { officePlaces } from './office-places.ts'
import { beginningOf, type FieldText } from './texts.ts'

/** Fewest descriptions, or fewest bodies, that show whether they name their place, and the share of them that must. */
const usual = { texts: 10, share: 0.9 }

/** `Main Street in Midway`, `Old Midway is …`: where the text is. `a town between Midway and Lehi` names neighbors. */
const isPlacedIn = (text: string, name: string) =>
  new RegExp(`\\b(?:in|across|around|through|[Dd]owntown|[Oo]ld) ${literal(name)}(?!\\p{L})`, 'u').test(text)

/**
 * The text of a place that names another place of the table and not its own, where nearly all other texts of its kind
 * name their own: `Dairy farms once reached Main Street in Midway`, in the description of Heber City.
 */
export function checkUnnamedPlaces(sources: FactSources): Fact[] {
  const { records } = sources
  const rows = records.cities.filter(({ value }) => value.alias_of === undefined)
  const count = mentionCounter(rows.map(({ value }) => value.name))
  const offices = new Set(officePlaces(sources).map(({ address }) => address.locality))
  const rowOf = new Map(rows.map((row) => [row.slug, row]))
  const descriptions = rows.map((row) => ({
    name: row.value.name,
    field: { record: row, path: ['description'], text: row.value.description },
  }))
  const bodies = records.folders.cities.flatMap((record) => {
    const row = rowOf.get(record.slug)
    const { body } = record.value
    return row && body !== undefined ? [{ name: row.value.name, field: { record, path: ['body'], text: body } }] : []
  })
  return [descriptions, bodies].flatMap((texts: readonly { name: string; field: FieldText }[]) => {
    const isNamed = ({ name, field }: (typeof texts)[number]) => field.text.includes(name)
    const unnamed = texts.filter((each) => !isNamed(each))
    if (texts.length < usual.texts || unnamed.length > texts.length * (1 - usual.share)) return []
    return unnamed.flatMap(({ name, field }) => {
      // The name of the office, or a part of the own name, may stand in any text.
      const [other] = [...count(field.text).keys()].filter(
        (each) => !offices.has(each) && !name.includes(each) && isPlacedIn(field.text, each),
      )
      if (other === undefined) return []
      const what = `This text of ${name} is about ${other} and does not name ${name}. Nearly all texts of places name their own.`
      const fix = `Write a text about ${name}, or name it.`
      return [
        fact(
          field.record,
          field.path,
          { code: 'text-of-another-place', severity: 'warning', what, fix },
          beginningOf(field.text),
        ),
      ]
    })
  })
}
