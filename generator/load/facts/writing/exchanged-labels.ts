import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact, lineOf } from '../fact.ts'

/** What the label of a key says, in English or Spanish. */
type Meanings = Readonly<Record<string, RegExp>>
type Label = { key: string; path: PropertyKey[]; text: string | undefined }

const levels: Meanings = {
  standard: /^(?!.*\b(?:not?|never)\b).*\b(?:includ|incluid|standard|estándar|always|siempre|part of|parte de)/i,
  addon:
    /^(?!.*\b(?:not?|never)\b).*\b(?:add-?ons?\b|extras?\b|optional|opcional|on request|bajo pedido|additional|adicional|at a charge|for a fee|upgrade)/i,
  none: /\b(?:not?|never|unavailable|excluded|excluido|nunca)\b/i,
}
/** `Included at no extra cost` is included. */
const freely =
  /\b(?:at |for |with )?no (?:extra|additional|added) (?:cost|charge|fee)s?\b|\bwithout (?:extra|additional) \w+/gi

const outcomes: Meanings = {
  sent: /^(?!.*\b(?:not|could ?n.t|no)\b).*\b(?:thank|thanks|received|was sent|has been sent|is sent|sent!|gracias|recibid|enviad)/i,
  failed:
    /\b(?:not (?:be )?(?:sent|reach|receiv)|couldn.t|could not|failed|went wrong|error|try again|problem|no se pudo)/i,
}

const lost: Meanings = {
  service: /\bservices?\b(?! area)/i,
  location: /\b(?:city|town|place|location|community|village|address|ciudad|lugar)\b/i,
  county: /\b(?:county|parish|condado)\b/i,
}

const shared: Meanings = {
  features: /\b(?:includ\w*|features?|what you get|what we do|covers?|incluye)\b/i,
  price: /\b(?:pric\w+|costs?|rates?|precios?|cuesta)\b/i,
  services: /\b(?:services?|what we (?:do|offer)|servicios?)\b/i,
  nearby: /\b(?:more|other|near\w*|neighbou?r\w*|around|cerca\w*)\b/i,
  cities: /\b(?:cit(?:y|ies)|towns?|communit(?:y|ies)|villages?|ciudades)\b/i,
  testimonials:
    /\b(?:reviews?|testimonials?|(?:customers?|clients?|people|neighbou?rs) (?:say|said|think|write)|opiniones|reseñas)\b/i,
}

const tables: Meanings = {
  taskHeading: /^(?!.*\b(?:add-?ons?|extras?)\b).*\b(?:tasks?|tareas?|jobs?|work)\b/i,
  addOnsHeading: /\b(?:add-?ons?|extras?|adicionales)\b/i,
}

const entries: Meanings = {
  email: /\b(?:e-?mail|correo)\b/i,
  phone: /\b(?:phone|telephone|mobile|cell|teléfono)\b/i,
  'postal-code': /\b(?:zip|post(?:al)? ?code|código postal)\b/i,
  date: /\b(?:date|day|fecha|día)\b/i,
}

/** Two labels of which each says what the key of the other one means: `standard: Available as an add-on`. */
export function checkExchangedLabels({ records: { folders, documents } }: FactSources): Fact[] {
  const { quote, checklist } = documents
  const fields = (quote?.value.fields ?? []).map(({ type, label }, index) => ({
    key: type,
    path: ['fields', index, 'label'],
    text: label,
  }))
  return [
    ...folders.pages.flatMap((page) =>
      labelsOf(page.value).flatMap(([meanings, labels]) => exchangedIn(page, meanings, labels)),
    ),
    ...(quote ? exchangedIn(quote, entries, fields) : []),
    ...(checklist ? exchangedTypes(checklist, checklist.value.serviceTypes) : []),
  ]
}

type PageValue = FactSources['records']['folders']['pages'][number]['value']

/** The groups of labels of a page, with what their keys mean. */
function labelsOf(page: PageValue): [Meanings, Label[]][] {
  const keysOf = (
    group: object | undefined,
    at: PropertyKey[],
    meanings: Meanings,
    field?: string,
  ): [Meanings, Label[]] => [
    meanings,
    Object.entries(group ?? {}).flatMap(([key, item]): Label[] => {
      const text = field === undefined ? item : Object(item)[field]
      if (!(key in meanings) || typeof text !== 'string') return []
      return [{ key, path: [...at, key, ...(field === undefined ? [] : [field])], text }]
    }),
  ]
  switch (page.screen) {
    case 'checklist':
      return [keysOf(page.legend, ['legend'], levels), keysOf(page, [], tables)]
    case 'contact':
      return ['title', 'text'].map((field) => keysOf(page.quote, ['quote'], outcomes, field))
    case 'not-found':
      return ['heading', 'text'].map((field) => keysOf(page, [], lost, field))
    case 'services':
      return [keysOf(page.service, ['service'], shared)]
    case 'service-areas':
      return [keysOf(page.city, ['city'], shared), keysOf(page.county, ['county'], shared)]
    default:
      return []
  }
}

function exchangedIn(record: Located<unknown>, meanings: Meanings, labels: readonly Label[]): Fact[] {
  const says = ({ text = '' }: Label, key: string) => meanings[key]?.test(text.replace(freely, '')) === true
  return pairsOf(
    labels,
    (first, second) =>
      says(first, second.key) && !says(first, first.key) && says(second, first.key) && !says(second, second.key),
  ).map(([first, second]) => exchanged(record, first, second))
}

/** The columns of the checklist, each with the label that its key has the words of. */
function exchangedTypes(checklist: Located<unknown>, types: readonly { id: string; label: string }[]): Fact[] {
  const labels = types.map(({ id, label }, index) => ({ key: id, path: ['serviceTypes', index, 'label'], text: label }))
  const names = ({ text }: Label, key: string) => lettersOf(text).includes(lettersOf(key))
  return pairsOf(
    labels,
    (first, second) =>
      names(first, second.key) && !names(first, first.key) && names(second, first.key) && !names(second, second.key),
  ).map(([first, second]) => exchanged(checklist, first, second))
}

const lettersOf = (text = '') => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

const pairsOf = (labels: readonly Label[], isExchanged: (first: Label, second: Label) => boolean): [Label, Label][] =>
  labels.flatMap((first, index) => {
    const second = labels.slice(index + 1).find((each) => each.key !== first.key && isExchanged(first, each))
    return second ? [[first, second] as [Label, Label]] : []
  })

function exchanged(record: Located<unknown>, first: Label, second: Label): Fact {
  const at = lineOf({ at: record.locate(second.path) })
  const what = `The label of "${first.key}" is "${first.text}", and that of "${second.key}" (${at}) is "${second.text}".`
  const fix = 'Exchange the two labels.'
  return fact(record, first.path, { code: 'text-of-another-subject', severity: 'warning', what, fix })
}
