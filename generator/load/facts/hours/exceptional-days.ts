import { monthNames } from '../../../core/text/month-names.ts'

const months = monthNames.join('|')
const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'

const events =
  'freezes?|freezing|frosts?|(?:ice|hail|wind|snow|thunder)?storms?|hurricanes?|tornado(?:es)?|floods?|flooding|blizzards?|snowfalls?|heat ?waves?|cold (?:snaps?|spells?|waves?)|(?:power )?outages?|power cuts?|hail|droughts?|wildfires?'
const spanishEvents =
  'heladas?|hiela|tormentas?|temporal(?:es)?|huracán|huracanes|tornados?|ciclón|granizadas?|granizo|nevadas?|nieva|inundaciones|inundación|riadas?|ventiscas?|vendaval(?:es)?|olas? de (?:calor|frío)|apagón|apagones|sequías?|incendios?'

/** Holidays, days of a month, parts of a year, and events such as a storm, in English and Spanish. */
const someDays = new RegExp(
  [
    "\\b[Hh]olidays?\\b|\\b\\p{Lu}[\\w’']+ (?:Day|Eve)\\b|\\b(?:Christmas|Thanksgiving|Easter|Juneteenth|Fourth of July)\\b",
    `\\b(?:[Ii]n|[Ff]rom|[Uu]ntil|[Dd]uring|[Bb]etween|[Bb]eginning|[Ss]tarting|[Oo]n|of|[Tt]hrough|[Bb]efore|[Aa]fter) (?:(?:the|early|late|mid)[- ])?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:spring|summer|autumn|fall|winter|(?:\\w+ )?season|${months})\\b`,
    '\\bon (?:the )?days? (?:with|when|of|after|before)\\b|(?<!\\p{L})días (?:con|en que|de (?:aviso|alerta|fiesta))(?!\\p{L})',
    `\\b(?:[Ii]n|[Dd]uring|[Bb]efore|[Aa]fter|[Ww]hen|[Ww]henever|[Ii]f|[Ww]hile) (?:[\\w-]+ ){0,3}(?:${events})\\b`,
    `(?<!\\p{L})(?:[Ee]n|[Dd]urante|[Tt]ras|[Aa]ntes de|[Dd]espués de|[Cc]uando|[Ss]i|[Cc]on|[Mm]ientras) (?:\\p{L}+ ){0,3}(?:${spanishEvents})(?!\\p{L})`,
    '(?<!\\p{L})(?:festivos?|feriados?|vísperas? de|Navidad(?:es)?|Nochebuena|Nochevieja|Año Nuevo|Semana Santa|Día de(?:l| la| los)? \\p{Lu}\\p{L}+)(?!\\p{L})',
    `(?<!\\p{L})(?:[Ee]n|[Dd]urante|[Hh]asta|[Dd]esde|[Dd]e) (?:el |la )?(?:primavera|verano|otoño|invierno|${spanishMonths})(?!\\p{L})`,
  ].join('|'),
  'u',
)
/** What makes a sentence with such days one about all days: `We are open from 8 AM to 6 PM, even on holidays`. */
const allDays =
  /(?<!\p{L})(?:even|including|except|every|daily|all year|year[- ]round|24\/7|365|incluso|incluidos|excepto|salvo|menos|todos|todo el año|diario)(?!\p{L})/iu

/** Whether a sentence is about the hours of a holiday, a part of the year or an event, such as `Before Labor Day the office closes at 3 PM`. */
export const isAboutSomeDays = (sentence: string): boolean => someDays.test(sentence) && !allDays.test(sentence)
