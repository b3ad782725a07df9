/** What intruders sell by texts and links in the sites of others. One word alone may be about a client: a casino is cleaned, too. */
const sold =
  /\b(?:casinos?|gambling|poker|roulette|free spins|(?:sports?|online) betting|no deposit|viagra|cialis|payday loans?|porn|escorts?|replica watches|(?:no|without(?: a)?) prescription|online pharmacy|cheap (?:meds|pills|viagra))\b/gi

/** Without one of these, a text has none of the others that count. */
const likely = /casino|gambl|spins|betting|viagra|payday|porn|replica|prescription|pharmacy|cheap/i

/** Whether a text has two words for what intruders sell. */
export const isSpam = (text: string): boolean => likely.test(text) && new Set(text.toLowerCase().match(sold)).size > 1

/** Words for what intruders sell, in the name of a host, where words are not apart. */
const soldAt = /casino|gambl|poker|viagra|cialis|payday|porn|replica|\b(?:rx|pills?|meds)-|\.bet$/i

/** Whether a link has two words for what intruders sell, or one in its text and another in its host. */
export const isSpamLink = (label: string, address: string): boolean =>
  isSpam(`${label} ${address.replace(/[^a-z0-9]+/gi, ' ')}`) || (isSpamHost(address) && label.search(sold) >= 0)

/** Whether the name of a host has a word for what intruders sell. */
export const isSpamHost = (address: string): boolean => soldAt.test(new URL(address).hostname)
