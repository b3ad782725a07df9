import { expect, test } from 'vitest'
import { withArticles } from '#src/place-articles.ts'

test.each([
  ['Fugas en Condado de Clark, WA', 'Fugas en el condado de Clark, WA'],
  ['Jardinería Comunidad de Madrid', 'Jardinería Comunidad de Madrid'],
  ['Poda en Principado de Asturias', 'Poda en el Principado de Asturias'],
  ['Fugas en Comunidad de Madrid', 'Fugas en la Comunidad de Madrid'],
  ['Otras localidades de Condado de Clark', 'Otras localidades del condado de Clark'],
  ['Otras localidades de Provincia de Toledo', 'Otras localidades de la provincia de Toledo'],
  ['Sobre Condado de Clark', 'Sobre el condado de Clark'],
  ['Fugas en País Vasco', 'Fugas en el País Vasco'],
  ['Esta oficina atiende Principado de Asturias.', 'Esta oficina atiende el Principado de Asturias.'],
  [
    'Esta oficina atiende Comunidad de Madrid, Soria y Provincia de Toledo.',
    'Esta oficina atiende la Comunidad de Madrid, Soria y la provincia de Toledo.',
  ],
  [
    'Trabajamos en estas zonas de País Vasco: Provincia de Álava y Bizkaia.',
    'Trabajamos en estas zonas del País Vasco: Provincia de Álava y Bizkaia.',
  ],
  ['Entre Jaén y Provincia de Toledo', 'Entre Jaén y Provincia de Toledo'],
  ['La página de Limpieza de Condado de Clark', 'La página de Limpieza del condado de Clark'],
  ['Fugas en Comunidades Unidas', 'Fugas en Comunidades Unidas'],
  ['Fugas en Soto del Real', 'Fugas en Soto del Real'],
  ['Fugas en Zona Norte', 'Fugas en la zona Norte'],
  ['Fugas en Sierra Norte', 'Fugas en la Sierra Norte'],
  ['Otras localidades de Valle del Jerte', 'Otras localidades del Valle del Jerte'],
  ['Fugas en Isla Cristina', 'Fugas en Isla Cristina'],
  ['Fugas en Isla de Tenerife', 'Fugas en la Isla de Tenerife'],
  ['Fugas en Costa Mesa', 'Fugas en Costa Mesa'],
  ['Fugas en Costa del Sol', 'Fugas en la Costa del Sol'],
  ['Fugas en Costa Blanca', 'Fugas en la Costa Blanca'],
  ['Fugas en Sierra Vista', 'Fugas en Sierra Vista'],
  ['Fugas en Vega Baja', 'Fugas en Vega Baja'],
  ['Fugas en Vega Baja del Segura', 'Fugas en la Vega Baja del Segura'],
  ['Fugas en Islas Baleares', 'Fugas en las Islas Baleares'],
  ['Estamos en Lepe, y Isla Cristina está a 9 km', 'Estamos en Lepe, e Isla Cristina está a 9 km'],
  ['Estamos en Lepe, y Ibi e Hinojos están lejos', 'Estamos en Lepe, e Ibi e Hinojos están lejos'],
  ['Estamos en Lepe, y Hielmes está cerca', 'Estamos en Lepe, y Hielmes está cerca'],
  ['De Lepe o Olvera', 'De Lepe u Olvera'],
  ['Cerraduras en Corredor del Henares', 'Cerraduras en el Corredor del Henares'],
])('%s', (message, sentence) => {
  expect(withArticles(message, 'es-ES')).toBe(sentence)
})

test.each([
  ['Drains in East Riding of Yorkshire', 'Drains in the East Riding of Yorkshire'],
  ['East Riding of Yorkshire is part of England.', 'The East Riding of Yorkshire is part of England.'],
  ['Drains in Isle of Wight', 'Drains on the Isle of Wight'],
  ['Pools in Province of Alicante', 'Pools in the Province of Alicante'],
  ['Ryde, in Isle of Wight, has a pier.', 'Ryde, on the Isle of Wight, has a pier.'],
  ['This office serves Hampshire and Isle of Wight.', 'This office serves Hampshire and the Isle of Wight.'],
  ['Drains in Isle of Wight County, VA', 'Drains in Isle of Wight County, VA'],
  ['Drains in City of Virginia Beach, VA', 'Drains in the City of Virginia Beach, VA'],
  ['City of Black Diamond is part of Alberta.', 'The City of Black Diamond is part of Alberta.'],
  ['City of St. Albert is part of Alberta.', 'The City of St. Albert is part of Alberta.'],
  ['Drains in Regional District of North Okanagan', 'Drains in the Regional District of North Okanagan'],
  ['Regional Municipality of Holt is part of Ontario.', 'The Regional Municipality of Holt is part of Ontario.'],
  ['Drains in Holt District of Denby', 'Drains in Holt District of Denby'],
  ['Drains in Regional Park of Denby', 'Drains in Regional Park of Denby'],
  ['Drains in Park City', 'Drains in Park City'],
  ['Drains in the Isle of Wight', 'Drains in the Isle of Wight'],
])('%s', (message, sentence) => {
  expect(withArticles(message, 'en-GB')).toBe(sentence)
})

test.each([
  ['Rohrreinigung in Landkreis Augsburg', 'Rohrreinigung im Landkreis Augsburg'],
  ['Zurück zu Landkreis Dachau', 'Zurück zum Landkreis Dachau'],
  ['Weitere Orte von Rhein-Sieg-Kreis', 'Weitere Orte vom Rhein-Sieg-Kreis'],
  ['Heizung in Enzkreis und in Region Stuttgart', 'Heizung im Enzkreis und in der Region Stuttgart'],
  ['In Städteregion Aachen', 'In der Städteregion Aachen'],
  ['Über Saarland', 'Über das Saarland'],
  ['Für Kanton Zürich', 'Für den Kanton Zürich'],
  ['Heizung in Augsburg', 'Heizung in Augsburg'],
  ['Heizung in Kreisau und in Regionen', 'Heizung in Kreisau und in Regionen'],
  ['Heizung im Landkreis Augsburg', 'Heizung im Landkreis Augsburg'],
])('%s', (message, sentence) => {
  expect(withArticles(message, 'de-DE')).toBe(sentence)
})

test('other languages keep their sentences', () => {
  expect(withArticles('Leaks en Condado de Clark', 'en-US')).toBe('Leaks en Condado de Clark')
})
