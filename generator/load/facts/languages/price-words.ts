/** Words of a language that may occur between a job and its price: `each visit to your home costs from $79`. */
const languages: Readonly<Record<string, string>> = {
  en: `a about all an available and any around are as at be begin begins billed business by call charge charged company complete cost
    costs customers each entire every expect family for from full home homes house households houses here how in is it its job jobs just low
    many most much normal now of offer offered one only our owners pay people per price priced prices pricing rate rates regular service services simple
    single standard start starting starts that the these this to today total typical typically usual usually visit visits we
    whole will with work works you your`,
  es: `a actuación alrededor al casa casas cada cliente clientes cobramos completa completo como con cuesta cuestan coste costes cuánto
    de del desde e el empieza empiezan en es esta este estándar hogares hoy la las los lo mayoría muchas muchos negocio normal
    nuestra nuestras nuestro nuestros o paga pagan partir pedido por precio precios que se sencilla sencillo servicio servicios solo son su sus tarifa
    tarifas tiene total trabajo trabajos un una unos vale valen viviendas y`,
}

const sets = new Map(Object.entries(languages).map(([language, words]) => [language, new Set(words.split(/\s+/))]))

export const priceWordsOf = (tag: string): ReadonlySet<string> | undefined =>
  sets.get(tag.toLowerCase().split('-', 1)[0] ?? '')
