/** The words by which labels of a language name a page, a service or a place. */
export type LinkWords = {
  /** The ends of words without which they are compared. */
  endings: RegExp
  /** Words that name nothing, without accents. */
  filler: string
  /** Words that make no difference to what the label of a button says. */
  labelFiller: string
}

const languages: Readonly<Record<string, LinkWords>> = {
  en: {
    endings: /(?<=.{3})(?:ings?|ers?|ed|es|s)$/,
    filler:
      'a an the our your all us we to of for in and or see view here page read more full about county counties services areas',
    labelFiller: 'get a an the your our my us now today free',
  },
  es: {
    endings: /(?<=.{3})(?:[aeo]s?|s)$/,
    filler:
      'un una el la los las lo nuestro nuestra nuestros nuestras su sus todo todos toda todas de del al a para por en con y e o u ver vea lea leer aqui pagina mas sobre acerca que como provincia condado municipio comunidad servicio servicios zona zonas',
    labelFiller: 'un una el la los las su tu mi ahora hoy ya gratis gratuito gratuita pida pide solicite solicita',
  },
}

/** The words of a language; undefined for one without them. */
export const linkWordsOf = (tag: string): LinkWords | undefined => languages[tag.toLowerCase().split('-', 1)[0] ?? '']

/** The words of a text in small letters, without accents and endings. */
export const stems = (text: string, { endings }: LinkWords): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).map((word) => word.replace(endings, ''))
