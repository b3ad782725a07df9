import type { Hazard } from './hazards.ts'

/** What thieves pay with, or pretend to be somebody with. */
const data =
  '(?:(?:(?:full|complete|credit|debit|bank|payment)[ -])*card(?: and \\w+)? (?:numbers?|details|info(?:rmation)?|data)|(?:credit|debit)(?: or (?:credit|debit))? cards?(?! (?:receipts?|statements?|payments?|authori[sz]ation))|CVV|CVC|card security codes?|bank(?:ing)?(?: account)? (?:numbers?|details|info(?:rmation)?|data)|bank accounts?|(?:account and )?routing numbers?|IBAN|social security (?:numbers?|cards?)|SSN|passport(?: numbers?| details)?|(?:bank(?:ing)?|account|log-?in|e-?mail|portal|computer) passwords?)'
/** A picture of it, or words before it. */
const some = `(?:(?:an? |the )?(?:photos?|pictures?|scans?|cop(?:y|ies)) of )?(?:both sides of |the front of )?(?:your|their|the|an?|any)(?: (?!(?:secure|encrypted|by|with|via|and|for|from|or|of|to|in|on)\\b)[\\w-]+){0,2}? ${data}`
const channel =
  '(?:text(?: message)?|sms|e-?mail|(?:live |web |online )?chat|whatsapp|(?:facebook )?messenger|facebook|instagram|social media|direct message|dm|voicemail|voice ?mail|post ?card|comments?|(?:a|the) reply)'
const by = `(?:by|via|in|over|through|on|as|with)(?: an?| the| our| this| your)? (?:\\w+ (?:or|and) )?${channel}`
const invited =
  '(?:^(?:\\w+ [^,.;]{0,60}, )?|[;:—–] |\\b(?:please|simply|just|also|can|may|could|should|must|need to|have to|to|or) )'

/** Card numbers and similar data that customers send in messages. Source: PCI DSS 4.0.1, requirement 4.2.2. */
export const sentDataInEnglish: readonly Hazard[] = [
  {
    danger: 'messages are not encrypted, and others may read them',
    words: 'card cvv cvc bank routing iban social ssn passport password',
    pattern: new RegExp(
      [
        // `Text us your card number`, `you can e-mail a scan of your passport`.
        `\\b(?:text|e-?mail|message|dm|whatsapp)(?:s|ing)? (?:it to )?(?:us|me|our (?:office|team|crew)|the office) (?:with )?${some}\\b`,
        `${invited}(?:text|e-?mail|message|dm|whatsapp) (?:in |over )?${some}\\b`,
        `\\bby (?:texting|e-?mailing|messaging) (?:us |in )?${some}\\b`,
        // `Send us your card number by text`, `reply to the text with your card number`.
        `${invited}(?:send|give|provide|submit|share|leave|forward|write)(?: us| me| our (?:office|team)| the office| in| over)? ${some}\\b(?:(?! we\\b| and (?:we|you|our|get)\\b)[^.,;:!?]){0,40}? ${by}\\b`,
        `${invited}(?:reply|answer|respond) (?:to (?:the|our|this|that) (?:text|e-?mail|message) )?with ${some}\\b`,
        // `Card numbers can be sent by text`, `we take card numbers by e-mail`.
        `\\b${data} (?:can|may|should|must) (?:also |just )?be (?:sent|texted|e-?mailed|given|shared)(?: to us| in)?(?: ${by})?\\b`,
        `\\bwe (?:also |even |gladly |can )?(?:take|accept|receive) (?:your )?${data} ${by}\\b`,
      ].join('|'),
      'i',
    ),
    unless:
      /\b(?:last (?:four|4)|secure\w*|encrypt\w*|portal|link|scam\w*|fraud\w*|phish\w*|thie(?:f|ves)|strangers?|someone|anyone|by (?:mail|post)|in person|ourselves|expire[sd]?|expiring|receipt|gift|business cards?)\b/i,
  },
]

export const sentDataInSpanish: readonly Hazard[] = [
  {
    danger: 'messages are not encrypted, and others may read them',
    words: 'tarjeta contraseña',
    pattern:
      /(?<!\p{L})(?:env[ií]|mand|escrib|comparta|comparte|facilit)\p{Ll}* (?:también )?(?:el número|los datos|una foto) de (?:su|tu|la) (?:tarjeta(?! de (?:visita|regalo))|contraseña)[^.;:!?]{0,40} (?:por|en|a través de) (?:un |una |el |la )?(?:correo(?: electrónico)?|e-?mail|sms|whatsapp|mensajes?|chat|redes sociales)(?!\p{L})/iu,
    unless: /segur[oa]|cifrad|enlace|fraude|estafa|últim/i,
  },
]
