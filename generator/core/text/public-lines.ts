/**
 * Lines that a country has for everybody, which a text may name as they are. Sources: HRSA (Poison Help), EPA, National
 * Response Center, FEMA, SAMHSA, National Domestic Violence Hotline, ASPCA, Pet Poison Helpline, CPSC, NPIC, FTC; National Gas
 * Emergency Service, Floodline; Servicio de Información Toxicológica; Poisons Information Centre (AU).
 */
const lines = new Set([
  ...['8002221222', '8004249346', '8004248802', '8006213362', '8009855990', '8002738255', '8007997233'],
  ...['8884264435', '8557647661', '8006382772', '8008587378', '8773824357', '8447647669'],
  ...['800111999', '3459881188', '915620420', '131126'],
])

/** Emergency and information lines of three digits: 911, 988, 811 and 311; 999, 111 and 105; 112 and 016. */
const short = /^(?:[2-9]11|988|999|1\d\d|0\d\d)$/

/** Whether a number is such a line. The calling code and a zero at the start are left out. */
export function isPublicLine(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  return short.test(digits) || lines.has(digits.replace(/^0+/, '')) || lines.has(digits.replace(/^(?:1|44|34|61)/, ''))
}
