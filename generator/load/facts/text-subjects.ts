import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact, literal } from './fact.ts'
import { companyTexts, type FieldText, isEnglish, sentencesOf, textsOf } from './texts.ts'

/** Texts about another service, company, trade or state than the one that they are for. English alone. */
export function checkTextSubjects(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { folders } = sources.records
  const company = companyTexts(sources)
  const services = folders.services.map((record) => textsOf(record))
  const all = [...company, ...services.flat(), ...folders.cities.flatMap((record) => textsOf(record))]
  return [
    ...checkServices(sources),
    ...checkTestimonials(sources),
    ...checkNames(all, sources),
    ...checkTrades(all, sources),
    ...checkLaw(company, sources),
  ]
}

type Words = {
  own: (slug: string) => RegExp | undefined
  others: (slug: string) => readonly { slug: string; name: string; pattern: RegExp }[]
}

/** The words that only one service has in its name: `office` of Office Cleaning. */
function ownWords({ records: { folders } }: FactSources): Words {
  const services = folders.services.map(({ slug, value }) => ({ slug, name: value.name, words: wordsOf(value.name) }))
  const uses = new Map<string, number>()
  for (const { words } of services) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  const patterns = services.flatMap(({ slug, name, words }) => {
    const own = words.filter((word) => uses.get(word) === 1)
    // One word is the thing that the service is for; several are a description.
    const [only] = own.length === 1 ? own : []
    return only === undefined ? [] : [{ slug, name, pattern: new RegExp(`\\b${literal(only)}s?\\b`, 'i') }]
  })
  return {
    own: (slug) => patterns.find((each) => each.slug === slug)?.pattern,
    others: (slug) => patterns.filter((each) => each.slug !== slug),
  }
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length >= 5)

/** Words of the first sentence that name what it is about. */
const subjectWords = 3

/** `An apartment gets dirty …` as the beginning of the text of Office Cleaning. */
function checkServices(sources: FactSources): Fact[] {
  const { own, others } = ownWords(sources)
  return sources.records.folders.services.flatMap((service) => {
    const { fullDescription: text, name } = service.value
    const [first = ''] = sentencesOf(text)
    const start = first.split(' ', subjectWords).join(' ')
    const other = others(service.slug).find(({ pattern }) => pattern.test(start))
    if (!other || !own(service.slug) || own(service.slug)?.test(first)) return []
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

/** A testimonial that names another service than the one that it is shown with. */
function checkTestimonials(sources: FactSources): Fact[] {
  const { testimonials } = sources.records.documents
  if (!testimonials) return []
  const { own, others } = ownWords(sources)
  const { items } = testimonials.value
  /** Whether customers of other services say the word too: every home is a house. */
  const isCommon = (slug: string, pattern: RegExp) =>
    items.filter(({ review, service }) => service !== slug && pattern.test(review)).length > 1
  return items.flatMap(({ review, service, name }, index) => {
    if (service === undefined || !own(service) || own(service)?.test(review)) return []
    const other = others(service).find(({ slug, pattern }) => pattern.test(review) && !isCommon(slug, pattern))
    const words = other?.pattern.exec(review)?.[0]
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

/** What a name of a company ends with, beside its trade. */
const companyEnds = 'Cleaners|Maids|Services|Company|Co\\.|Inc\\.?|LLC|Ltd\\.?|Pros|Experts|Solutions|Group|Team'
const aWord = "[A-Z][\\p{L}’'&-]+ "

/** `Wasatch Maids is a local company` on the site of another company. */
function checkNames(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const { name: own, trade } = site.value.business
  const ends = `${companyEnds}|${literal(capital(trade))}`
  const aName = `(?:${aWord}){1,3}(?:${ends})`
  const patterns = [
    `\\b(${aName}|(?:${aWord}){2,3})\\s?(?:is|are) (?:a|an|your|the) (?:[\\w-]+,? ){0,4}(?:company|business|provider|team)\\b`,
    `\\b(?:At|[Cc]hoose|[Hh]ire|[Tt]rust|[Ww]elcome to|[Cc]all|[Bb]ook with|[Ww]hy) (${aName})(?=[\\s,.:!?’'])`,
    `©\\s*(?:\\d{4}\\s+)?(${aName})`,
  ].map((pattern) => new RegExp(pattern, 'u'))
  const known = new Set(
    [own, ...records.folders.services.map(({ value }) => value.name)].map((each) => each.toLowerCase()),
  )
  return texts.flatMap(({ record, path, text }) => {
    if (!/[A-Z]/.test(text)) return []
    for (const pattern of patterns) {
      const name = pattern.exec(text)?.[1]?.trim()
      if (name === undefined || /^(?:Our|The|This|That|We|A|An|It|Each|Every)\b/.test(name)) continue
      if ([...known].some((each) => each.includes(name.toLowerCase()) || name.toLowerCase().includes(each))) continue
      return [
        fact(
          record,
          path,
          {
            code: 'text-of-another-company',
            severity: 'warning',
            what: `The text names "${name}" as the company, which is ${own}.`,
            fix: 'Write {business}.',
          },
          name,
        ),
      ]
    }
    return []
  })
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Work that only companies of a trade do, with the words by which a company shows that it is of that trade. */
const trades: readonly { name: string; isOwn: RegExp; work: RegExp }[] = [
  {
    name: 'lawn care',
    isOwn: /lawn|garden|landscap|tree|yard|mow/i,
    work: /\b(?:mow(?:s|ed|ing)? (?:the|your|every|a) (?:lawns?|grass|yard)|trim(?:s|med|ming)? (?:the |your )?hedges|aerat(?:e|es|ed|ing) (?:the |your )?(?:lawn|soil)|(?:lay|laying) sod|prun(?:e|es|ed|ing) (?:the |your )?trees)\b/i,
  },
  {
    name: 'plumbing',
    isOwn: /plumb|pipe|drain|heat/i,
    work: /\b(?:re-?pip(?:e|es|ed|ing)|re-?plumb(?:s|ed|ing)?|(?:install|replac|repair)(?:s|e|es|ed|ing)? (?:the |a |your |new )?(?:water heaters?|faucets?|toilets?|sewer lines?|water lines?)|snak(?:e|es|ed|ing) (?:the |your )?drains?)\b/i,
  },
  {
    name: 'electrical work',
    isOwn: /electric|solar/i,
    work: /\b(?:rewir(?:e|es|ed|ing)|(?:install|replac|upgrad)(?:s|e|es|ed|ing)? (?:the |a |your |new )?(?:breakers?|breaker panels?|electrical panels?|outlets|circuits?))\b/i,
  },
  {
    name: 'heating and cooling',
    isOwn: /heat|cool|hvac|air|furnace|boiler|plumb/i,
    work: /\b(?:(?:install|replac|repair|tun)(?:s|e|es|ed|ing)? (?:the |a |your |new |up )*(?:furnaces?|heat pumps?|air conditioners?|boilers?|compressors?)|recharg(?:e|es|ed|ing) (?:the )?refrigerant)\b/i,
  },
  {
    name: 'roofing',
    isOwn: /roof|gutter/i,
    work: /\b(?:re-?roof(?:s|ed|ing)?|(?:install|replac|repair|lay)(?:s|e|es|ed|ing)? (?:the |a |your |new |missing )*(?:shingles?|roofs?|flashing))\b/i,
  },
  {
    name: 'painting',
    isOwn: /paint|decorat|drywall/i,
    work: /\b(?:(?:apply|applies|applied|roll|rolls|rolled) (?:two|the|a|three|another|\d) (?:coats?|first coat)|(?:paint|repaint)(?:s|ed|ing)? (?:the|your) (?:walls?|ceilings?|house|exterior|trim))\b/i,
  },
  {
    name: 'pest control',
    isOwn: /pest|termite|exterminat|mosquito/i,
    work: /\b(?:spray(?:s|ed|ing)? for (?:ants|bugs|roaches|spiders|insects|pests)|exterminat(?:e|es|ed|ing)|(?:set|sets|setting) (?:traps|bait))\b/i,
  },
  {
    name: 'moving',
    isOwn: /mov(?:ing|ers)|haul|removal/i,
    work: /\b(?:load(?:s|ed|ing)? (?:the|our|your) (?:moving )?truck|our moving trucks?|movers (?:pack|load|wrap))\b/i,
  },
  {
    name: 'car repair',
    isOwn: /auto|car\b|vehicle|tire/i,
    work: /\b(?:oil changes?|brake pads?|(?:rotat|balanc)(?:e|es|ed|ing) (?:the |your )?tires|check engine light)\b/i,
  },
  {
    name: 'dentistry',
    isOwn: /dent|orthodon/i,
    work: /\b(?:root canals?|teeth whitening|dental (?:implants?|crowns?|cleanings?)|your (?:teeth|gums))\b/i,
  },
  {
    name: 'the law',
    isOwn: /law|legal|attorney/i,
    work: /\b(?:our attorneys|personal injury (?:case|claim|law)|file (?:a|your) lawsuit|legal representation)\b/i,
  },
]

/** `Before the event we mow the lawn` on the site of a company that cleans. */
function checkTrades(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const own = [
    site.value.business.trade,
    site.value.business.type,
    ...records.folders.services.map(({ value }) => value.name),
  ].join(' ')
  const others = trades.filter(({ isOwn }) => !isOwn.test(own))
  if (others.length === 0) return []
  // One expression for all: every text of the site is read.
  const work = new RegExp(
    `\\b(?:we|our (?:crews?|team|technicians))(?:\\s[\\w’'-]+){0,2}\\s(${others.map((other) => other.work.source).join('|')})`,
    'i',
  )
  return texts.flatMap(({ record, path, text }) => {
    const [before = '', words] = work.exec(text) ?? []
    if (words === undefined || /\b(?:not|never|no|don.t)\b/.test(before)) return []
    const name = others.find((other) => other.work.test(words))?.name
    return [
      fact(
        record,
        path,
        {
          code: 'text-of-another-trade',
          severity: 'warning',
          what: `The text says "${words}", which is ${name}; no service of the company is.`,
          fix: 'Correct the text.',
        },
        words,
      ),
    ]
  })
}

/** `Texas law governs these terms` of a company in Utah. A company may be registered in Delaware. */
function checkLaw(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const { country, region } = site.value.business.address
  const codes = regionCodes(country)
  if (!codes) return []
  const own = new Set([region, ...records.folders.counties.map(({ value }) => value.region)])
  const others = codes.flatMap((code) => {
    const name = regionNameOf(code, country)
    return own.has(code) || own.has(name) || name === undefined ? [] : [name]
  })
  const state = others.map(literal).join('|')
  const pattern = new RegExp(
    `\\b(?:(?:laws?|courts?|State|state|licensed|registered|bonded|regulations) (?:of|in|by) (?:the )?(?:[Ss]tate of )?(${state})|(${state}) (?:law|courts?|statutes?|licen[cs]e)|[Ss]tate of (${state}))\\b`,
  )
  return texts.flatMap(({ record, path, text }) => {
    const [words, ...names] = pattern.exec(text) ?? []
    const name = names.find((each) => each !== undefined)
    if (words === undefined || name === undefined || name === 'Delaware') return []
    return [
      fact(
        record,
        path,
        {
          code: 'text-of-another-region',
          severity: 'warning',
          what: `The text says "${words}", but the company is in ${region === undefined ? country : regionNameOf(region, country)}.`,
          fix: 'Correct the state.',
        },
        words,
      ),
    ]
  })
}
