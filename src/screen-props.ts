import type { PageInfo } from './head/page-head.ts'
import type { PageData, RouteId } from './route.ts'

/** What a screen receives: the data of its route, and what the table says about the page. */
export type ScreenProps<Id extends RouteId> = { data: PageData[Id]; info: PageInfo }
