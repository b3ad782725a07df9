import { useEffect, useRef, useState } from 'react'

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A field whose text is kept in the address: what is typed stands there at once, however long the view takes. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  return (
    <label className="labelled">
      <span>{label}</span>
      <input
        type="search"
        className="field"
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value)
          sent.current = target.value
          onChange(target.value)
        }}
      />
    </label>
  )
}
