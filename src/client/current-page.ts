/**
 * Marks the links of header and drawer that lead to this very page. The header is the same bytes on every page, so only
 * the browser knows which of its links that is.
 */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header nav a'))
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
}
