import type { Located } from '../../../records.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { textsOf } from '../../texts.ts'
import { stemsIn } from './stems.ts'

/** `Oven not included` in the list of what is included. */
export function checkFeatures({ records: { folders } }: FactSources): Fact[] {
  return folders.services.flatMap((service) =>
    service.value.features.flatMap((feature, index) =>
      // `Flashing replaced, not covered` says how it is done.
      /(?<!\p{L}(?:ed|en), )\b(?:not|never) (?:included|part of|cleaned|done|covered)\b|\bexcluded\b/iu.test(feature)
        ? [
            fact(service, ['features', index], {
              code: 'feature-excluded',
              severity: 'warning',
              what: `The list of what ${service.value.name} includes has "${feature}".`,
              fix: 'Write what is included, or remove the item.',
            }),
          ]
        : [],
    ),
  )
}

/** What introduces a list of tasks that a service has only on request. */
const onRequest = /\b(?:extras?|add-ons?|not (?:included|part)|cost extra)\b[^\n]*:\s*$/i
/** Words that a task on request and an included one have in common if they are one task. */
const fewestOfTask = 2

/** `Inside of the oven` in the list of what is included, and in a list of extras in the text of the same service. */
export function checkExtras({ records: { folders } }: FactSources): Fact[] {
  return folders.services.flatMap((service) => {
    const texts = textsOf(service).filter(({ text }) => text.includes('\n- '))
    const extras = texts.flatMap(({ text }) =>
      text.split(/\n\s*\n/).flatMap((block, index, blocks) => {
        const [before = ''] = block.startsWith('- ') ? [blocks[index - 1]] : [block.split(/\n- /)[0]]
        return onRequest.test(before) ? block.split(/(?:^|\n)- /).slice(1) : []
      }),
    )
    const tasks = extras.map((task) => ({ task: task.replace(/\s+/g, ' '), stems: new Set(stemsIn(task)) }))
    return service.value.features.flatMap((feature, index) => {
      const stems = new Set(stemsIn(feature))
      const extra = tasks.find(
        (each) => each.stems.size >= fewestOfTask && [...each.stems].every((stem) => stems.has(stem)),
      )
      if (!extra) return []
      return [
        fact(service, ['features', index], {
          code: 'feature-excluded',
          severity: 'warning',
          what: `The list of what ${service.value.name} includes has "${feature}", but a text of it has "${extra.task}" as an extra.`,
          fix: 'Remove it from one of the two.',
        }),
      ]
    })
  })
}

/** A feature that is an extra itself, or is looked at only. */
const notDone =
  /\b(?:add-?ons?|extras?|optional|on request|if (?:added|booked|ordered)|inspected|checked|tested|noted|reported)\b/i

/**
 * `Make the beds: none` in the checklist, where a service includes `Beds stripped and made`, or `Clean inside the oven: addon`,
 * where it includes `Inside of the oven and refrigerator`.
 * @param reported lines of features that another text has as extras
 */
export function checkLevels({ records: { folders, documents } }: FactSources, reported: ReadonlySet<string>): Fact[] {
  const { checklist } = documents
  if (!checklist) return []
  const { serviceTypes, groups, addOns } = checklist.value
  const tasks = [
    ...groups.flatMap((group, at) =>
      group.tasks.map((task, index) => ({ task, path: ['groups', at, 'tasks', index] })),
    ),
    ...addOns.map((task, index) => ({ task, path: ['addOns', index] })),
  ].map((each) => ({ ...each, stems: stemsIn(each.task.name) }))
  return serviceTypes.flatMap((type) => {
    const [service, ...others] = folders.services.filter(({ slug }) =>
      slug.replaceAll('-', '').includes(type.id.toLowerCase()),
    )
    if (!service || others.length > 0 || type.derive) return []
    // What the service does with everything is not written again: "Clean" in the tasks of Deep Cleaning.
    const [usual, name] = [new Set(stemsIn(service.value.name)), service.value.name]
    return service.value.features.flatMap((feature, index) => {
      if (notDone.test(feature) || reported.has(lineAt(service, index))) return []
      const stems = new Set(stemsIn(feature))
      const found = tasks.find(({ task, stems: [first = '', ...rest] }) => {
        const wanted = usual.has(first) ? rest : [first, ...rest]
        const level = task.levels[type.id]
        return (
          (level === 'none' || level === 'addon') &&
          wanted.length >= fewestOfTask &&
          wanted.every((stem) => stems.has(stem))
        )
      })
      if (!found) return []
      const { task, path } = found
      const as = task.levels[type.id] === 'none' ? `not for ${name}` : `as an extra for ${name}`
      const what = `The checklist has "${task.name}" ${as}, which includes "${feature}".`
      const fix = 'Correct the level, or the list of what the service includes.'
      return [
        fact(checklist, [...path, 'levels', type.id], { code: 'feature-excluded', severity: 'warning', what, fix }),
      ]
    })
  })
}

const lineAt = (service: Located<unknown>, feature: number): string => {
  const { file, line } = service.locate(['features', feature])
  return `${file}:${line}`
}
