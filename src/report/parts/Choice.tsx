import { useId } from 'react'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
