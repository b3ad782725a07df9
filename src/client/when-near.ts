/**
 * Calls back once the element is about as near as browsers start lazy loading. Waits while the page is only
 * prerendered.
 */
export function whenNear(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if ('prerendering' in document && document.prerendering)
        document.addEventListener('prerenderingchange', callback, { once: true })
      else callback()
    },
    { rootMargin: '1000px' },
  )
  observer.observe(element)
}
