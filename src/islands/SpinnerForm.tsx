import { type FormEvent, useEffect, useId, useState } from 'react'
import { Spinner } from '../ui/Spinner.tsx'

export type SpinnerFormProps = {
  fields: { name: string; label: string }[]
  submit: string
  busy: string
  /** Duration of the busy state in milliseconds. */
  duration: number
}

/**
 * A form that sends nothing: it shows the busy state for a while and is idle again. `method="dialog"` and inputs
 * without a `name` ensure that submitting before hydration does not lose what was typed or put it into the URL.
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
    // The button is not disabled, because a disabled button loses focus.
    if (isBusy) return
    setBusy(true)
  }

  return (
    <form className="grid max-w-[28rem] gap-5" method="dialog" onSubmit={onSubmit} aria-busy={isBusy}>
      {fields.map(({ name, label }) => (
        <p className="grid gap-1.5" key={name}>
          <label className="font-bold" htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            className="min-h-12 w-full min-w-0 rounded-card border border-ink-muted bg-surface px-3.5"
            id={`${id}-${name}`}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
          />
        </p>
      ))}
      <button className="button button-primary" type="submit" aria-disabled={isBusy}>
        {isBusy && <Spinner shape="circle" size="sm" />}
        {isBusy ? busy : submit}
      </button>
      <p className="sr-only" role="status">
        {isBusy ? busy : ''}
      </p>
    </form>
  )
}
