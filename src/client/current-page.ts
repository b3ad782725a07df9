/**
 * Marks the links in header and drawer that point to the current page. The header has the same bytes on every page, so
 * only the browser knows which link that is.
 */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a'))
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
}
