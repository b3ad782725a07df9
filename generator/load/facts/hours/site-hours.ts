import type { FactSources } from '../fact.ts'
import { sentencesOf } from '../texts.ts'
import { isHoursOfPast, isOfOtherHouse } from './hours-of-others.ts'

/** Where crews work, what is loud there, and rules about it, in English and Spanish. */
const atCustomer = new RegExp(
  [
    '\\b(?:nois[ey]\\w*|loud|quiet|(?:jack)?hammer\\w*|drill(?:s|ing)?|crews?|builders|ordinances?|bye?-?laws?|(?:on|job|building)[ -]?sites?|neighbou?rs?)\\b',
    "\\b(?:in|at|on) (?:your|their|the customer[’']s|the client[’']s) (?:\\p{Ll}+ )?(?:home|house|flat|apartment|building|property|place|kitchen|bathroom|roof|garden|yard)\\b",
    '(?<!\\p{L})(?:ruidos?|ruidos[oa]s?|silencio|picar|picamos|taladr\\p{L}+|obras?|cuadrillas?|albañil(?:es)?|operari[oa]s|vecin[oa]s|ordenanzas?|estatutos)(?!\\p{L})',
    '(?<!\\p{L})(?:en|a) (?:su|la) (?:casa|vivienda|piso|domicilio|hogar|cocina|baño|jardín|reforma)(?!\\p{L})',
  ].join('|'),
  'iu',
)
/** A sentence with one of these is about the office all the same. */
const ofOffice =
  /(?<!\p{L})(?:offices?|phones?|lines|shops?|showrooms?|counters?|call|open|opens|closed|closes|answer|24\/7|(?:our|business|opening) hours|\{phone\}|oficinas?|tiendas?|talleres|taller|almacén|abr(?:e|en|imos)|abiert[oa]s?|cerramos|atendemos|teléfono|contestamos|llame)(?!\p{L})/iu

/** Whether words are about hours of work at a customer’s home, such as those of a crew or of what is loud. */
const isAtCustomer = (words: string): boolean => atCustomer.test(words) && !ofOffice.test(words)

/**
 * The sentences of a text, without those about work at a customer’s home, or below a heading about it, and those about the
 * hours of another house or of the past.
 * @param own words for the company, such as its name and its trade.
 */
export const sentencesOnHours = (text: string, own = ''): string[] =>
  text.split(/^(?=#{1,6} )/m).flatMap((section) => {
    const [heading = ''] = /^#.*/.exec(section) ?? []
    const isBelow = isAtCustomer(heading)
    return sentencesOf(section).filter((sentence) => {
      const said = sentence.startsWith(heading) ? sentence.slice(heading.length).trim() : sentence
      if (isHoursOfPast(said) || isOfOtherHouse(said, own)) return false
      return !isAtCustomer(sentence) && !(isBelow && !ofOffice.test(sentence))
    })
  })

/** Words for the company: its name and its trade. */
export const ownWords = ({ site }: FactSources): string =>
  `${site.value.business.name} ${site.value.business.trade ?? ''}`
