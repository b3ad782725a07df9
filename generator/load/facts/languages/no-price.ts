// Words of all languages that say that an amount of money is not a price.

/** Before an amount that a customer saves, or pays beside the price. */
export const beforeNoPrice =
  /\b(?:saves?|saving|discount of|credit of|deposit of|fee of|tip of|ahorran?|ahorrará|descuento de|señal de|depósito de|fianza de|multas? de)\s+(?:up to |hasta )?$/i

/** After it. */
export const afterNoPrice =
  /^\s?(?:million|billion|millón|millones)(?!\p{L})|^\s(?:off|discount|credit|gift card|deposit|fee|de (?:descuento|ahorro|fianza|depósito|señal))(?!\p{L})/iu

/** In its sentence: a sum of insurance. */
export const ofInsurance =
  /\b(?:insured|insurance|liability|coverage|bonded)\b|(?<!\p{L})(?:asegurad[oa]s?|seguros? de|cobertura|póliza)(?!\p{L})/iu
