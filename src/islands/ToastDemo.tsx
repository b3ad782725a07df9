import { useState } from 'react'
import { pageToasts } from '../toasts/page-toasts.ts'
import type { ToastSettings } from '../toasts/toast-store.ts'

type Words = { label: string; title: string; text?: string }

export type ToastDemoProps = {
  settings: ToastSettings
  /** Label of a button, and the toast it shows. */
  standard: Words
  destructive: Words
  update: Words
  dismiss: string
}

/** Buttons that show a toast of either variant, update the last one, and dismiss it. */
export function ToastDemo({ settings, standard, destructive, update, dismiss }: ToastDemoProps) {
  const [last, setLast] = useState<string>()
  const show = ({ title, text }: Words, variant: 'default' | 'destructive') =>
    setLast(pageToasts(settings).add({ title, text, variant }))
  const change = ({ title, text }: Words) => last && pageToasts(settings).update(last, { title, text })

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button className="button button-primary" type="button" onClick={() => show(standard, 'default')}>
        {standard.label}
      </button>
      <button className="button button-secondary" type="button" onClick={() => show(destructive, 'destructive')}>
        {destructive.label}
      </button>
      <button className="button button-quiet" type="button" disabled={!last} onClick={() => change(update)}>
        {update.label}
      </button>
      <button
        className="button button-quiet"
        type="button"
        disabled={!last}
        onClick={() => last && pageToasts(settings).dismiss(last)}
      >
        {dismiss}
      </button>
    </div>
  )
}
