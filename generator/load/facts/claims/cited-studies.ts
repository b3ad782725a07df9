import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, isEnglish, sentencesOf, textsOf } from '../texts.ts'

const study =
  '(?:(?:study|studies|survey|surveys|poll|polls|research|experiments?|meta-analysis|white paper|clinical trials?)|(?:research|scientific|lab|laboratory|industry|university) (?:report|paper|test|analysis)s?|researchers|scientists)'
const found =
  '(?:found|finds?|shows?|showed|shown|suggests?|suggested|reveals?|revealed|reports?|reported|concludes?|concluded|estimates?|estimated|proves?|proved|proven|says?|said|confirms?|confirmed|puts?|discovered|measured|linked|indicates?)'
const share =
  '(?:\\d[\\d.,]* ?%|\\d[\\d.,]* percent\\b|(?:\\d+|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:every )?(?:\\d+|two|three|four|five|ten)\\b|\\d[\\d.,]* times (?:as|more|less|fewer|higher|longer))'
/** `A 2023 study by an institute found that 87%`, `according to a survey, three out of four`, `87%, a study says`. */
const cited = new RegExp(
  [
    `\\b${study}\\b[^.;!?]{0,90}?\\b${found}\\b[^;!?]{0,120}?${share}`,
    `\\b[Aa]ccording to [^.;!?]{0,60}?\\b${study}\\b[^;!?]{0,120}?${share}`,
    `${share}[^.;!?]{0,100}?,? (?:according to|as|by|says?|found) [^.;!?,]{0,40}?\\b${study}\\b`,
    `${share}[^.;!?]{0,100}?, (?:an?|one|the|recent|new|several) [^.;!?,]{0,40}?\\b${study} ${found}\\b`,
  ].join('|'),
  'i',
)
/** A link, or what readers can look up: a public body, a university, a national association, a standard. */
const known =
  /\]\(|https?:|www\.|\b(?:EPA|CDC|USGS|NOAA|OSHA|NIH|NIOSH|FDA|HUD|DOE|USDA|FEMA|FTC|BLS|WHO|NASA|NIST|CPSC|FHWA|NWS|HSE|NHS|ONS|NFPA|ASHRAE|EnergySage|AARP|IICRC|NAHB|NAR|AAA|Census|Energy Star|ENERGY STAR|Gallup|Pew|Nielsen|Consumer Reports|J\.D\. Power|Red Cross|Zillow|Redfin|Angi|HomeAdvisor|Thumbtack)\b|\bUniversity|\bUniversities|\b(?:Department|Bureau|Agency|Ministry|Commission|Administration|Geological Survey|Extension|Authority|Office) (?:of|for)\b|\b(?:Agency|Administration|Geological Survey|Forest Service|Weather Service|Extension|Fire Administration)\b|\b(?:American|National|International|U\.S\.|US|United States|British|Canadian|European|World|Federal|Australian) (?:\p{Lu}[\p{L}&-]+,? (?:of |and |on |for |the )?){0,4}(?:Institutes?|Association|Society|Council|Academy|Foundation|Cent(?:er|re)|Laborator(?:y|ies)|Board|Union|Federation|Organi[sz]ation|Alliance)\b/u
/** The numbers of the company, what no one has measured, and studies that are things of the work. */
const own =
  /\b(?:our (?:own )?(?:customers?|clients?|surveys?|records|stud\w+|research)|we (?:asked|surveyed|measured|looked)|of our|land surveys?|boundary surveys?|title surveys?|engineer\w*|no (?:study|survey|research)|studies? (?:room|the)|the study (?:door|room|floor|window|ceiling|walls?))\b|\?$/i
const hint =
  /stud(?:y|ies)\b|survey|\bpolls?\b|research|experiment|analysis|white paper|clinical|scientists|\b(?:paper|report|test)s?\b/i

/** A share by a study that no one can look up, which writers and generators make up. English alone. */
export function checkCitedStudies(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { services, guide, traits, counties, cities } = sources.records.folders
  const texts = [
    ...companyTexts(sources),
    ...[...services, ...guide, ...traits, ...counties, ...cities].flatMap((record) => textsOf(record)),
  ]
  return texts.flatMap(({ record, path, text }) => {
    if (!hint.test(text) || !/\d|percent|out of|in (?:ten|five|four)/.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      if (!hint.test(sentence) || known.test(sentence) || own.test(sentence)) continue
      const [words] = cited.exec(sentence) ?? []
      if (words === undefined) continue
      const what = `The text says "${words}", but not where readers can look it up.`
      const fix = 'Link the source, or remove the figure.'
      return [fact(record, path, { code: 'rating-unproven', severity: 'warning', what, fix }, words, sentence)]
    }
    return []
  })
}
