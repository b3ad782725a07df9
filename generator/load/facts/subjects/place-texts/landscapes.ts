const english =
  /\b(?:[Vv]ales?|[Vv]alleys?|[Pp]lains?|[Ff]orests?|[Ff]ens?|[Ff]ells?|[Mm]oors?|[Dd]owns?|[Ww]olds?|[Ll]evels?|[Mm]arsh(?:es)?|[Hh]eaths?) of (?:the )?(?:\p{Lu}[\p{L}’'-]+(?:, | and |, and ))*$/u
const spanish =
  /(?<!\p{L})(?:[Ss]ierras?|[Vv]alles?|[Vv]egas?|[Cc]ampiñas?|[Cc]omarcas?|[Pp]áramos?|[Mm]ontes) de (?:\p{Lu}[\p{L}’'-]+(?:, | y (?:de )?))*$/u

/**
 * Whether words before the name of a place make it part of the name of a landscape, which reaches beyond the place: `the vales
 * of Holt and Denby`, `la sierra de Gredos`.
 */
export const isBeforeLandscape = (before: string): boolean => english.test(before) || spanish.test(before)
