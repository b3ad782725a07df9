/** Units of a price in plural, which pages write after a word for "per": `From $9 per feet`. A number before them is right. */
const languages: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:linear|running|square|cubic) )?(?:feet|yards|meters|metres|inches)$|^(?:days|visits|rooms|windows|doors|panels|trees|units|items|pieces|loads|homes|houses|persons|people)$/i,
  es: /^(?:metros|pies)(?: (?:cuadrados|lineales|cúbicos))?$|^(?:días|visitas|viviendas|habitaciones|ventanas|puertas|árboles|unidades|piezas|personas)$/i,
}

export const pluralUnitsOf = (tag: string): RegExp | undefined => languages[tag.toLowerCase().split('-', 1)[0] ?? '']
