import { measures } from './measures.ts'

/** What follows a time that counts from an order. Most policies count from the day of the visit, or from the work. */
const afterOrder =
  /^(?: (?:following|of|after|from)(?: (?:the|your|an?|placing))*(?: (?:day|date|moment) of(?: the| your)?)? (?:order(?:ing)?|booking|purchase|payment|signing|signature|quote|contract)| (?:(?:siguientes?|posteriores) (?:a |al )|después de(?:l)? |tras |desde |a partir de(?:l)? )(?:el |la |su |haber )*(?:encarg|pedido|pedir|compra|contrat|firma|pago|pagar|presupuesto|reserva))/iu

/** Whether a time of a sentence counts from an order: `within 24 hours of ordering`. */
export const isAfterOrder = (sentence: string, words: string) =>
  afterOrder.test(sentence.slice(sentence.indexOf(words) + words.length))

/** Whether a text of a policy has such a time. */
export const countsFromOrder = (text: string) => measures(text).some(({ words }) => isAfterOrder(text, words))
