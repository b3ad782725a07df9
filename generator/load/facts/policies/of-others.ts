const subjects = 'companies|firms|competitors|providers|contractors'
const verbs = 'ask|want|require|charge|demand|offer|give|take|need|expect'
const subjectsInSpanish = 'empresas|compañías|firmas|competidores|profesionales'
const verbsInSpanish = 'exigen|piden|cobran|dan|ofrecen|aplican|solicitan|requieren|responden|tardan|avisan|tienen'

/** `Many firms want 48 hours`, `Otras piden la mitad`: a clause on the terms of other companies, up to that on the own ones. */
const ofOthers = new RegExp(
  `(?<!\\p{L})(?:(?:many|most|some|other) (?:other )?(?:${subjects})|(?:many|most|some|others) (?=(?:${verbs})\\b)|(?:much|otr|algun|vari)[ao]s (?:otr[ao]s )?(?:${subjectsInSpanish})|(?:much|otr|algun|vari)[ao]s (?=(?:${verbsInSpanish})(?!\\p{L})))(?:[^;.!?,]|[.,](?=\\d)|,(?! (?:we|our|but|while|here|nosotros|pero|aquí|mientras)(?!\\p{L})))*`,
  'giu',
)

/** A text without what it says of other companies, with which it compares the own one. */
export const withoutOthers = (text: string): string => text.replace(ofOthers, '')
