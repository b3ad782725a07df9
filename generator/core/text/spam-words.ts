/** What intruders sell by texts and links in the sites of others. One word alone may be about a client: a casino is cleaned, too. */
const sold =
  /(?<!\p{L})(?:casinos?|gambling|poker|roulette|blackjack|baccarat|free spins|(?:sports?|online|football) betting|bookmakers?|no deposit|jackpots?|(?:online|video) slots|real[- ]money(?: slots| games)?|slot machines?|slot (?:gacor|online)|(?:judi|togel|situs) (?:slot|online|judi|togel)|viagra|cialis|tramadol|xanax|payday loans?|porn|escorts?|hot singles|replica (?:watches|rolex|bags)|(?:no|without(?: a)?) prescription|online pharmacy|(?:cheap|buy|order) (?:meds|pills|viagra|cialis)|essay writing(?: service)?|write my essay|buy essays?|apuestas deportivas|casas? de apuestas|tragaperras|tragamonedas|giros gratis|sin depósito|sin receta|créditos rápidos)(?!\p{L})/giu

/** Without one of these, a text has none of the others that count. */
const likely =
  /casino|gambl|spins|betting|slot|real.money|togel|judi|viagra|cialis|tramadol|xanax|payday|porn|replica|prescription|pharmacy|cheap|essay|apuestas|traga|receta/i

/** Whether a text has two words for what intruders sell. */
export const isSpam = (text: string): boolean => likely.test(text) && new Set(text.toLowerCase().match(sold)).size > 1

/** Words for what intruders sell, in the name of a host, where words are not apart. */
const soldAt =
  /casino|gambl|poker|(?:online|lucky|best|free)-?slots|slot-?(?:gacor|online)|togel|judi|apuestas|viagra|(?<!spe)cialis|payday|porn|replica|essay-?writ|\b(?:rx|pills?|meds)-|\.bet$/i

/** Words that say what a link to such a host sells, and that are harmless elsewhere: time slots, the best bet. */
const soldThere = /(?<!\p{L})(?:slots?|bets?|bonus(?:es)?|spins?|wins?|winners?|loans?|pills?|games?)(?!\p{L})/iu

/** Whether a link has two words for what intruders sell, or one in its text and another in its host. */
export const isSpamLink = (label: string, address: string): boolean =>
  isSpam(`${label} ${address.replace(/[^a-z0-9]+/gi, ' ')}`) ||
  (isSpamHost(address) && (label.search(sold) >= 0 || soldThere.test(label)))

/** Whether the name of a host has a word for what intruders sell. */
export const isSpamHost = (address: string): boolean => soldAt.test(new URL(address).hostname)
