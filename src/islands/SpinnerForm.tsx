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
 * A form that sends nothing: it shows the busy state for a while and is idle again. Its inputs have no `name`, so that
 * also without script, when the browser submits it, nothing typed is in the address.
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
    setBusy(true)
  }

  return (
    <form className="form" onSubmit={onSubmit} aria-busy={isBusy}>
      {fields.map(({ name, label }) => (
        <p className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input id={`${id}-${name}`} type={name === 'email' ? 'email' : 'text'} autoComplete="off" />
        </p>
      ))}
      <button className="button button-primary" type="submit" disabled={isBusy}>
        {isBusy && <Spinner shape="circle" size="sm" />}
        {isBusy ? busy : submit}
      </button>
      <p className="visually-hidden" role="status">
        {isBusy ? busy : ''}
      </p>
    </form>
  )
}
