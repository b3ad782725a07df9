import { monthNames } from '../../core/text/month-names.ts'

const months = monthNames.join('|')
const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'

/** Holidays, days of a month, and parts of a year, in English and Spanish. */
const someDays = new RegExp(
  [
    "\\b[Hh]olidays?\\b|\\b\\p{Lu}[\\w’']+ (?:Day|Eve)\\b|\\b(?:Christmas|Thanksgiving|Easter|Juneteenth|Fourth of July)\\b",
    `\\b(?:[Ii]n|[Ff]rom|[Uu]ntil|[Dd]uring|[Bb]etween|[Bb]eginning|[Ss]tarting|[Oo]n|of|[Tt]hrough|[Bb]efore|[Aa]fter) (?:(?:the|early|late|mid)[- ])?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:spring|summer|autumn|fall|winter|(?:\\w+ )?season|${months})\\b`,
    '\\bon (?:the )?days? (?:with|when|of|after|before)\\b|(?<!\\p{L})días (?:con|en que|de (?:aviso|alerta|fiesta))(?!\\p{L})',
    '(?<!\\p{L})(?:festivos?|feriados?|vísperas? de|Navidad(?:es)?|Nochebuena|Nochevieja|Año Nuevo|Semana Santa|Día de(?:l| la| los)? \\p{Lu}\\p{L}+)(?!\\p{L})',
    `(?<!\\p{L})(?:[Ee]n|[Dd]urante|[Hh]asta|[Dd]esde|[Dd]e) (?:el |la )?(?:primavera|verano|otoño|invierno|${spanishMonths})(?!\\p{L})`,
  ].join('|'),
  'u',
)
/** What makes a sentence with such days one about all days: `We are open from 8 AM to 6 PM, even on holidays`. */
const allDays =
  /(?<!\p{L})(?:even|including|except|every|daily|all year|year[- ]round|24\/7|365|incluso|incluidos|excepto|salvo|menos|todos|todo el año|diario)(?!\p{L})/iu

/** Whether a sentence is about the hours of a holiday or a part of the year, such as `Before Labor Day the office closes at 3 PM`. */
export const isAboutSomeDays = (sentence: string): boolean => someDays.test(sentence) && !allDays.test(sentence)
