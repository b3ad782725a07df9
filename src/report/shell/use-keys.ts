import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { views } from '../views.tsx'

/** Milliseconds within which the second key follows `g`. */
const timeout = 1500

/** Shortcuts outside text fields: `/` to search, `g` and a letter to go to a view, `?` for the list of shortcuts. */
export function useKeys(showKeys: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    let goingUntil = 0
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isInDialog()) return
      const isGoing = event.timeStamp < goingUntil
      goingUntil = event.key === 'g' ? event.timeStamp + timeout : 0
      if (isGoing) {
        const view = views.find(({ key }) => key === event.key)
        if (view) navigate(view.path)
      } else if (event.key === '?') {
        showKeys()
      } else if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
        search?.focus()
        search?.select()
        // Keeps the slash out of the field.
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
