/** What the people of a zone call it, where CLDR has another name. */
const localZones: Readonly<Record<string, string>> = {
  'es Europe/Madrid': 'hora peninsular',
  'es Africa/Ceuta': 'hora peninsular',
  'es Atlantic/Canary': 'hora canaria',
}

/** Names of zones in the Spanish of the United States, where CLDR has another one. */
const spanishInAmerica: readonly (readonly [string, string])[] = [
  ['de las Montañas Rocosas', 'de la Montaña'],
  ['oriental', 'del Este'],
  ['central', 'del Centro'],
]

/** A day of today's rules: Phoenix and Detroit had the same ones in 1970. */
const someDay = Date.UTC(2026, 0, 15)

/** `Pacific time` of `America/Los_Angeles`, and `Mountain Standard Time` of `America/Phoenix`, which has no other in summer. */
export function timeZoneName(timeZone: string, language: string): string {
  const { language: primary, region } = new Intl.Locale(language)
  const local = localZones[`${primary} ${timeZone}`]
  if (local !== undefined) return local
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(someDay).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  if (primary === 'es' && region === 'US')
    return spanishInAmerica.reduce((text, [former, own]) => text.replace(former, own), name)
  // Most names of zones without a summer time have the word for standard, which says nothing where all have none.
  return name.replace(/(?<!Standard) Time$/, ' time').replace(' estándar', '')
}

/** Newer versions of Node have a method in place of the property. */
type LocaleWithZones = { timeZones?: string[]; getTimeZones?: () => string[] }

/** Whether people of a country need to know in which zone hours are meant. */
export function hasSeveralZones(country: string): boolean {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleWithZones
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).length !== 1
}
