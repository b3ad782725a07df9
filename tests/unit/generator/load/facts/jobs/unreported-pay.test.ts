import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkUnreportedPay } from '#generator/load/facts/jobs/unreported-pay.ts'

function found(body: string, tag = 'en-US', title = 'Join us'): string | undefined {
  const at = { file: 'pages/page.md', line: 1, column: 1 }
  const page = { at, locate: () => at, file: { path: at.file, shown: at.file, text: body }, value: { title, body } }
  const names = ['services', 'cities', 'counties', 'traits', 'articles', 'guide', 'categories', 'offices']
  const folders = { ...Object.fromEntries(names.map((name) => [name, []])), pages: [page] }
  const site = { value: { business: {}, policies: [], claims: [], embeds: {} } }
  const records = { folders, documents: {}, cities: [], language: { tag } }
  const [first] = checkUnreportedPay({ site, records } as unknown as FactSources) // what the check reads
  return first?.words
}

test.each<[body: string, tag?: string]>([
  ['Good work can earn you a bonus on top, in cash and off the books.'],
  ['We pay you weekly, off the books.'],
  ['All work is off the books.'],
  ['Extra hours are paid in cash, off the books.'],
  ['Off-the-books jobs are paid on Friday.'],
  ['Ask for our off-the-books rate.'],
  ['We keep your tips off the books.'],
  ['Overtime is paid under the table.'],
  ['We pay under the table if you prefer.'],
  ['Half of your wages are paid under the table.'],
  ['Get paid every Friday, in cash under the table.'],
  ['You can work under the table for more.'],
  ['Cash in hand, no receipt.'],
  ['The cash price is $90, no receipt, no paperwork.'],
  ['Pay cash with no receipt and save $20.'],
  ['No invoice, just cash.'],
  ['You get 10% off without a receipt.'],
  ['No tax if you pay cash.'],
  ['There is no sales tax when paying in cash.'],
  ['We skip the VAT for cash jobs.'],
  ['Pay cash and we knock off the VAT.'],
  ['If you pay in cash, there is no tax.'],
  ['Cash price, no tax.'],
  ['A hundred dollars, tax-free cash, every shift.'],
  ['You are paid in cash with no taxes taken out.'],
  ['No 1099 needed.'],
  ['No W-2, no 1099, and weekly pay.'],
  ['We do not issue 1099s.'],
  ['We do not report your tips.'],
  ['We pay in cash and do not report it.'],
  ['What you earn is not reported to the IRS.'],
  ['The tax office never hears of it.'],
  ['We keep your overtime from the taxman.'],
  ['Pagamos las horas extras en negro.', 'es-ES'],
  ['Puede cobrar en B.', 'es-ES'],
  ['Se paga una parte del sueldo por debajo de la mesa.', 'es-US'],
  ['Descuento del 10 % sin factura.', 'es-ES'],
  ['Sin factura le sale más barato.', 'es-ES'],
  ['Sin IVA si paga en efectivo.', 'es-ES'],
  ['Si paga en efectivo, se ahorra el IVA.', 'es-ES'],
  ['No declaramos las propinas.', 'es-ES'],
  ['Trabajo sin alta en la Seguridad Social.', 'es-ES'],
])('"%s" evades a tax', (...args) => {
  expect(found(...args)).toBeDefined()
})

test.each<[body: string, tag?: string, title?: string]>([
  ['We vacuum under the table.'],
  ['We wipe the dust off the books in your office, at the hourly rate.'],
  ['We take the books off the shelf.'],
  ['We are paid to look under the table, too.'],
  ['We pay special attention under the table.'],
  ['Leave the cash under the table mat.'],
  ['A scratch under the table is not charged.'],
  ['We never pay off the books.'],
  ['We don’t do off-the-books work.'],
  ['There is no off-the-books work here.'],
  ['No one is paid off the books.'],
  ['No wages are paid under the table.'],
  ['Everyone is on the books.'],
  ['Unlike those who pay under the table, we pay by check.'],
  ['A helper who is paid under the table has no insurance.'],
  ['If a company wants cash and no receipt, walk away.'],
  ['Companies that pay off the books charge less.'],
  ['Do you pay under the table?'],
  ['You can pay by card, check or cash, and get a receipt for each.'],
  ['No tax is added, whether you pay by card or in cash.'],
  ['No sales tax is added when you pay in cash or by card.'],
  ['We take cash, and no sales tax applies to this work.'],
  ['We never take cash without a receipt.'],
  ['No receipt is needed for a second visit.'],
  ['The discount of 10% needs no coupon.'],
  ['Cash, check and card are welcome.'],
  ['No 1099 needed: each of us is an employee with a W-2.'],
  ['We do not issue 1099s: our crews are W-2 employees.'],
  ['You need no 1099 for homeowners.'],
  ['We do not report payment history to credit bureaus.'],
  ['We do not report your personal data to anyone.'],
  ['We report all tips to the IRS.'],
  ['Prices are without tax.'],
  ['We offer tax-free child care vouchers.'],
  ['Save on taxes: keep the receipt.'],
  ['Tips are yours, in cash or by card.'],
  ['Cash only, no receipt: ask someone else.', 'en-US', 'Red flags in an estimate'],
  ['Three red flags: cash only, no receipt and no address.'],
  ['Los precios son sin IVA.', 'es-ES'],
  ['Nunca pagamos en negro.', 'es-ES'],
  ['El equipo viste en negro.', 'es-ES'],
  ['Limpiamos debajo de la mesa.', 'es-ES'],
  ['No aceptamos devoluciones sin factura.', 'es-ES'],
  ['Puede pagar en efectivo o con tarjeta; los precios son sin IVA.', 'es-ES'],
  ['Todos los trabajadores tienen alta en la Seguridad Social.', 'es-ES'],
  ['A diferencia de otros, pagamos con nómina y no en B.', 'es-ES'],
])('"%s" does not', (...args) => {
  expect(found(...args)).toBeUndefined()
})
