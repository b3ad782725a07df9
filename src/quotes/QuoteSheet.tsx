import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Spinner } from '../ui/Spinner.tsx'
import { restoreDraft, saveDraft } from './draft.ts'
import { QuoteInput } from './QuoteInput.tsx'
import { type QuoteForm, type QuoteTexts, shownFields } from './quote-form.ts'
import { checkQuote, type QuoteErrors, type QuoteRequest } from './quote-request.ts'
import { readAnswers } from './read-answers.ts'

type QuoteSheetProps = {
  form: QuoteForm
  words: QuoteTexts
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
export function QuoteSheet({ form, words, isBusy, takesFocus, onStart, onSend, children }: QuoteSheetProps) {
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<QuoteErrors>()
  const [service, setService] = useState('')
  const shown = new Map(shownFields(form, service).map((field) => [field.name, field]))

  useEffect(() => {
    if (!element.current) return
    restoreDraft(element.current)
    const chosen = chosenService(element.current, form)
    // Another service shows other fields, which are restored before the draft is saved again.
    if (chosen === service) saveDraft(element.current)
    else setService(chosen)
  }, [form, service])
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus()
  }, [takesFocus])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sheet = event.currentTarget
    const { quote, errors } = check(sheet, form)
    // Synchronous, so that the field is marked and described when it receives focus.
    flushSync(() => setErrors(errors))
    if (quote) onSend(quote)
    else sheet.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    saveDraft(currentTarget)
    setService(chosenService(currentTarget, form))
    if (!errors) return
    const { errors: found = {} } = check(currentTarget, form)
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)))
  }
  const onBlur = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (errors) setErrors(check(currentTarget, form).errors ?? {})
  }

  return (
    <form
      className="quote-form"
      method="dialog"
      noValidate
      ref={element}
      aria-busy={isBusy}
      onFocus={onStart}
      onSubmit={onSubmit}
      onInput={onInput}
      onBlur={onBlur}
    >
      {form.parts.map(({ heading, fields }) => {
        const own = fields.flatMap((name) => shown.get(name) ?? [])
        return (
          own.length > 0 && (
            <fieldset className="quote-part" key={heading}>
              <legend>{heading}</legend>
              {own.map((field) => (
                <QuoteInput
                  key={field.name}
                  field={field}
                  required={words.required}
                  choose={words.choose}
                  error={errors?.[field.name]}
                />
              ))}
            </fieldset>
          )
        )
      })}
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

function check(element: HTMLFormElement, form: QuoteForm) {
  const now = new Date()
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  return checkQuote(form, readAnswers(element, form), today)
}

function chosenService(element: HTMLFormElement, { serviceField }: QuoteForm): string {
  return serviceField === undefined ? '' : String(new FormData(element).get(serviceField) ?? '')
}
