import { type ReactNode, useId } from 'react'
import type { FormField } from './quote-form.ts'

type QuoteInputProps = {
  field: FormField
  /** Mark next to the label of a required field. */
  required: string
  /** Text of the empty first choice. */
  choose: string
  /** Why the entered value is rejected. */
  error?: string | undefined
}

/** Attributes of every control. Controls are uncontrolled: the browser holds the value, not React. */
type Control = { id: string; name: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required?: boolean }

/** A field with its label, its hint and its error. */
export function QuoteInput({ field, required, choose, error }: QuoteInputProps) {
  const id = useId()
  const hintId = field.help && `${id}-hint`
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
          {field.help}
        </p>
      )}
      {errorId && (
        <p className="field-error warned" id={errorId}>
          {error}
        </p>
      )}
    </>
  )
  const mark = field.isRequired && (
    // A screen reader gets this from the control's `required` attribute, which a group of checkboxes cannot have.
    <span className="field-required" aria-hidden={field.type === 'checkboxes' ? undefined : 'true'}>
      {required}
    </span>
  )
  switch (field.type) {
    case 'checkboxes':
      return <Several field={field} mark={mark} notes={notes} control={control} />
    case 'checkbox':
      return (
        <div className={widths[field.width]}>
          <label className="option">
            <input {...control} type="checkbox" />
            {field.label}
            {mark}
          </label>
          {notes}
        </div>
      )
    default:
      return (
        <div className={widths[field.width]}>
          <label htmlFor={id}>
            {field.label}
            {mark}
          </label>
          <Entry control={control} field={field} choose={choose} />
          {notes}
        </div>
      )
  }
}

/** On wide windows, fields share a row. */
const widths = { whole: 'field', half: 'field field-half', third: 'field field-third' } as const

type EntryProps = { control: Control; field: FormField; choose: string }

function Entry({ control, field, choose }: EntryProps) {
  if (field.type === 'textarea') return <textarea {...control} rows={3} />
  if (field.type === 'select') return <Choice control={control} field={field} choose={choose} />
  return <Line control={control} field={field} />
}

/** Types of `<input>`; those of other fields are `text`. */
const inputTypes: Partial<Record<FormField['type'], string>> = { email: 'email', phone: 'tel', date: 'date' }

function Line({ control, field }: Omit<EntryProps, 'choose'>) {
  const { inputMode, autoComplete, suggestions } = field
  const listId = suggestions && `${control.id}-list`
  return (
    <>
      <input
        {...control}
        type={inputTypes[field.type] ?? 'text'}
        inputMode={inputMode}
        autoComplete={autoComplete}
        list={listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}

function Choice({ control, field, choose }: EntryProps) {
  return (
    <select {...control}>
      <option value="">{choose}</option>
      {field.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label ?? value}
        </option>
      ))}
    </select>
  )
}

type SeveralProps = { field: FormField; mark: ReactNode; notes: ReactNode; control: Control }

function Several({ field, mark, notes, control }: SeveralProps) {
  if (!field.options?.length) return null
  return (
    <fieldset className={widths[field.width]} aria-describedby={control['aria-describedby']}>
      <legend>
        {field.label}
        {mark && <> {mark}</>}
      </legend>
      <div className="options">
        {field.options.map(({ value, label = value }) => (
          <label className="option" key={value}>
            {/* The brackets mark a name with any number of values. */}
            <input type="checkbox" name={`${field.name}[]`} value={value} aria-invalid={control['aria-invalid']} />
            {label}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  )
}
