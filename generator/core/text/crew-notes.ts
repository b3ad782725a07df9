const lock =
  '(?:gate|(?:front |back |side )?door|garage|entry|entrance|access|alarm|lock ?box|key ?box|key ?pad|key ?safe|security|lobby|elevator|call ?box|padlock)'
const digits = '#?(?!1234|0000|1111)\\d{3,6}[#*]?(?![\\d%]|[.,]\\d|[-–]\\w| ?(?:digits?|characters?|numbers)\\b)'
/** Words between a lock and its code: `is still`. */
const is = "(?:(?: (?:is|was|stays|remains)|['’]s| to)?(?: still| now| always| only| just| currently)?|:|=|,| #)"
const cerradura =
  '(?:la |el |las |los )?(?:puerta|portón|portal|verja|alarma|garaje|cochera|entrada|acceso|caja(?: de (?:las )?llaves)?|candado|cancela|edificio|reja|finca)(?: \\p{Ll}+)?'

/** Codes and keys of a customer's house: `gate code 4471#`, `lockbox 2210`, `clave de la alarma: 0926`. */
const codes: readonly RegExp[] = [
  `\\b${lock}s? (?:code|PIN|combo|combination|passcode)s?${is}\\s?${digits}`,
  `\\b(?:code|PIN|combo|combination) (?:for|to|of|at|on) (?:the|our|my) ${lock}${is}\\s?${digits}`,
  '\\b(?:lock ?box|key ?safe|key ?box|padlock)(?: is| code|:| #)?\\s?#?\\d{4}#?(?=[.,;)]|$| and\\b)',
  `\\b(?:alarm (?:is |goes )?(?:off|disarms?|disarmed)|(?:disarm|turn off)(?: it| the alarm)?) (?:with|using|code|by typing|by pressing):?\\s?${digits}`,
  '\\bcode(?: is|:)?\\s?#?\\d{4,6}[#*](?!\\w)',
  '\\bwi-?fi (?:password|key|passcode)(?: is|:|=)\\s?(?=\\S{0,20}\\d)[^\\s.,]{5,}',
  `(?<!\\p{L})(?:código|clave|contraseña|PIN) (?:de|del|para) ${cerradura}(?: es|:|=|,)?\\s?${digits}`,
  `(?<!\\p{L})alarma (?:se )?(?:apaga|desactiva|quita|desconecta)\\p{L}* con (?:el |la )?(?:código |clave )?${digits}`,
  '(?<!\\p{L})caja (?:de )?(?:las )?llaves(?: es|:|,)?\\s?#?\\d{4}#?(?=[.,;)]|$| y )',
].map((pattern) => new RegExp(pattern, 'iu'))
const hintOfCode =
  /code|combo|combination|PIN\b|lock ?box|key ?(?:safe|box)|padlock|alarm|wi-?fi|código|clave|contraseña|llaves/i

/** Advice about codes, and the gate of the company itself. */
const general =
  /\b(?:never|such as|for example|e\.g\.|like|default|factory|our (?:own )?(?:office|yard|shop|warehouse|store|lot|gate|door))\b|(?<!\p{L})(?:nunca|por ejemplo|como|de fábrica|nuestr[oa]s?)(?!\p{L})/iu

const street =
  /\b\d{1,5} (?:[NSEW]\.? )?(?:\p{Lu}\p{Ll}+ ){1,3}(?:St|Street|Ave|Avenue|Dr|Drive|Rd|Road|Ln|Lane|Ct|Court|Way|Blvd|Place|Pl|Close)\b/u
/** In brackets, or beside an address: where a customer hides the key. */
const keys =
  /\bkeys? (?:is |are |hidden |left )?(?:under|beneath|behind|in|inside) (?:the )?(?:\w+ )?(?:door ?mat|mat|planter|flower ?pot|pot|meter box|fake rock|mailbox|llave)(?=[.,;)\]]|$)|\bllaves? (?:está |bajo |escondida )*(?:debajo del|bajo el|detrás del|dentro del) (?:felpudo|macetero|contador|buzón)(?=[.,;)\]]|$)/iu

const start = '(?:(?<=^|[.!?] |[([*_\\n]))'
const people = 'crews?|team|staff|techs?|technicians?|dispatch(?:ers?)?|foreman|installers?|employees'
/** `Note for crew: …`, `Crew note: …`, `Nota para el equipo: …`: the text goes on with what no customer has to know. */
const notes: readonly RegExp[] = [
  `${start}(?:NB|N\\.B\\.|Notes?|Reminder|Message|Memo|Heads[- ]up) (?:for|to) (?:the |our |all )?(?:field |office |night )?(?:${people})(?: only)? ?[:–—]`,
  `${start}(?:(?:Internal|Crew|Dispatch|Staff|Tech|Technician|Driver) [Nn]otes?|(?:For )?[Ii]nternal use only|INTERNAL(?: ONLY| USE ONLY)?|For (?:crew|staff|team) only) ?[:–—.)\\]]`,
  `${start}(?:Nota|Aviso|Recordatorio|Ojo) (?:para|al|a la|a los) (?:el |la |los |las )?(?:equipo|cuadrillas?|técnicos?|operarios?|personal|conductor(?:es)?|empleados?)(?: de \\p{L}+)? ?:`,
  `${start}(?:Nota interna|(?:De |Para )?[Uu]so interno) ?[:–—.)\\]]`,
].map((pattern) => new RegExp(pattern, 'u'))
const hintOfNote =
  /\b(?:NB|N\.B|Notes?|Reminder|Message|Memo|Heads|Internal|INTERNAL|Crew|Dispatch|Staff|Tech\w*|Driver|For|Nota|Aviso|Recordatorio|Ojo|Uso|De|Para)\b/

/** What a text says to those who do the work, and no visitor may read: the code of a door, a note that was left in. */
export function crewNoteIn(text: string): string | undefined {
  const isCoded = /\d{3}/.test(text) && hintOfCode.test(text)
  const code = isCoded ? codeIn(text) : undefined
  if (code !== undefined) return code
  const note = hintOfNote.test(text) ? firstOf(notes, text) : undefined
  if (note !== undefined) return note
  const hidden = /\b(?:keys?|llaves?) /i.test(text) ? keys.exec(text) : null
  const isNote = hidden && (street.test(text) || /[([][^)\]]*$/.test(text.slice(0, hidden.index)))
  return isNote && /(?:^|[([.,;:–—] ?(?:spare |house )?)$/i.test(text.slice(0, hidden.index)) ? hidden[0] : undefined
}

/** `Our gate code is 4471` by a customer, whose gate is not that of the company. */
export const ownCodeIn = (text: string): string | undefined =>
  /\d{3}/.test(text) && /\bour\b/i.test(text) && crewNoteIn(text) === undefined ? firstOf(codes, text) : undefined

const hidingPlace =
  '(?:(?:door ?)?mat|welcome mat|planter|flower ?pots?|pots?|meter box|(?:fake )?rock|mailbox|(?:garden )?gnome|shed|grill|bench|ledge|door frame|gutter|frog|stone|brick|garage fridge|lamp|fuse box|milk box|wreath|bird ?house|bird ?feeder|swing)'
const hiddenKey = new RegExp(
  `\\b(?:(?:spare |house |front door |back door |extra )?keys?(?: to (?:the|our|my) \\w+)? (?:(?:is|are|was|stays?|sits?|hangs?|waits?|lives?|lies?|still|always|hidden|kept|left) ){1,3}|(?:hide|hides|keep|keeps|leave|leaves|put|puts) (?:the|our|my|a|it's) (?:spare |house |extra )?keys? (?:hidden )?)(?:under|beneath|behind|in|inside|on|above|below) (?:the|our|my|a) (?:\\w+ ){0,2}?${hidingPlace}\\b`,
  'i',
)

/** Where a customer says that the key of the house is: `the spare key is under the mat`. */
export function hiddenKeyIn(text: string): string | undefined {
  if (!/\bkeys?\b/i.test(text)) return undefined
  return text
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) =>
      /\b(?:never|not|no longer|used to)\b|n[’']t\b/i.test(sentence) ? [] : (hiddenKey.exec(sentence)?.[0] ?? []),
    )[0]
}

function codeIn(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n\s*\n/))
    if (!general.test(sentence)) {
      const code = firstOf(codes, sentence)
      if (code !== undefined) return code
    }
  return undefined
}

const firstOf = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0]
