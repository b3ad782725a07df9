import type { ComponentType } from 'react'
import type { RouteId } from './route.ts'
import type { ScreenProps } from './screen-props.ts'
import { About } from './screens/About.tsx'
import { Article } from './screens/Article.tsx'
import { ArticleListPage, Articles } from './screens/Articles.tsx'
import { ArticleTag } from './screens/ArticleTag.tsx'
import { Careers } from './screens/Careers.tsx'
import { Checklist } from './screens/Checklist.tsx'
import { CityList } from './screens/CityList.tsx'
import { Contact } from './screens/Contact.tsx'
import { County } from './screens/County.tsx'
import { CountyList } from './screens/CountyList.tsx'
import { CustomerLogin } from './screens/CustomerLogin.tsx'
import { Guide } from './screens/Guide.tsx'
import { Home } from './screens/Home.tsx'
import { Legal } from './screens/Legal.tsx'
import { NotFound } from './screens/NotFound.tsx'
import { Office } from './screens/Office.tsx'
import { Offices } from './screens/Offices.tsx'
import { Press } from './screens/Press.tsx'
import { Region } from './screens/Region.tsx'
import { Service } from './screens/Service.tsx'
import { ServiceArea } from './screens/ServiceArea.tsx'
import { ServiceAreas } from './screens/ServiceAreas.tsx'
import { ServiceCategory } from './screens/ServiceCategory.tsx'
import { ServicePlace } from './screens/ServicePlace.tsx'
import { Services } from './screens/Services.tsx'
import { SpinnerDemo } from './screens/SpinnerDemo.tsx'

/** The component of each route; a route without one does not compile. */
export const screens: { readonly [Id in RouteId]: ComponentType<ScreenProps<Id>> } = {
  home: Home,
  services: Services,
  serviceCategory: ServiceCategory,
  service: Service,
  servicePlace: ServicePlace,
  serviceList: CountyList,
  serviceCountyList: CityList,
  serviceAreas: ServiceAreas,
  serviceArea: ServiceArea,
  serviceAreasList: CountyList,
  county: County,
  countyList: CityList,
  region: Region,
  offices: Offices,
  officePage: Office,
  checklist: Checklist,
  contact: Contact,
  customerLogin: CustomerLogin,
  careers: Careers,
  about: About,
  press: Press,
  guide: Guide,
  articles: Articles,
  articlesList: ArticleListPage,
  articleTag: ArticleTag,
  article: Article,
  legal: Legal,
  spinnerDemo: SpinnerDemo,
  notFound: NotFound,
}
