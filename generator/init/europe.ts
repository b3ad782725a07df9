/** Countries of Europe, ISO 3166-1 alpha-2. Source: the M49 standard of the United Nations, region 150. */
const europe = new Set(
  'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK'.split(
    ' ',
  ),
)

/** Whether a language is that of a country in Europe: `en-GB`, `es-ES`. @param language BCP 47. */
export const isEuropean = (language: string): boolean => europe.has(new Intl.Locale(language).region ?? '')
