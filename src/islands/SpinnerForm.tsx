import { type FormEvent, useEffect, useId, useState } from 'react'
import { Spinner } from '../ui/Spinner.tsx'

export type SpinnerFormProps = {
  fields: { name: string; label: string }[]
  submit: string
  busy: string
  /** Milliseconds of the busy state. */
  duration: number
}

/**
 * A form that sends nothing: it shows the busy state for a while and is idle again. It goes nowhere by
 * itself, and its inputs have no `name`: nothing typed is lost before it wakes, and nothing is in the address.
 */
export function SpinnerForm({ fields, submit, busy, duration }: SpinnerFormProps) {
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setBusy(false), duration)
    return () => clearTimeout(timer)
  }, [isBusy, duration])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Not disabled: a button that is loses the focus of whoever pressed it.
    if (isBusy) return
    setBusy(true)
  }

  return (
    <form className="form" method="dialog" onSubmit={onSubmit} aria-busy={isBusy}>
      {fields.map(({ name, label }) => (
        <p className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input id={`${id}-${name}`} type={name === 'email' ? 'email' : 'text'} autoComplete="off" />
        </p>
      ))}
      <button className="button button-primary" type="submit" aria-disabled={isBusy}>
        {isBusy && <Spinner shape="circle" size="sm" />}
        {isBusy ? busy : submit}
      </button>
      <p className="visually-hidden" role="status">
        {isBusy ? busy : ''}
      </p>
    </form>
  )
}
