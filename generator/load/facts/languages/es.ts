import type { FactWords } from './fact-words.ts'

// A letter with an accent ends a word for `\b`, so it is not next to one.
export const es: FactWords = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  hours: {
    about:
      /(?<!\p{L})(?:atendemos|abrimos(?! (?:(?:la|las|los|el|su|sus|cualquier) )?(?:puertas?|cerraduras?|coches|cajas?|portal|rejas?|zanjas?)(?!\p{L}))|abiert[oa]s?|contestamos|respondemos|estamos(?! (?:en (?:ruta|la carretera|camino)|de camino)(?!\p{L}))|horarios?|trabajamos|disponibles?|oficina|taller|tienda|almacén|(?<!por )teléfono|llámenos|llame)(?!\p{L})/iu,
    opening:
      /(?<!\p{L})(?:abr(?:e|en|imos)(?! (?:(?:la|las|los|el|su|sus|cualquier) )?(?:puertas?|cerraduras?|coches|cajas?|portal|rejas?|zanjas?)(?!\p{L}))|abiert[oa]s?|atend\p{L}+|atiend\p{L}+|horarios?|cerramos|cierran?|estamos(?! (?:en (?:ruta|la carretera|camino)|de camino)(?!\p{L}))|contest\p{L}+|respond\p{L}+|trabajamos|disponibles?|(?<!por )teléfono|llámenos|llame)(?!\p{L})|(?<!\p{L})(?:oficina|taller|tienda|almacén)(?: (?:de|en) \p{Lu}\p{L}+)?(?:[,:]| de \p{L}+ a )/iu,
    run: /(?<!\p{L})(lunes|martes|miércoles|jueves|viernes|sábado|domingo) (?:a|hasta(?: el)?) (lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/iu,
    always:
      /(?<!\p{L})(?:las 24 horas|24 horas al día|24 horas(?=,? (?:los )?(?:7|siete) días)|24\/7|día y noche|(?:7|siete) días (?:de|a) la semana)(?!\p{L})/iu,
    beyond:
      /(?<!\p{L})(?:urgen(?:cias?|tes?)|programad[ao]s?|emergencias?|guardias?|contratos?|abonad[ao]s?|fuera de(?:l| ese| este)? horario)(?!\p{L})/iu,
    closing: /(?<!\p{L})(?:cierr\p{L}+|cerr(?:amos|ad[oa]s?))(?!\p{L})/iu,
    everyDay: /días (?:de|a) la semana/iu,
    span: /(?<!\p{L})de (\d{1,2})(?::(\d\d))? a (\d{1,2})(?::(\d\d))?(?= ?(?:h|horas)?(?:[.,;]|$| y ))/iu,
  },
  founding: /(?<!\p{L})(?:desde(?: el año)?|fundad[ao]s? en|abrimos en|empezamos en) ((?:19|20)\d\d)(?!\d)/iu,
  past: /(?<!\p{L})(?:abrió|abrimos|fundó|fundamos|fundad[ao]s?|creó|montó|empezó|empezamos|nació|construyeron|construyó|desde)(?: \p{Ll}+){0,4}(?: en(?: el año)?| el año)? ((?:19|20)\d\d)(?!\d)/iu,
  // Years that several people have together are not those of the company.
  experience:
    /(?<!\d|(?:sumamos|suman|reunimos|juntamos) (?:más de )?)(\d+) años de (?:experiencia|oficio|trayectoria)/iu,
  warranty: /(?<!\p{L})(\d+|\p{Ll}+) (días?|semanas?|meses|mes|años?) de garantía/iu,
  unitDays: { día: 1, semana: 7, mes: 30, mese: 30, año: 365 },
  inDivision:
    /(?<!\p{L})[Ee]n (?:la |el )?(?:[Pp]rovincia|[Dd]epartamento|[Cc]ondado|[Cc]omarca) de ((?:\p{Lu}[\p{L}’-]+ )?\p{Lu}[\p{L}’-]+)/u,
  address: {
    formal:
      /(?<!\p{L})(?:usted|ustedes|llame|escriba|díganos|cuéntenos|pida|contáctenos|envíenos|mándenos|elija|reserve|avísenos|pregúntenos|escríbanos|asegúrese|revise|consulte)(?!\p{L})/giu,
    informal:
      /(?<!\p{L})(?:tú|tus|tu|contigo|llámanos|escríbenos|dinos|cuéntanos|pídenos|contáctanos|envíanos|mándanos|visítanos|avísanos|pregúntanos)(?!\p{L})/giu,
  },
  team: /(?<!\p{L})(?:equipo|empresa|plantilla|familia) de (\d+|\p{Ll}+) (?:personas|profesionales|empleados|trabajadores|técnicos)(?!\p{L})/iu,
  staff:
    /(?<!\p{L})(?:somos|(?:taller|empresa|equipo|plantilla|negocio)(?: de \p{Ll}+)? (?:con|de)) (\d+|\p{Ll}+) (\p{Ll}{5,}s)(?!\p{L})/iu,
  counted: {
    pattern:
      /(?<!\p{L})(?:en|las|los|nuestr[ao]s|más de) (\d+|\p{Ll}+) (localidades|municipios|pueblos|ciudades|provincias|condados|servicios)(?!\p{L})/iu,
    nouns: {
      localidades: 'places',
      municipios: 'places',
      pueblos: 'places',
      ciudades: 'places',
      provincias: 'counties',
      condados: 'counties',
      servicios: 'services',
    },
  },
  closedDays: {
    weekend: /(?<!\p{L})fin(?:es)? de semana(?!\p{L})/iu,
    not: /(?<!\p{L})(?:no|cerrad[oa]s?|salvo|excepto|menos|nunca|citas?)(?!\p{L})/iu,
    opened:
      /(?<!\p{L})(?:abrimos|atendemos|trabajamos|contestamos|respondemos|estamos|abiert[oa]s?|disponibles?)(?: (?:también|incluso|en|por))* (?:los|el|en)(?: \p{Ll}+){1,3}/iu,
  },
  court:
    /(?<!\p{L})(?:[Jj]uzgados|[Tt]ribunales)(?: y [Tt]ribunales)? de (?:la ciudad de )?(\p{Lu}[\p{L}’]+(?: (?:de |del |la )*\p{Lu}[\p{L}’]+)*)/u,
  beyond:
    /(?<!\p{L})(?:límites?|fronteras?|junto|hacia|cerca|entre|desde|hasta|vecin[ao]s?|limítrofes?|linda|fuera|v[ei]n[ií]\p{L}*|vien\p{L}+|lleg\p{L}+|proced\p{L}+|emigr\p{L}+|carretera|vistas|como)(?!\p{L})/iu,
  notServed:
    /(?<!\p{L})(?:(?:no|tampoco|ni) (?:(?:nos|se) )?(?:vamos|trabajamos|atendemos|llegamos|salimos|viajamos|cubrimos|servimos|desplazamos)|al otro lado|más allá|(?:es|son|está|están|pertenecen?) (?:ya )?(?:de|en|a) otra (?:comunidad|provincia|región)|(?:es|son) otra (?:comunidad|provincia|región))(?!\p{L})/iu,
  noArea:
    /(?<!\p{L})(?:el|la|los|las|al|del|calles?|avenidas?|plazas?|paseo|calzada|camino|colonias?|barrios?|fraccionamiento|parque|presa|río|rancho|hacienda|don|doña|san|santa)(?: de)? $/iu,
  // Words of Catalan, Portuguese, French and Italian texts that no Spanish text has. English has an expression of its own: in a translation, it is what is left untranslated.
  foreign:
    /(?<![\p{L}’'])(?:amb|els|és|més|dels|aquest[as]?|però|també|què|molt|són|não|são|uma|você|mais|também|em|os|ao|às|nossa|nosso|enquanto|fazer|bem|um|avec|pour|nous|vous|dans|est|sont|votre|notre|et|che|della|sono|il|gli)(?![\p{L}’'])/gu,
  english:
    /(?<![\p{L}’'-])(?:the|and|with|you|your|they|our|from|before|than|that|this|have|when|which|were|there|their|what|who|it|is|of|to)(?![\p{L}’'-])/gu,
  own: /(?<!\p{L})(?:y|los|las|una|con|más|también|está|muy|para|por|su|sus|del|al)(?!\p{L})/gu,
  largest: /La mayor (?:de ellas )?es ((?:\p{Lu}[\p{L}’'-]+ ?(?:de |del |la )?)+)/u,
  residents:
    /(?:tiene|viven|con|cuenta con) (?:unos |cerca de |alrededor de |casi |más de )?(\d[\d.,]*\d) (?:habitantes|vecinos|personas)(?!\p{L})/iu,
  deadline: /(?:hasta|antes)(?: del?| el)+ (\d{1,2}) de (\p{Ll}+) (?:de |del )?(20\d\d)/iu,
  over: /(?<!\p{L})(?:terminó|terminaron|acabó|acabaron|finalizó|venció|vencieron|expiró|concluyó|duró|hubo|estuvo)(?!\p{L})/iu,
  office:
    /(?<!\p{L})(?:nuestr[oa] (?:oficina|sede|taller|nave|tienda) (?:de|en)|con sede en) ((?:\p{Lu}[\p{L}’'-]+ (?:de |del |la )?)?\p{Lu}[\p{L}’'-]+)/u,
  noAnalytics:
    /(?<!\p{L})(?:(?:no|ni) (?:usa|utiliza|carga|tiene)(?:mos)?|sin) (?:ningun[ao]s? )?(?:herramientas? de |servicios? de )?(?:análisis|analítica)(?!\p{L})(?! (?:antes|hasta|sin|mientras))/iu,
  zones: {
    // Arizona has it in summer too.
    'America/Phoenix': /(?<!\p{L})estándar de las? montañas?(?!\p{L})|(?<!\p{L})arizona(?!\p{L})/iu,
    'America/New_York': /(?<!\p{L})(?:este|oriental)(?!\p{L})/iu,
    'America/Chicago': /(?<!\p{L})(?:centro|central)(?!\p{L})/iu,
    'America/Denver': /(?<!\p{L})montañas?(?!\p{L})/iu,
    'America/Los_Angeles': /(?<!\p{L})pacífico(?!\p{L})/iu,
  },
}
