import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react'

/** `label` defaults to the value. */
export type Option = { value: string; label?: string }

export type FieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'postal-code'
  | 'number'
  | 'date'
  | 'select'
  | 'checkboxes'
  | 'checkbox'

/** A field as the browser needs it: with its choices, and its errors in the language of the site. */
export type FormField = {
  /** The name in the request. */
  name: string
  type: FieldType
  label: string
  help?: string
  /** Share of a form row that the field takes, where there is room. */
  width: 'whole' | 'half' | 'third'
  isRequired?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  options?: Option[]
  /** Values that the browser suggests. */
  suggestions?: string[]
  /** Regular expression for the whole entry. Letter case does not matter. */
  pattern?: string
  /** Of a number: smallest and greatest value, and what it is a multiple of. */
  range?: { minimum: number; maximum: number; step: number }
  /** Whether a date may have passed. */
  past?: boolean
  /** Slugs of the services that show the field. Default: all. */
  services?: string[]
  errors: { missing?: string; wrong?: string; outside?: string }
}

/** The quote form as plain data, which is written into the page. */
export type QuoteForm = {
  /** In the order of the request. */
  fields: FormField[]
  /** Groups of fields in the order of the form, by name. */
  parts: { heading: string; fields: string[] }[]
  /** Groups of fields of which one is required. */
  oneOf: { fields: string[]; missing: string }[]
  /** The field that chooses the service, if there is one. */
  serviceField?: string
  errors: { tooLong: string; past: string }
}

/** The fields that are shown while a service is chosen. */
export function shownFields({ fields }: QuoteForm, service: string): FormField[] {
  return fields.filter(({ services }) => !services || services.includes(service))
}

/** The texts of the form, complete. */
export type QuoteTexts = {
  required: string
  choose: string
  submit: string
  busy: string
  sent: { title: string; text: string; again: string }
  failed: { title: string; text: string; kept: string }
  withoutScript: string
}
