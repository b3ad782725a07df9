import { useEffect, useId, useRef, useState } from 'react'

/**
 * Milliseconds between the last key and `onChange`. Browsers reject more than a few hundred changes of the URL in half a
 * minute, and a held key repeats thirty times a second.
 */
const pause = 120

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A search field whose text is part of the URL. Typed text appears immediately, even if the view updates slowly. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const id = useId()
  const reported = useRef(value)
  // Navigation: a link in the report, or the back button.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === reported.current) return
    const timer = setTimeout(() => {
      reported.current = text
      onChange(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, onChange])
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="field"
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  )
}
