// Sentences about the hours of others, or of the past, in English and Spanish.

/** What a company says of itself, of its rooms and of its people. */
const own =
  /^(?:office|phones?|lines?|hotline|hours|team|crews?|staff|company|shop|store|showroom|workshop|warehouse|yard|depot|branch|counter|desk|studio|salon|clinic|reception|service|support|emergency|oficinas?|taller(?:es)?|tiendas?|almacén|nave|local|mostrador|empresa|equipo|negocio|teléfonos?|líneas?|centralita|horarios?|atención|servicios?|recepción|exposición|guardias?|urgencias|centros?|sedes?|plantilla|personal|clínica|consulta|estudio|sala|patio|técnic[oa]s|operari[oa]s|profesionales|cuadrillas?|emplead[oa]s|citas?|visitas?|\p{L}+ería)$/iu

/** A subject with an article, and a verb of the present: `The library is open`, `La fábrica atiende`. */
const subject =
  /^(?:(?:The|A|An|Each|Every) (?<english>\p{Ll}+)(?: (?:in|on|of|at|beside|next to) [^.,;:]{1,40}?|,[^,]*,)? (?:is|are|opens?|closes?|works?|answers?)|(?:El|La|Los|Las|Una?|Cada) (?<spanish>\p{Ll}+)(?: (?:de|del|en|que|junto) [^.,;:]{1,40}?|,[^,]*,)? (?:está|están|abren?|cierran?|atienden?|trabajan?|funcionan?|recoge[n]?|reciben?|contestan?|responden?)) /u
/** `The factory’s opening hours`, `el horario de la biblioteca`, but not that of a house of the company. */
const hoursOf =
  /\b(?<english>\p{L}+)[’']s (?:opening|business|office) hours\b|\b(?:opening|business|office) hours (?:at|of) the (?<noun>\p{Ll}+)|(?<!\p{L})horarios? de(?:l| la| los| las) (?<spanish>\p{Ll}+)/u
/** Words of a company about itself. */
const ofUs = /\{|(?<!\p{L})(?:we|our|ours|us|nosotros|nuestr[oa]s?|nos|\p{L}{2,}[aei]mos)(?!\p{L})/iu

/** Whom customers call instead of the company: `Call the utility, which answers around the clock`. */
const calledOther =
  /\b[Cc]all (?:your|the|\d{3}\b)(?! (?:office|team|crew|shop))[^.;:]{0,60}, (?:which|who|that) (?:is|are|answers?)\b|(?<!\p{L})[Ll]lam[ae]n? (?:antes )?(?:al?|a su|a la|a los|a las) (?!(?:nuestr|oficina|taller|tienda|equipo|\{))[^.;:]{1,60}, (?:que|quien|disponibles?|abiert[oa]s?)(?!\p{L})/u

/** Letters in which the forms of a word agree. */
const stem = 5

/**
 * Whether a sentence is about the hours of another house or person: `The library is open from 9 AM to 5 PM`. Its subject is
 * neither a thing that every company has, nor a word for the company.
 */
export function isOfOtherHouse(sentence: string, names: string): boolean {
  if (calledOther.test(sentence)) return true
  const found = [subject, hoursOf].flatMap((pattern) => {
    const { english, spanish, noun } = pattern.exec(sentence)?.groups ?? {}
    return english ?? spanish ?? noun ?? []
  })
  const isOther = (noun: string) => !own.test(noun) && !names.toLowerCase().includes(noun.toLowerCase().slice(0, stem))
  return found.length > 0 && found.every(isOther) && !ofUs.test(sentence.split(clauseEnd, 1)[0] ?? '')
}
const clauseEnd = /[,;:]/

/** Verbs of the past that say when a house was open: `Al principio abría de 8:00 a 21:00`. */
const wasOpen =
  /\b(?:hours|office|phones?|shop|store|workshop) (?:was|were|used to|had been|opened|closed)\b|\b(?:we|it|they) (?:used to|(?:was|were) (?:open|closed))\b|(?<!\p{L})(?:abrían?|abríamos|abrió|atendían?|atendíamos|atendió|cerrab(?:an?)|cerrábamos|cerró|trabajab(?:an?)|trabajábamos|estab(?:an?)|estábamos|contestaban?|contestábamos|respondían?|recogían?|era|eran)(?!\p{L})/iu
/** A verb or a word about today, with which the sentence also has the hours of today. */
const isOpen =
  /(?<!\p{L})(?:now|today|are|is|has|have|opens?|closes?|answers?|abren?|cierran?|cerramos|atendemos|atienden?|están?|estamos|es|son|hoy|ahora)(?!\p{L})/iu

/** Whether a sentence gives hours of the past alone. */
export const isHoursOfPast = (sentence: string): boolean => wasOpen.test(sentence) && !isOpen.test(sentence)
