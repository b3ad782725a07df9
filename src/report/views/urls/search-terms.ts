export type SearchTerm = {
  /** In lower case, unless it is a regular expression. */
  text: string
  /** The text is the source of a regular expression. */
  isPattern: boolean
  /** Column to search; the texts that are always searched without it. */
  field?: string
  isExcluded: boolean
}

/**
 * The terms of a search. Each group must match, and of a group any term. Quotes make a phrase, a minus excludes a term,
 * `OR` joins two terms to a group, `title:` searches a column, and `~` begins a regular expression.
 * `-alias title:"salt lake" OR title:provo kind~^service` has three groups, the second with two terms.
 * @param fields names of columns. Other words before a colon or `~` are text, e.g. `https:`.
 */
export function searchTerms(query: string, fields: readonly string[] = []): SearchTerm[][] {
  const groups: SearchTerm[][] = []
  let isJoined = false
  for (const [token] of query.matchAll(/[^\s"]*"[^"]*"?|\S+/g)) {
    if (token === 'OR') {
      isJoined = true
      continue
    }
    const term = termOf(token, fields)
    if (term.text === '') continue
    const last = groups.at(-1)
    if (isJoined && last) last.push(term)
    else groups.push([term])
    isJoined = false
  }
  return groups
}

function termOf(token: string, fields: readonly string[]): SearchTerm {
  const isExcluded = token.startsWith('-')
  const rest = isExcluded ? token.slice(1) : token
  const [, name = '', sign, after = ''] = /^(\w*)([:~])(.*)$/s.exec(rest) ?? []
  const field = fields.find((each) => each.toLowerCase() === name.toLowerCase())
  if (sign === '~' && (name === '' || field !== undefined) && isPattern(unquoted(after)))
    return { text: unquoted(after), isPattern: true, isExcluded, ...(field !== undefined && { field }) }
  if (sign === ':' && field !== undefined)
    return { text: unquoted(after).toLowerCase(), isPattern: false, isExcluded, field }
  return { text: unquoted(rest).toLowerCase(), isPattern: false, isExcluded }
}

const unquoted = (text: string) => text.replaceAll('"', '')

/** While a pattern is typed, its brackets are open. It is then searched as text. */
function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}
