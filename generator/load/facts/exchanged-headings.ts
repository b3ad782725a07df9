import { slugOf } from '#src/slug-of.ts'
import { functionWords } from '../../core/text/function-words.ts'
import { type Fact, type FactSources, fact, lineOf } from './fact.ts'
import { stemsIn } from './reversed-statements/stems.ts'
import { isEnglish } from './texts.ts'

/** Words of the headings in the texts of the other ones that are enough if one of the headings has none of them. */
const enough = 3

/** The words of a heading that are in its own text and not in the other one, and the other way round. */
type Uses = { own: number; other: number }

/** Two sections of a service under each other's heading: no text has a word of its own, but of the other one. English alone. */
export function checkExchangedHeadings(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  return sources.records.folders.services.flatMap((service) => {
    const sections = service.value.sections.map(({ heading, text }, index) => ({
      heading,
      index,
      inHeading: new Set(stemsIn(heading).filter((word) => !functionWords.has(word))),
      inText: new Set(stemsIn(text)),
    }))
    return sections.flatMap((first, number) => {
      const second = sections.slice(number + 1).find((each) => isExchanged(usesOf(first, each), usesOf(each, first)))
      if (!second) return []
      const at = lineOf({ at: service.locate(['sections', second.index, 'heading']) })
      const what = `The texts below "${first.heading}" and "${second.heading}" (${at}) have no word of their own heading, but of the other one.`
      const fix = 'Exchange the two headings.'
      const code = 'text-of-another-subject'
      return [fact(service, ['sections', first.index, 'heading'], { code, severity: 'warning', what, fix })]
    })
  })
}

/** Two groups of the checklist, each of which has the title that belongs to the key of the other one. */
export function checkExchangedGroups({ records: { documents } }: FactSources): Fact[] {
  const { checklist } = documents
  if (!checklist) return []
  const groups = checklist.value.groups.map(({ id, title }, index) => ({ id, title, index, named: slugOf(title) }))
  return groups.flatMap((first, at) => {
    const second = groups.slice(at + 1).find(({ id, named }) => named === first.id && first.named === id)
    if (!second) return []
    const what = `The group "${first.id}" has the title "${first.title}", and "${second.id}" has "${second.title}".`
    const found = {
      code: 'text-of-another-subject',
      severity: 'warning',
      what,
      fix: 'Exchange the two titles.',
    } as const
    return [fact(checklist, ['groups', first.index, 'title'], found)]
  })
}

type Section = { inHeading: ReadonlySet<string>; inText: ReadonlySet<string> }

function usesOf({ inHeading, inText }: Section, other: Section): Uses {
  const words = [...inHeading].filter((word) => inText.has(word) !== other.inText.has(word))
  const own = words.filter((word) => inText.has(word)).length
  return { own, other: words.length - own }
}

const isExchanged = (first: Uses, second: Uses): boolean =>
  first.own + second.own === 0 && ((first.other > 0 && second.other > 0) || first.other + second.other >= enough)
