import { literal } from '../../../core/text/literal.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf, textsIn, textsOf } from '../texts.ts'

type Words = {
  own: (slug: string) => RegExp | undefined
  others: (slug: string) => readonly { slug: string; name: string; pattern: RegExp }[]
}

/** The words that only one service has in its name: `office` of Office Cleaning. */
function ownWords({ site, records: { folders } }: FactSources): Words {
  const services = folders.services.map(({ slug, value }) => ({ slug, name: value.name, words: wordsOf(value.name) }))
  /** `roofs` of Flat Roofs is also the word of Roof Surveys. */
  const isOfOthers = (word: string, slug: string) =>
    services.some((other) => other.slug !== slug && other.words.some((each) => isForm(each, word)))
  const texts = folders.services.map((service) => ({
    slug: service.slug,
    text: textsOf(service)
      .map(({ text }) => text.toLowerCase())
      .join(' '),
  }))
  /** `garage` in the name of a company, or in the texts of most of its services. */
  const isOfTrade = (word: string, slug: string) => {
    if (wordsOf(site.value.business.name).includes(word)) return true
    const others = texts.filter((each) => each.slug !== slug)
    return others.filter(({ text }) => text.includes(word)).length * 2 > others.length
  }
  const patterns = services.flatMap(({ slug, name, words }) => {
    const own = words.filter((word) => word.length >= fewestOfThing && !isOfOthers(word, slug))
    // One word is the thing that the service is for; several are a description.
    const [only] = own.length === 1 ? own : []
    return only === undefined || isOfTrade(only, slug)
      ? []
      : [{ slug, name, pattern: new RegExp(`\\b${literal(only)}s?\\b`, 'i') }]
  })
  const things = services.flatMap(({ slug, name }) => {
    const [, thing = ''] = thingOfService.exec(name) ?? []
    const isUnique = services.every((each) => each.name === name || !each.name.includes(thing))
    return thing === '' || !isUnique ? [] : [{ slug, name, pattern: new RegExp(`\\b${literal(thing)}s?\\b`, 'i') }]
  })
  return {
    own: (slug) => patterns.find((each) => each.slug === slug)?.pattern,
    others: (slug) => [...patterns, ...things].filter((each) => each.slug !== slug),
  }
}

/** `Sump Pump` of Sump Pump Service: short words that are a thing together. */
const thingOfService = /^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (?:Service|Repair|Installation|Replacement|Inspection)$/u

/** Fewest letters of a word that names the thing of a service. */
const fewestOfThing = 5

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length >= fewestAtStart)

/** The first word of a sentence that names what it is about, with an article: `An apartment`. */
const subjectOf = /^(?:(?:an?|the|your|our|every|each|most|any|all)\s+)?[\p{L}-]+/iu

/** `Boiler repair takes …`: a sentence that says what a service is or does. */
const isAbout = (sentence: string, service: string) =>
  sentence.toLowerCase().startsWith(`${service.toLowerCase()} `) &&
  /^(?:is|takes|means|covers|includes|begins|starts|gives|gets|keeps|removes|turns|brings|reaches)\b/.test(
    sentence.slice(service.length + 1),
  )

/** `A house wash removes mildew. It doesn't remove stripes`: the other service, and then what it is not. */
const isContrast = /^(?:(?:It|That|This|They|Those) (?:does|do|did|will|can|is|are)(?:n[’']t| not)|But|Not|Yet)\b/

/** `The window is from 10 am to 2 pm`: a word that also means a time. */
const hasClock = /\d ?(?:am|pm|a\.m\.|p\.m\.|o[’']clock)\b/i

/** `An apartment gets dirty …` as the beginning of the text of Office Cleaning. */
export function checkServices(sources: FactSources): Fact[] {
  const { own, others } = ownWords(sources)
  const { services } = sources.records.folders
  const names = services.map(({ value }) => value.name)
  return services.flatMap((service) => {
    const { fullDescription: text, description, name } = service.value
    const started = names.find(
      (each) => each !== name && description.toLowerCase().startsWith(`${each.toLowerCase()} `),
    )
    if (started !== undefined && !description.toLowerCase().includes(name.toLowerCase()))
      return [
        anotherService(
          service,
          ['description'],
          description.slice(0, started.length),
          `The description of ${name} begins with "${description.slice(0, started.length)} …".`,
        ),
      ]
    const sentences = sentencesOf(text)
    const [first = '', second = ''] = sentences
    const stated = sentences.flatMap((sentence) =>
      names.flatMap((each) => (each !== name && isAbout(sentence, each) && !sentence.includes(name) ? [each] : [])),
    )
    const [another] = stated
    if (another !== undefined)
      return [
        anotherService(
          service,
          ['fullDescription'],
          another.charAt(0) + another.slice(1).toLowerCase(),
          `The text of ${name} says what ${another} is, as the text of that service would.`,
        ),
      ]
    const [start = ''] = subjectOf.exec(first) ?? []
    const other = others(service.slug).find(({ pattern }) => pattern.test(start))
    if (
      !other ||
      !own(service.slug) ||
      own(service.slug)?.test(first) ||
      hasClock.test(first) ||
      isContrast.test(second)
    )
      return []
    return [
      anotherService(
        service,
        ['fullDescription'],
        start,
        `The text of ${name} begins with "${start} …", as one of ${other.name} would.`,
      ),
    ]
  })
}

/** `Boiler repair here begins with …` as the beginning of what a place or a trait means for Drain Repair. */
export function checkTextsOfServices({ records: { folders } }: FactSources): Fact[] {
  const { services, cities, counties, traits } = folders
  const names = new Map(services.map(({ slug, value }) => [slug, value.name]))
  return [...cities, ...counties, ...traits].flatMap((record: Located<{ services: Record<string, unknown> }>) =>
    Object.entries(record.value.services).flatMap(([slug, value]) => {
      const own = names.get(slug)
      if (own === undefined) return []
      return textsIn(record, value, ['services', slug]).flatMap(({ path, text }) => {
        const [first = ''] = sentencesOf(text.toLowerCase())
        const other = [...names.values()].find((name) => name !== own && first.startsWith(`${name.toLowerCase()} `))
        if (other === undefined || isAboutOwn(first, own, other)) return []
        const words = text.slice(0, other.length)
        return [anotherService(record, path, words, `The text for ${own} begins with "${words} …".`)]
      })
    }),
  )
}

/** Whether a sentence names a service, or has a long word of its name: `Freeze protection inside a tankless heater`. */
function isAboutOwn(sentence: string, own: string, other: string): boolean {
  if (sentence.includes(own.toLowerCase())) return true
  const stems = own
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/s$/, ''))
  const said = stems.filter((stem) => stem.length >= longWord && !other.toLowerCase().includes(stem))
  return said.some((stem) => new RegExp(`(?<!\\p{L})${literal(stem)}s?(?!\\p{L})`, 'u').test(sentence))
}
/** Letters of a word that tells a service. */
const longWord = 6

/** A testimonial that names another service than the one that it is shown with. */
export function checkTestimonials(sources: FactSources): Fact[] {
  const { testimonials } = sources.records.documents
  if (!testimonials) return []
  const { own, others } = ownWords(sources)
  const { items } = testimonials.value
  /** Whether customers of other services say the word too: every home is a house. */
  const isCommon = (slug: string, pattern: RegExp) =>
    items.filter(({ review, service }) => service !== slug && pattern.test(review)).length > 1
  return items.flatMap(({ review: whole, service, name }, index) => {
    const review = whole.replace(/\bhome office\b/gi, 'home')
    const record = sources.records.folders.services.find(({ slug }) => slug === service)
    const unlike = record && placeUnlike(record.value.name, review)
    if (unlike)
      return [
        anotherService(
          testimonials,
          ['items', index, 'service'],
          undefined,
          `The testimonial of ${name} is for the service "${service}", but says "${unlike}".`,
        ),
      ]
    if (service === undefined || !own(service) || own(service)?.test(review)) return []
    const other = others(service).find(({ slug, pattern }) => {
      const [named] = pattern.exec(review) ?? []
      return named !== undefined && !isResidence(named) && !isCommon(slug, pattern)
    })
    const found = other?.pattern.exec(review)
    const words = found?.[0]
    // `They have the weekly contract now`: what somebody bought afterwards.
    if (found && afterwards.test(review.slice(found.index + found[0].length))) return []
    // `The night in storage was worth every cent`, of a move.
    if (found && asPart.test(review.slice(0, found.index))) return []
    // `Spring Farm`: the word is part of a name.
    if (found && /^\p{Lu}/u.test(found[0]) && /^ \p{Lu}/u.test(review.slice(found.index + found[0].length))) return []
    if (record && other && hasWordOf(record.value.name, other.name, review)) return []
    // What the service itself includes: the windows of a home that somebody leaves.
    if (other && record && textsOf(record).some((field) => other.pattern.test(field.text))) return []
    if (!other || words === undefined) return []
    return [
      anotherService(
        testimonials,
        ['items', index, 'service'],
        undefined,
        `The testimonial of ${name} is for the service "${service}", but says "${words}", as one for ${other.name} would.`,
      ),
    ]
  })
}

/** A word for where most work is done, whatever it is. `placeUnlike` reads these words. */
const isResidence = (words: string) => /^(?:house|home|apartment|condo|flat|residence)s?$/i.test(words)

/** What follows a word of a service that somebody has besides. */
const afterwards =
  /^ (?:contract|plan|agreement|route|schedule|service|visits?)\b[^.!?]{0,30}\b(?:now|since|too|as well|ever since|next)\b/i

/** What a visit for something else had as a part, or what a thing is made of: `a piece of metal`. */
const asPart =
  /\b(?:(?:nights?|days?|weeks?|months?) (?:in|of|for)|(?:pieces?|bits?|strips?|sheets?|scraps?|slivers?|chunks?|splinters?) of) (?:the |their )?$/i

/** Homes and workplaces: the words of a service for them, what its customers say of their own one, and what else they say. */
const kindsOfPlaces = [
  {
    service: /\b(?:house|home|residential|apartment|condo)s?\b/i,
    own: /\b(?:my|our) (?:(?!home|house)\p{L}+ )?(?:house|home|apartment|condo|townhouse|living room|backyard)\b(?! (?:office|page|state|town|base|turf))/iu,
    about: /\b(?:house|home|apartment|condo|kids|family)\b/i,
  },
  {
    service: /\b(?:office|commercial|business|workplace|industrial|retail)s?\b/i,
    own: /\b(?:my|our) (?:\p{L}+ )?(?:office|warehouse|clinic|restaurant|storefront|employees|coworkers|conference room|break room)\b/iu,
    about:
      /\b(?:offices?|desks?|employees|staff|tenants?|clients|customers|patients|shops?|stores?|salon|studio|clinic|practice|business|company|restrooms?|break ?room|building|warehouse|restaurant|work|meetings?|lobby)\b/i,
  },
]

/** `Our house` in a review for Office Cleaning that has no word of a workplace, and the reverse. */
function placeUnlike(service: string, review: string): string | undefined {
  const [kind, ...others] = kindsOfPlaces.filter((each) => each.service.test(service))
  const [other] = kindsOfPlaces.filter((each) => each !== kind)
  return kind && other && others.length === 0 && !kind.about.test(review) ? other.own.exec(review)?.[0] : undefined
}

/** Fewest letters of words that are forms of one if they begin with them: `roofs` and `Roof surveys`, `lead` and `Leadwork`. */
const fewestAtStart = 4

/** `pack` of Packing and of packers */
const stemOf = (word: string) => {
  const stem = word.replace(/(?:ing|ers?)$/, '')
  return stem.length >= fewestAtStart ? stem : word
}

const longWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= fewestAtStart)
const isForm = (a: string, b: string) => a.startsWith(b) || b.startsWith(a) || stemOf(a) === stemOf(b)

/** Whether a text has a word of a name in another form, unless it is in the other name, too. */
function hasWordOf(name: string, other: string, text: string): boolean {
  const [words, otherWords] = [longWords(text), longWords(other)]
  return longWords(name).some(
    (own) => !otherWords.some((each) => isForm(each, own)) && words.some((word) => isForm(word, own)),
  )
}

const anotherService = (record: Located<unknown>, path: PropertyKey[], words: string | undefined, what: string): Fact =>
  fact(
    record,
    path,
    {
      code: 'text-of-another-service',
      severity: 'warning',
      what,
      fix: 'Correct the text, or the service that it is for.',
    },
    words,
  )
