// Headings of exports, by language. Services translate them, and an export does not say its language.

/** What a column of an export is. */
export type Field = 'page' | 'query' | 'clicks' | 'impressions' | 'position' | 'views'

/**
 * Headings in lower case without accents, as Search Console and Google Analytics write them in English, Spanish, German,
 * French, Italian, Portuguese and Dutch, and as tools name the fields of their programming interfaces.
 */
const headings: Readonly<Record<Field, readonly string[]>> = {
  page: [
    'top pages',
    'page',
    'pages',
    'url',
    'landing page',
    'address',
    'page path',
    'page path and screen class',
    'page path + query string',
    'page location',
    'pagepath',
    'paginas principales',
    'pagina',
    'ruta de pagina y clase de pantalla',
    'ruta de la pagina y clase de pantalla',
    'pagina de destino',
    'haufigste seiten',
    'die haufigsten seiten',
    'seite',
    'seitenpfad und bildschirmklasse',
    'landingpage',
    'pages les plus populaires',
    "chemin de page et classe d'ecran",
    "chemin de la page et classe d'ecran",
    'page de destination',
    'pagine principali',
    'percorso pagina e classe schermata',
    'principais paginas',
    'paginas principais',
    'caminho da pagina e classe da tela',
    "populairste pagina's",
    'paginapad en schermklasse',
  ],
  query: [
    'top queries',
    'query',
    'queries',
    'keyword',
    'search query',
    'consultas principales',
    'consulta',
    'haufigste suchanfragen',
    'die haufigsten suchanfragen',
    'suchanfrage',
    'requetes les plus frequentes',
    'requete',
    'query piu frequenti',
    'query principali',
    'principais consultas',
    'consultas principais',
    'populairste zoekopdrachten',
    'zoekopdracht',
  ],
  clicks: ['clicks', 'url clicks', 'clics', 'klicks', 'clic', 'cliques', 'klikken'],
  impressions: [
    'impressions',
    'url impressions',
    'impresiones',
    'impressionen',
    'impressioni',
    'impressoes',
    'vertoningen',
  ],
  position: ['position', 'average position', 'avg. position', 'posicion', 'posizione', 'posicao', 'positie'],
  views: [
    'views',
    'page views',
    'pageviews',
    'screenpageviews',
    'vistas',
    'visualizaciones',
    'aufrufe',
    'vues',
    'visualizzazioni',
    'visualizacoes',
    'weergaven',
  ],
}

const fields = new Map(
  Object.entries(headings).flatMap(([field, names]) => names.map((name) => [name, field as Field] as const)),
)

/** Numbers of Search Console. An export that compares two periods writes the period in front: `Last 28 days Clicks`. */
const compared: ReadonlySet<Field> = new Set<Field>(['clicks', 'impressions', 'position'])

/** What a column is, by its heading; undefined if it is nothing that is read. */
export function fieldOf(heading: string): Field | undefined {
  const name = heading
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()
  const field = fields.get(name)
  if (field !== undefined) return field
  const last = fields.get(name.slice(name.lastIndexOf(' ') + 1))
  return last !== undefined && compared.has(last) ? last : undefined
}
