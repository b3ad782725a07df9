/** The sign on a button that closes something. Decorative: name the button in text. */
export function Cross() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  )
}
