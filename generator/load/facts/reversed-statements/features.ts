import { type Fact, type FactSources, fact } from '../fact.ts'
import { textsOf } from '../texts.ts'
import { stemsIn } from './stems.ts'

/** `Oven not included` in the list of what is included. */
export function checkFeatures({ records: { folders } }: FactSources): Fact[] {
  return folders.services.flatMap((service) =>
    service.value.features.flatMap((feature, index) =>
      /\b(?:not|never) (?:included|part of|cleaned|done|covered)\b|\bexcluded\b/i.test(feature)
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

/** `Make the beds: none` in the checklist, where a service includes `Beds stripped and made`. */
export function checkLevels({ records: { folders, documents } }: FactSources): Fact[] {
  const { checklist } = documents
  if (!checklist) return []
  const { serviceTypes, groups } = checklist.value
  return serviceTypes.flatMap((type) => {
    const [service, ...others] = folders.services.filter(({ slug }) =>
      slug.replaceAll('-', '').includes(type.id.toLowerCase()),
    )
    if (!service || others.length > 0 || type.derive) return []
    const features = service.value.features.map((feature) => ({ feature, stems: new Set(stemsIn(feature)) }))
    return groups.flatMap(({ tasks }, group) =>
      tasks.flatMap(({ name, levels }, index) => {
        const stems = stemsIn(name)
        if (levels[type.id] !== 'none' || stems.length < fewestOfTask) return []
        const included = features.find((each) => stems.every((stem) => each.stems.has(stem)))
        if (!included) return []
        const what = `The checklist has "${name}" not for ${service.value.name}, which includes "${included.feature}".`
        const fix = 'Correct the level, or the list of what the service includes.'
        const path = ['groups', group, 'tasks', index, 'levels', type.id]
        return [fact(checklist, path, { code: 'feature-excluded', severity: 'warning', what, fix })]
      }),
    )
  })
}
