import { useEffect, useId, useRef, useState } from 'react'

/**
 * Milliseconds without a key after which what was typed is told. Browsers refuse more than a few hundred changes of an
 * address in half a minute, and a key that is held down makes thirty in a second.
 */
const pause = 120

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A field whose text is kept in the address; what is typed stands in the field at once, however long the view takes. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const id = useId()
  const told = useRef(value)
  // Another address was opened: a link of this report, or one step back.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === told.current) return
    const timer = setTimeout(() => {
      told.current = text
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
