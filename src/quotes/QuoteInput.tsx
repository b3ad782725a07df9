import { type ReactNode, useId } from 'react'
import type { ChoiceField, FormField, LineField, SeveralField } from './quote-fields.ts'

/** `label` defaults to the value. */
export type Option = { value: string; label?: string }

/** The lists of choices, by the names that fields refer to. */
export type QuoteOptions = Record<'services' | 'frequencies' | 'urgencies' | 'times' | 'addOns' | 'cities', Option[]>

export type FieldWords = {
  label: string
  hint?: string
  /** Mark next to the label of a required field. */
  required: string
  /** Text of the empty first choice. */
  choose: string
}

type QuoteInputProps = {
  field: FormField
  words: FieldWords
  options: QuoteOptions
  /** Why the entered value is rejected. */
  error?: string
}

/** Attributes of every control. Controls are uncontrolled: the browser holds the value, not React. */
type Control = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required?: boolean }

/** A field with its label, its hint and its error. */
export function QuoteInput({ field, words, options, error }: QuoteInputProps) {
  const id = useId()
  const hintId = words.hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const control: Control = {
    id,
    name: field.name,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    required: field.isRequired,
  }
  const notes = (
    <>
      {hintId && (
        <p className="field-hint" id={hintId}>
          {words.hint}
        </p>
      )}
      {errorId && (
        <p className="field-error warned" id={errorId}>
          {error}
        </p>
      )}
    </>
  )
  switch (field.kind) {
    case 'line':
      return (
        <Labelled field={field} words={words} id={id}>
          <Line control={control} field={field} options={options} />
          {notes}
        </Labelled>
      )
    case 'text':
      return (
        <Labelled field={field} words={words} id={id}>
          <textarea {...control} rows={3} />
          {notes}
        </Labelled>
      )
    case 'choice':
      return (
        <Labelled field={field} words={words} id={id}>
          <Choice control={control} field={field} options={options} choose={words.choose} />
          {notes}
        </Labelled>
      )
    case 'several':
      return <Several field={field} options={options} label={words.label} notes={notes} describedBy={hintId} />
    case 'yes':
      return (
        <div className={widths[field.width]}>
          <label className="option">
            <input {...control} type="checkbox" />
            {words.label}
          </label>
          {notes}
        </div>
      )
  }
}

/** On wide windows, fields share a row. */
const widths = { whole: 'field', half: 'field field-half', third: 'field field-third' } as const

type LabelledProps = { field: FormField; words: FieldWords; id: string; children: ReactNode }

function Labelled({ field, words, id, children }: LabelledProps) {
  return (
    <div className={widths[field.width]}>
      <label htmlFor={id}>
        {words.label}
        {field.isRequired && (
          // A screen reader gets this from the control's `required` attribute.
          <span className="field-required" aria-hidden="true">
            {words.required}
          </span>
        )}
      </label>
      {children}
    </div>
  )
}

function Line({ control, field, options }: { control: Control; field: LineField; options: QuoteOptions }) {
  const { type = 'text', inputMode, autoComplete, suggestions } = field
  const listId = suggestions && `${control.id}-list`
  return (
    <>
      <input {...control} type={type} inputMode={inputMode} autoComplete={autoComplete} list={listId} />
      {suggestions && (
        <datalist id={listId}>
          {options[suggestions].map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}

type ChoiceProps = { control: Control; field: ChoiceField; options: QuoteOptions; choose: string }

function Choice({ control, field, options, choose }: ChoiceProps) {
  return (
    <select {...control}>
      <option value="">{choose}</option>
      {options[field.options].map(({ value, label }) => (
        <option key={value} value={value}>
          {label ?? value}
        </option>
      ))}
    </select>
  )
}

type SeveralProps = {
  field: SeveralField
  options: QuoteOptions
  label: string
  notes: ReactNode
  describedBy?: string
}

function Several({ field, options, label, notes, describedBy }: SeveralProps) {
  const all = options[field.options]
  if (all.length === 0) return null
  return (
    <fieldset className={widths[field.width]} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className="options">
        {all.map(({ value, label = value }) => (
          <label className="option" key={value}>
            {/* The brackets mark a name with any number of values. */}
            <input type="checkbox" name={`${field.name}[]`} value={value} />
            {label}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  )
}
