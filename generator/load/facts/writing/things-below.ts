import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText as Field, textsIn, textsOf } from '../texts.ts'

const adjectives = '(?:[\\p{L}’-]+ ){0,2}?'
/** `the table below the window` is furniture. */
const noPlace = '(?! (?:the|your|our|a|an|it|this|that|each|every)(?!\\p{L}))'

/** Where a clause begins. */
const clause = '(?:^|\\n\\s*|[.:;,(–—]\\s|(?<!\\p{L})(?:and|that|which|as|because|so) )'

/** Expressions for what a text says is below it. */
const tables = new RegExp(
  [
    `(?<!\\p{L})(?:[Ss]ee|[Uu]se|[Rr]ead|[Cc]heck|[Ii]n|[Ff]rom|[Pp]er|[Ii]s) (?:the|this|our) ${adjectives}table below(?!\\p{L})${noPlace}`,
    // Without a verb of a table, it may be one in a house.
    `${clause}(?:[Tt]he|[Oo]ur|[Tt]his) ${adjectives}table below(?= (?:has|lists|shows|gives|says|sets|contains|compares|explains|names|sums|covers|breaks|tells)(?!\\p{L}))`,
    `(?<!\\p{L})(?:[Tt]he|[Oo]ur) (?:following|below) (?:[\\p{L}-]+ )?table(?!\\p{L})`,
    `(?<!\\p{L})(?:[Ee]n|[Vv]ea|[Vv]er|[Mm]ire|[Cc]onsulte|[Ss]egún) (?:la|esta|nuestra) tabla (?:de precios )?(?:de (?:más )?abajo|siguiente|a continuación|que sigue)(?!\\p{L})(?! (?:del?|de la|al?)(?!\\p{L}))`,
    // In Spanish, it may be a board.
    `(?<!\\p{L})(?:[Ll]a|[Nn]uestra) tabla (?:de precios )?(?:de (?:más )?abajo|siguiente|a continuación|que sigue)(?= (?:dice|da|muestra|lista|tiene|indica|recoge|contiene|resume|incluye|explica|compara|detalla|enumera|reúne)(?!\\p{L}))`,
    `(?<!\\p{L})(?:[Ll]a|[Nn]uestra) siguiente tabla(?!\\p{L})`,
  ].join('|'),
  'u',
)
const lists = new RegExp(
  `(?<!\\p{L})(?:[Tt]he|[Tt]his|[Oo]ur) ${adjectives}(?:list|checklist) below(?!\\p{L})${noPlace}|(?<!\\p{L})(?:[Ll]a|[Ee]sta|[Nn]uestra) lista (?:de (?:más )?abajo|siguiente|a continuación|que sigue)(?!\\p{L})`,
  'u',
)
const pictures = new RegExp(
  `(?<!\\p{L})(?:[Tt]he|[Tt]his|[Tt]hese|[Oo]ur) ${adjectives}(?:photos?|pictures?|photographs?|images?) below(?!\\p{L})${noPlace}|${clause}(?:[Tt]he|[Tt]his|[Oo]ur) ${adjectives}(?:charts?|graphs?|diagrams?|drawings?) below(?!\\p{L})${noPlace}|(?<!\\p{L})(?:[Ll]as?|[Ee]stas?|[Nn]uestras) (?:fotos?|fotografías?|imagen|imágenes) (?:de (?:más )?abajo|siguientes?|a continuación|que siguen?)(?!\\p{L})`,
  'u',
)

const hasTable = (text: string) => /^\s*\||^[^\n|]+\|[^\n]*\n\s*:?-{2,}:?\s*\||<table/m.test(text)
/** Whether a text has a picture, which may be a chart. */
export const hasPicture = (text: string) => /!\[|<(?:img|picture|figure|svg)\b/.test(text)
/** A list of Markdown, headings, or a sentence with several things. */
const hasList = (text: string) =>
  /^\s*(?:[-*+•·]|\d+[.)]) |^#|^\s*\*\*|<[uo]l|:(?:\s|$)|, [^.!?]*(?:,| and| or| y| o) /mu.test(text) || hasTable(text)

const cheap = /below|following|abajo|siguiente|continuación|que sigue/

/** What is shown below a field on all of its pages: other fields of its record, and kinds of things that the pages have. */
type Around = {
  others?: readonly Field[]
  hasLists?: boolean
  hasPictures?: boolean
  /** Fields of the record that only some of the pages show. */
  onSome?: readonly Field[]
}

/**
 * `The table below has what is added`, in a text that pages show without the table: the main text of a service, which the pages
 * of its places have too, where the table is in a section of the service page.
 */
export function checkThingsBelow({ records }: FactSources): Fact[] {
  const { services, cities, counties, articles, pages } = records.folders
  const { faqs } = records.documents
  const mainTextOf = new Map(
    services.map((record) => [record.slug, textsIn(record, record.value.fullDescription, ['fullDescription'])]),
  )
  const ofServices = services.flatMap((record) => {
    const { gallery, ownSections = [] } = record.value
    const fields = textsOf(record)
    return fields.flatMap((field) => {
      const isSection = field.path[0] === 'sections'
      // Sections of the site's own code are on the service page alone.
      if (isSection && ownSections.length > 0) return []
      const others = isSection ? fields : []
      return missing(
        field,
        isSection
          ? { others, hasPictures: gallery !== undefined }
          : { others, hasLists: true, onSome: fields.filter(({ path }) => path[0] === 'sections') },
      )
    })
  })
  // Pages of places have lists and pictures of their own.
  const ofPlaces = [...cities, ...counties].flatMap((record) =>
    textsOf(record).flatMap((field) => {
      const others = field.path[0] === 'services' ? (mainTextOf.get(String(field.path[1])) ?? []) : []
      return missing(field, { others, hasLists: true, hasPictures: true })
    }),
  )
  const ofArticles = articles.flatMap((record) =>
    textsOf(record).flatMap((field) =>
      missing(field, { others: textsOf(record), hasPictures: record.value.image !== undefined }),
    ),
  )
  // Pages with other screens have tables, lists and pictures from other records.
  const ofPages = pages
    .filter(({ value: { screen, ownSections = [] } }) => screen === 'legal' && ownSections.length === 0)
    .flatMap((record) => textsOf(record).flatMap((field) => missing(field, { others: textsOf(record) })))
  const ofQuestions = faqs ? textsOf(faqs).flatMap((field) => missing(field, { hasLists: true })) : []
  return [...ofServices, ...ofPlaces, ...ofArticles, ...ofPages, ...ofQuestions]
}

function missing(field: Field, { others = [], hasLists = false, hasPictures = false, onSome = [] }: Around): Fact[] {
  if (!cheap.test(field.text)) return []
  const text = field.text.replace(/[^\S\n]+|\n(?!\s*\n)/g, ' ')
  const all = [field, ...others].map((each) => each.text)
  const report = (thing: string, pattern: RegExp, isThing: (text: string) => boolean) => {
    const [found] = pattern.exec(text) ?? []
    if (found === undefined) return []
    const words = found.replace(/^(?:[.:;,(–—]|and |that |which |as |because |so )/, '').trim()
    const isOnSome = onSome.some((each) => isThing(each.text))
    const what = isOnSome
      ? `The text says "${words}", but the ${thing} is in a section, and other pages show this text without it.`
      : `The text says "${words}", but there is no ${thing} below it.`
    const fix = isOnSome
      ? `Move the ${thing} into this text, or say where it is.`
      : `Add the ${thing}, or remove the words.`
    return [fact(field.record, field.path, { code: 'text-unfinished', severity: 'warning', what, fix }, words)]
  }
  return [
    ...(all.some(hasTable) ? [] : report('table', tables, hasTable)),
    ...(hasLists || all.some(hasTable) || hasListBelow(field, others) ? [] : report('list', lists, hasList)),
    ...(hasPictures || all.some(hasPicture) ? [] : report('picture', pictures, hasPicture)),
  ]
}

/** Whether there is a list after the words that point to one, or in another field. */
function hasListBelow({ text }: Field, others: readonly Field[]): boolean {
  const rest = text.slice(text.search(cheap))
  return hasList(rest) || others.some((other) => other.text !== text && hasList(other.text))
}
