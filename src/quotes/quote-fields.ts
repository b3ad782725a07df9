import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react'
import type { QuoteField } from './quote-request.ts'

/** Share of a form row that a field takes, where there is room. */
export type Width = 'whole' | 'half' | 'third'

type Common = { name: QuoteField; width: Width; isRequired?: boolean }
export type LineField = Common & {
  kind: 'line'
  type?: 'text' | 'email' | 'tel' | 'date'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** List of suggested values. */
  suggestions?: 'cities'
}
export type TextField = Common & { kind: 'text' }
export type ChoiceField = Common & { kind: 'choice'; options: 'services' | 'frequencies' | 'urgencies' | 'times' }
/** Allows any number of the options. */
export type SeveralField = Common & { kind: 'several'; options: 'addOns' }
export type YesField = Common & { kind: 'yes' }
export type FormField = LineField | TextField | ChoiceField | SeveralField | YesField

export type QuotePart = { id: 'person' | 'place' | 'work' | 'time'; fields: FormField[] }

/** The parts of the form and their fields, in order. */
export const quoteParts: QuotePart[] = [
  {
    id: 'person',
    fields: [
      { name: 'firstName', kind: 'line', width: 'half', isRequired: true, autoComplete: 'given-name' },
      { name: 'lastName', kind: 'line', width: 'half', isRequired: true, autoComplete: 'family-name' },
      { name: 'email', kind: 'line', width: 'half', type: 'email', inputMode: 'email', autoComplete: 'email' },
      { name: 'phone', kind: 'line', width: 'half', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    ],
  },
  {
    id: 'place',
    fields: [
      { name: 'address', kind: 'line', width: 'whole', autoComplete: 'address-line1' },
      { name: 'city', kind: 'line', width: 'half', autoComplete: 'address-level2', suggestions: 'cities' },
      { name: 'zipCode', kind: 'line', width: 'half', inputMode: 'numeric', autoComplete: 'postal-code' },
      { name: 'squareFootage', kind: 'line', width: 'third', inputMode: 'numeric' },
      { name: 'bedrooms', kind: 'line', width: 'third', inputMode: 'numeric' },
      { name: 'bathrooms', kind: 'line', width: 'third', inputMode: 'decimal' },
      { name: 'hasPets', kind: 'yes', width: 'whole' },
      { name: 'specialInstructions', kind: 'text', width: 'whole' },
    ],
  },
  {
    id: 'work',
    fields: [
      { name: 'serviceType', kind: 'choice', width: 'half', isRequired: true, options: 'services' },
      { name: 'frequency', kind: 'choice', width: 'half', options: 'frequencies' },
      { name: 'addOnServices', kind: 'several', width: 'whole', options: 'addOns' },
      { name: 'excludedAreas', kind: 'text', width: 'whole' },
    ],
  },
  {
    id: 'time',
    fields: [
      { name: 'urgency', kind: 'choice', width: 'third', options: 'urgencies' },
      { name: 'preferredDate', kind: 'line', width: 'third', type: 'date' },
      { name: 'preferredTime', kind: 'choice', width: 'third', options: 'times' },
      { name: 'message', kind: 'text', width: 'whole' },
    ],
  },
]
