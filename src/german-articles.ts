/** What ends the first word of a name that has an article: `Landkreis Augsburg`, `Rhein-Sieg-Kreis`, `Region Hannover`. */
const genders = {
  masculine: 'Kreis|Landkreis|\\p{Lu}\\p{Ll}+kreis|Bezirk|Regierungsbezirk|Kanton|Regionalverband',
  feminine: 'Region|Städteregion|Metropolregion|Verbandsgemeinde|Samtgemeinde|Pfalz|Schweiz',
  neuter: 'Allgäu|Emsland|Münsterland|Rheinland|Ruhrgebiet|Saarland|Sauerland|Siegerland|Vogtland|Wendland',
} as const

/** Prepositions with their articles, for each gender in the order of `genders`. */
const articles: Readonly<Record<string, readonly [masculine: string, feminine: string, neuter: string]>> = {
  aus: ['aus dem', 'aus der', 'aus dem'],
  bei: ['beim', 'bei der', 'beim'],
  durch: ['durch den', 'durch die', 'durch das'],
  für: ['für den', 'für die', 'für das'],
  in: ['im', 'in der', 'im'],
  mit: ['mit dem', 'mit der', 'mit dem'],
  über: ['über den', 'über die', 'über das'],
  um: ['um den', 'um die', 'um das'],
  von: ['vom', 'von der', 'vom'],
  zu: ['zum', 'zur', 'zum'],
}

const prepositions = Object.keys(articles)
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|')
const names = Object.values(genders)
  .map((words) => `((?:\\p{Lu}\\p{L}*-)*(?:${words}))`)
  .join('|')
const beforeName = new RegExp(`(?<!\\p{L})(${prepositions}) (?:${names})(?![\\p{L}-])`, 'gu')

/** A sentence with these articles: `im Landkreis Dachau`, `aus der Region Hannover`, `zum Rhein-Sieg-Kreis`. */
export function withGermanArticles(sentence: string): string {
  return sentence.replace(beforeName, (_, before: string, ...groups: (string | undefined)[]) => {
    const gender = groups.slice(0, 3).findIndex((name) => name !== undefined)
    const article = articles[before.toLowerCase()]?.[gender] ?? before
    return `${before.charAt(0)}${article.slice(1)} ${groups[gender]}`
  })
}
