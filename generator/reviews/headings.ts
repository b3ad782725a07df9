// Headings of exports and of spreadsheets, by language. A table does not say its language.

/** What a column of a table of reviews is. */
export type Column = keyof typeof headings

/**
 * Headings of known exports, without spaces, signs and accents: the Business Profile of Google by way of Outscraper, Apify,
 * Birdeye and similar tools, Trustpilot Business, and lists in the manner of Yelp or of a spreadsheet. Exports that also
 * describe the business have its name and its average as `name` and `rating`, so such headings come last.
 */
export const headings = {
  name: [
    'reviewer',
    'reviewername',
    'reviewerdisplayname',
    'author',
    'authorname',
    'authortitle',
    'customer',
    'customername',
    'consumername',
    'referenceconsumername',
    'autor',
    'cliente',
    'nombredelcliente',
    'displayname',
    'username',
    'user',
    'name',
    'nombre',
  ],
  text: [
    'reviewtext',
    'reviewbody',
    'reviewcontent',
    'comment',
    'feedback',
    'opinion',
    'resena',
    'comentario',
    'snippet',
    'body',
    'content',
    'text',
    'review',
    'texto',
  ],
  rating: [
    'reviewrating',
    'reviewstars',
    'starrating',
    'puntuacion',
    'valoracion',
    'calificacion',
    'estrellas',
    'score',
    'stars',
    'rating',
    'nota',
  ],
  date: [
    'date',
    'reviewdate',
    'reviewdatetimeutc',
    'reviewcreated',
    'reviewcreatedutc',
    'reviewcreateddateutc',
    'createdat',
    'created',
    'createtime',
    'publishedat',
    'publishedatdate',
    'publishdate',
    'datecreated',
    'datepublished',
    'time',
    'fecha',
    'fechadelaopinion',
    'fechadelaresena',
  ],
  location: [
    'reviewerlocation',
    'userlocation',
    'customerlocation',
    'authorlocation',
    'town',
    'location',
    'city',
    'localidad',
    'ciudad',
    'municipio',
    'poblacion',
  ],
  url: ['reviewurl', 'reviewlink', 'permalink', 'url', 'link', 'enlace'],
  source: ['reviewsource', 'source', 'platform', 'site', 'network', 'fuente', 'plataforma', 'origen'],
} as const

/** Headings that only exports of Trustpilot have. */
export const namesOfTrustpilot = ['consumername', 'referenceconsumername']
