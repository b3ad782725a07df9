import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { views } from '../views.tsx'

/** Milliseconds within which the second key follows `g`. */
const patience = 1500

/** Keys that work anywhere but in a field: `/` to search, `g` and a letter to go to a view, `?` for the list of keys. */
export function useKeys(showKeys: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    let goingUntil = 0
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isInDialog()) return
      const isGoing = event.timeStamp < goingUntil
      goingUntil = event.key === 'g' ? event.timeStamp + patience : 0
      if (isGoing) {
        const view = views.find(({ key }) => key === event.key)
        if (view) navigate(view.path)
      } else if (event.key === '?') {
        showKeys()
      } else if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
        search?.focus()
        search?.select()
        // Otherwise the key would also be typed into the field.
        if (search) event.preventDefault()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, showKeys])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, select, textarea') || target.isContentEditable)
}

const isInDialog = () => document.querySelector('dialog[open]') !== null
