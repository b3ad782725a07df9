import 'virtual:look.css'
import './styles.css'
import { supportCommands } from './client/commands.ts'
import { hydrateIslands } from './client/hydrate.ts'
import { showNotFoundMessage } from './client/not-found.ts'

hydrateIslands()
supportCommands()
showNotFoundMessage()
