import { distanceWords } from '#src/country/units.ts'
import { literal } from '../../../core/text/literal.ts'

// The words with which Spanish texts of a place say where it is. English texts have checks of their own.

const side = '(?<side>(?:nor|sur|sud)(?:d?este|oeste)|norte|sur|este|oeste)'
/** `de nuestra oficina`, `del taller`, but not `de la oficina de turismo`. */
const ofOffice =
  '(?:de nuestr[oa] (?:oficina|taller|tienda|sede|nave|almacén|local)(?!\\p{L})|(?:del (?:taller|almacén|local)|de la (?:oficina|tienda|nave|sede))(?!\\p{L}| de))'
const away = `a (?:unos |casi |solo |apenas )?(?<number>\\d+(?:,\\d)?) (?<unit>${distanceWords.es})(?: por [^.,;]{1,25}?)?`
const lies = '(?:[Ee]stá|[Qq]ueda|[Ss]e encuentra|[Ss]e halla|[Ss]ituad[oa]|[Uu]bicad[oa])'

/** Texts of places without one of these say nothing of that. */
export const hint =
  /\d|(?<!\p{L})(?:al|hacia el) (?:norte|sur|este|oeste|nor|sud)|(?<!\p{L})(?:[Ee]stá|encuentra)(?!\p{L})/u

/** `a 15 km de nuestra oficina`, `a 15 km al norte del taller` */
export const awayFromOffice = new RegExp(`(?<!\\p{L})${away}(?: (?:al|hacia el) ${side})? ${ofOffice}`, 'iu')

/** `queda al norte de nuestra oficina`, or of a place of the table: group `name`. */
export const onSideOf = (names: readonly string[]) =>
  new RegExp(
    `(?<!\\p{L})${lies}(?: \\p{Ll}+){0,2}? (?:${away} )?(?:al|hacia el) ${side} (?:${ofOffice}|(?:de|del) (?<name>${names.map(literal).join('|')})(?!\\p{L}| (?:de |del )?\\p{Lu}))`,
    'u',
  )

/** `está en la Comunidad Valenciana`, `es un pueblo en Galicia`: group `name`, of a region of the country. */
export const inRegion = (names: readonly string[]) =>
  new RegExp(
    `(?<!\\p{L})(?:${lies}|es(?= un[oa]? ))(?: \\p{Ll}+){0,4}? en (?:la |el |las )?(?<name>${names.map(literal).join('|')})(?!\\p{L}| \\p{Lu})`,
    'u',
  )

/** `El código postal es el 28901`, `su código postal, 28901`, `el código postal de Soto es 28901`: groups `of` and `code`. */
export const postalCodeIs =
  /(?<!\p{L})[Cc]ódigo postal(?: de(?: la|l)? (?<of>\p{Lu}[\p{L}’'-]*(?: (?:(?:de|del|la|las|los|el) )*\p{Lu}[\p{L}’'-]+)*))?(?: es(?: el)?|:|,)? (?<code>\d{4,5})(?![\d.,]*\d)/u

/** `Soto, con unos 8.000 habitantes`, `Con unos 8.000 vecinos es`: group `digits`. */
export const residents =
  /(?:^|,? )(?:tiene|con|cuenta con|viven|suma) (?:unos |cerca de |alrededor de |casi )?(?<digits>\d[\d.,]*\d) (?:habitantes|vecinos)(?!\p{L})/iu

/** Whether the place of a text is the subject of what follows: `Soto`, `El pueblo está`, or a verb alone. */
export const isSubject = (before: string, name: string): boolean =>
  new RegExp(
    `^(?:(?:${literal(name)}|(?:El|La|Este|Esta) (?:pueblo|municipio|localidad|villa)),?)?(?: ?${lies})?(?: (?:ya|también|solo|situad[oa]|ubicad[oa]))?$`,
    'u',
  ).test(before.trim())
