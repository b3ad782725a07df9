/** Programs that wrap the links of mails and posts, or show copies of pages. A link from there has their URL around its own. */
const wrappers =
  /^(?:[\w.-]+\.safelinks\.protection\.outlook\.com|urldefense\.(?:com|us|proofpoint\.com)|linkprotect\.cudasvc\.com|protect[\w-]*\.mimecast\.com|clicktime\.symantec\.com|lm?\.(?:facebook|instagram|messenger)\.com|l\.threads\.(?:net|com)|[\w-]+\.translate\.goog|webcache\.googleusercontent\.com|slack-redir\.net|exit\.sc)$/i
/** The same on hosts with other pages too. */
const wrapping =
  /^(?:www\.)?(?:google\.[a-z.]+\/(?:url|amp\/s)[?/]|youtube\.com\/redirect\?|linkedin\.com\/(?:safety\/go|redir\/redirect)\/?\?|t\.umblr\.com\/redirect\?|steamcommunity\.com\/linkfilter\/|vk\.com\/away\.php\?|duckduckgo\.com\/l\/\?|bing\.com\/ck\/a\?|translate\.google\.[a-z.]+\/translate\?|facebook\.com\/(?:l|flx\/warn)(?:\.php|\/)\?)/i
/** An archive of pages. A link to a copy of another site may be a quotation. */
const archives = /^(?:web\.archive\.org|archive\.(?:today|ph|is))$/i

/** Services for short URLs. Those of one company, such as `youtu.be`, lead to that company. */
const shorteners =
  /^(?:(?:www\.)?(?:bit\.ly|bitly\.com|j\.mp|tinyurl\.com|tiny\.cc|rb\.gy|is\.gd|v\.gd|cutt\.ly|shorturl\.at|ow\.ly|buff\.ly|t\.ly|rebrand\.ly|s\.id|shorte\.st|adf\.ly|bl\.ink|dlvr\.it|trib\.al|t\.co|lnkd\.in|hubs\.ly|qrco\.de|qr\.ae|soo\.gd|u\.to)|goo\.gl)$/i

/** Parameters that have the target of a wrapped link. */
const targets = ['url', 'q', 'u', 'target', 'to', 'session_redirect', 'domain', 'a']

/** Whether a URL has that of a program around its own, or is a copy of the site with this domain in an archive. */
export function isWrapped(url: URL, ownDomain: string): boolean {
  const rest = url.host + url.pathname + url.search
  return wrappers.test(url.host) || wrapping.test(rest) || (archives.test(url.host) && rest.includes(ownDomain))
}

export const isShortened = ({ host, pathname }: URL): boolean => shorteners.test(host) && pathname.length > 1

/** The target of a wrapped link, if its URL has it. */
export function targetOfWrapped({ searchParams, pathname }: URL): string | undefined {
  const inPath = /\/(https?:\/\/?[^_]+)/.exec(pathname)?.[1]
  return (
    [...targets.map((name) => searchParams.get(name)), inPath].find(
      (each) => typeof each === 'string' && /^https?:\/\/./.test(each) && URL.canParse(each),
    ) ?? undefined
  )
}
