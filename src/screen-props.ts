import type { PageInfo } from './head/page-head.ts'
import type { PageData, RouteId } from './route.ts'

/** Props of a screen: the data of its route, and what the route table says about the page. */
export type ScreenProps<Id extends RouteId> = { data: PageData[Id]; info: PageInfo }
