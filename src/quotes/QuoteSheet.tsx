import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuoteWords } from '#manifest/schema.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { restoreDraft, saveDraft } from './draft.ts'
import { QuoteInput, type QuoteOptions } from './QuoteInput.tsx'
import { quoteParts } from './quote-fields.ts'
import { checkQuote, type QuoteErrors, type QuoteRequest } from './quote-request.ts'
import { readAnswers } from './read-answers.ts'

type QuoteSheetProps = {
  words: QuoteWords
  options: QuoteOptions
  isBusy: boolean
  /** True when the form returns after a request: its first field then takes focus. */
  takesFocus: boolean
  onStart: () => void
  onSend: (quote: QuoteRequest) => void
  /** Content above the button. */
  children: ReactNode
}

/**
 * The form itself. It shows no error before the visitor first sends it. After that it checks the fields whenever one
 * loses focus, and an error disappears as soon as it is fixed.
 *
 * `method="dialog"` sends nothing, so that submitting before hydration does not put what was typed into the URL.
 */
export function QuoteSheet({ words, options, isBusy, takesFocus, onStart, onSend, children }: QuoteSheetProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<QuoteErrors>()

  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    saveDraft(form.current)
    if (takesFocus) form.current.querySelector('input')?.focus()
  }, [takesFocus])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sheet = event.currentTarget
    const { quote, errors } = check(sheet)
    // Synchronous, so that the field is marked and described when it receives focus.
    flushSync(() => setErrors(errors))
    if (quote) onSend(quote)
    else sheet.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    saveDraft(currentTarget)
    if (!errors) return
    const { errors: found = {} } = check(currentTarget)
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)))
  }
  const onBlur = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (errors) setErrors(check(currentTarget).errors ?? {})
  }

  return (
    <form
      className="quote-form"
      method="dialog"
      noValidate
      ref={form}
      aria-busy={isBusy}
      onFocus={onStart}
      onSubmit={onSubmit}
      onInput={onInput}
      onBlur={onBlur}
    >
      {quoteParts.map(({ id, fields }) => (
        <fieldset className="quote-part" key={id}>
          <legend>{words.parts[id]}</legend>
          {fields.map((field) => (
            <QuoteInput
              key={field.name}
              field={field}
              words={{
                label: words.labels[field.name],
                hint: words.hints[field.name],
                required: words.required,
                choose: words.choose,
              }}
              options={options}
              error={errors?.[field.name]}
            />
          ))}
        </fieldset>
      ))}
      <div className="quote-end">
        {children}
        {/* The button is not disabled, because a disabled button loses focus. */}
        <button className="button button-primary" type="submit" aria-disabled={isBusy}>
          {isBusy && <Spinner shape="circle" size="sm" />}
          {isBusy ? words.busy : words.submit}
        </button>
        <p className="sr-only" role="status">
          {isBusy ? words.busy : ''}
        </p>
      </div>
    </form>
  )
}

function check(form: HTMLFormElement) {
  const now = new Date()
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  return checkQuote(readAnswers(form), today)
}
