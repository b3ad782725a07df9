import { type Fact, type FactSources, fact } from '../fact.ts'
import type { FieldText } from '../texts.ts'

/**
 * Work that only companies of a trade do, with the words by which a company shows that it is of that trade. Every company has
 * a lawyer and a dentist; only one of the trade has several.
 */
const trades: readonly { name: string; isOwn: RegExp; work: RegExp; people: RegExp; isOfBuilding?: true }[] = [
  {
    name: 'lawn care',
    isOwn: /lawn|garden|landscap|tree|yard|mow/i,
    work: /\b(?:mow(?:s|ed|ing)? (?:the|your|every|a) (?:lawns?|grass|yard)|trim(?:s|med|ming)? (?:the |your )?hedges|aerat(?:e|es|ed|ing) (?:the |your )?(?:lawn|soil)|(?:lay|laying) sod|prun(?:e|es|ed|ing) (?:the |your )?trees)\b/i,
    people: /arborists?|gardeners?|landscapers?/i,
  },
  {
    name: 'plumbing',
    isOfBuilding: true,
    isOwn: /plumb|pipe|drain|heat|sewer|septic/i,
    work: /\b(?:re-?pip(?:e|es|ed|ing)|re-?plumb(?:s|ed|ing)?|(?:install|replac|repair)(?:s|e|es|ed|ing)? (?:the |a |your |new )?(?:water heaters?|faucets?|toilets?|sewer lines?|water lines?)|snak(?:e|es|ed|ing) (?:the |your )?drains?)\b/i,
    people: /plumbers?/i,
  },
  {
    name: 'electrical work',
    isOfBuilding: true,
    isOwn: /electric|solar/i,
    work: /\b(?:rewir(?:e|es|ed|ing)|(?:install|replac|upgrad)(?:s|e|es|ed|ing)? (?:the |a |your |new )?(?:breakers?|breaker panels?|electrical panels?|outlets|circuits?))\b/i,
    people: /electricians?/i,
  },
  {
    name: 'heating and cooling',
    isOwn: /heat|cool|hvac|air|furnace|boiler|plumb/i,
    work: /\b(?:(?:install|replac|repair|tun)(?:s|e|es|ed|ing)? (?:the |a |your |new |up )*(?:furnaces?|heat pumps?|air conditioners?|boilers?|compressors?)|recharg(?:e|es|ed|ing) (?:the )?refrigerant)\b/i,
    people: /heating technicians?|hvac technicians?/i,
  },
  {
    name: 'roofing',
    isOfBuilding: true,
    isOwn: /roof|gutter/i,
    work: /\b(?:re-?roof(?:s|ed|ing)?|(?:install|replac|repair|lay)(?:s|e|es|ed|ing)? (?:the |a |your |new |missing )*(?:shingles?|roofs?|flashing))\b/i,
    people: /roofers?/i,
  },
  {
    name: 'painting',
    isOfBuilding: true,
    isOwn: /paint|decorat|drywall/i,
    work: /\b(?:(?:apply|applies|applied|roll|rolls|rolled) (?:two|the|a|three|another|\d) (?:coats?|first coat)|(?:paint|repaint)(?:s|ed|ing)? (?:the|your) (?:walls?|ceilings?|house|exterior|trim))\b/i,
    people: /painters?/i,
  },
  {
    name: 'pest control',
    isOwn: /pest|termite|exterminat|mosquito/i,
    work: /\b(?:spray(?:s|ed|ing)? for (?:ants|bugs|roaches|spiders|insects|pests)|exterminat(?:e|es|ed|ing)|(?:set|sets|setting) (?:traps|bait))\b/i,
    people: /exterminators?/i,
  },
  {
    name: 'moving',
    isOwn: /mov(?:ing|ers)|haul|removal/i,
    work: /\b(?:load(?:s|ed|ing)? (?:(?:the|our) moving|your) truck|our moving trucks?|movers (?:pack|load|wrap))\b/i,
    people: /(?<!air |earth )movers/i,
  },
  {
    name: 'car repair',
    isOwn: /auto|car\b|vehicle|tire/i,
    work: /\b(?:oil changes?|brake pads?|(?:rotat|balanc)(?:e|es|ed|ing) (?:the |your )?tires|check engine light)\b/i,
    people: /auto mechanics/i,
  },
  {
    name: 'dentistry',
    isOwn: /dent|orthodon/i,
    work: /\b(?:root canals?|teeth whitening|dental (?:implants?|crowns?|[a-z]+ings?)|your (?:teeth|gums))\b/i,
    people: /dentists|hygienists/i,
  },
  {
    name: 'the law',
    isOwn: /law|legal|attorney/i,
    work: /\b(?:our attorneys|personal injury (?:case|claim|law)|file (?:a|your) lawsuit|legal representation)\b/i,
    people: /attorneys|lawyers|paralegals/i,
  },
]

/** Companies that have people of all trades of building. */
const builders = /remodel|renovat|handyman|general ?contractor|restoration/i

/**
 * `Before the event we mow the lawn` on the site of a company that cleans. Reviews name a company by `review`; their "our
 * electrician" is that of the customer.
 */
export function checkTrades(texts: readonly FieldText[], { site, records }: FactSources, review?: string): Fact[] {
  const own = [
    site.value.business.trade,
    site.value.business.type,
    ...records.folders.services.map(({ value }) => value.name),
  ].join(' ')
  const others = trades.filter(({ isOwn, isOfBuilding }) => !isOwn.test(own) && !(isOfBuilding && builders.test(own)))
  if (others.length === 0) return []
  // One expression for all: every text of the site is read.
  const work = new RegExp(
    `\\b(?:${review ?? 'we|our (?:crews?|team|technicians)'})(?:\\s[\\w’'-]+){0,2}\\s(${others.map((other) => other.work.source).join('|')})`,
    'i',
  )
  // Companies of one trade of building have people of others.
  const isBuilding = trades.some((each) => each.isOfBuilding && each.isOwn.test(own))
  const apart = others.filter(({ isOfBuilding }) => !(isOfBuilding && isBuilding))
  const people = new RegExp(`\\bour (?:[a-z-]+ ){0,2}(${apart.map((other) => other.people.source).join('|')})\\b`, 'i')
  return texts.flatMap(({ record, path, text }) => {
    const [before = '', words] =
      work.exec(text) ?? (review === undefined && apart.length > 0 ? people.exec(text) : null) ?? []
    if (words === undefined || /\b(?:not|never|no|don.t)\b/.test(before)) return []
    const name = others.find((other) => other.work.test(words) || other.people.test(words))?.name
    return [
      fact(
        record,
        path,
        {
          code: 'text-of-another-trade',
          what: `The text says "${words}", which is ${name}, but no service is.`,
          fix: 'Correct the text.',
        },
        words,
      ),
    ]
  })
}
