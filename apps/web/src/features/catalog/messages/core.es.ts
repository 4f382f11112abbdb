import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const catalog: Translation<typeof en.catalog> = {
  price: {
    now: 'Precio actual',
    before: 'Precio anterior',
    saving: 'Ahorro',
  },
  rating:
    '{imported, select, true {Valoración importada: } other {Valoración de }}{score} sobre 5 de {count, plural, one {# persona} many {# de personas} other {# personas}}',
  time: {
    hours: '{count, plural, one {Queda # hora} many {Quedan # de horas} other {Quedan # horas}}',
    days: '{count, plural, one {Queda # día} many {Quedan # de días} other {Quedan # días}}',
    ended: 'Terminada',
    endedOn: 'Terminó el {date}',
    endsOn: 'Termina el {date}',
  },
  deals: '{count, plural, one {# oferta} many {# de ofertas} other {# ofertas}}',
  category: {
    ai: 'IA',
    analytics: 'Analítica',
    design: 'Diseño',
    development: 'Desarrollo',
    education: 'Educación',
    finance: 'Finanzas',
    infrastructure: 'Infraestructura',
    marketing: 'Marketing',
    media: 'Multimedia',
    productivity: 'Productividad',
    sales: 'Ventas',
    security: 'Seguridad',
    support: 'Soporte',
    writing: 'Redacción',
    other: 'Otros usos',
  },
  search: {
    label: 'Buscar ofertas y herramientas',
    placeholder: 'Facturas, formularios, analítica…',
    submit: 'Buscar',
  },
  home: {
    pageTitle: 'Ofertas de software de por vida',
    title: 'Buen software, pagado una sola vez.',
    lead: '{deals, plural, one {# oferta de por vida} many {# de ofertas de por vida} other {# ofertas de por vida}} en {tools, plural, one {# herramienta} many {# de herramientas} other {# herramientas}}. Sin suscripción, sin renovaciones, nada que cancelar.',
    description:
      'Ofertas de software de por vida: paga una vez y quédatelo. Precios, planes y fechas de fin de un vistazo.',
    pick: {
      why: 'Por qué esta',
      rated:
        '{among, plural, one {La próxima oferta en terminar, y bien valorada: {score} según {votes, plural, one {# persona} many {# de personas} other {# personas}}.} many {La mejor valorada de las próximas # en terminar: {score} según {votes, plural, one {# persona} many {# de personas} other {# personas}}.} other {La mejor valorada de las próximas # en terminar: {score} según {votes, plural, one {# persona} many {# de personas} other {# personas}}.}}',
      saving: 'Ninguna oferta activa rebaja más su precio.',
      rule: 'Elegida por una regla, no por dinero.',
    },
    facts: {
      label: 'Por qué fiarse de esta lista',
      since: 'Publica ofertas desde el {date}.',
      decides: 'Nadie puede comprar un puesto: deciden el fin, la fecha, la valoración y el ahorro.',
      pays: 'Pagas al proveedor, no a nosotros.',
      how: 'Cómo se eligen las ofertas',
    },
    see: 'Ver la oferta',
    ending: 'Terminan esta semana',
    endingNote: 'Cuando se acaba el tiempo, desaparecen.',
    endingAll: 'Todas las que terminan esta semana',
    newest: 'Nuevas',
    newestNote: 'Las últimas en llegar.',
    newestAll: 'Todas las ofertas, de la más nueva a la más antigua',
    savings: 'Ahorros, uno por categoría',
    savingsNote: 'El mayor de cada una, respecto al precio anterior.',
    saved: '{amount} menos',
    savingsAll: 'Todas las ofertas por ahorro',
    categories: 'Por categoría',
    categoriesNote: 'Ofertas activas en cada una.',
    loading: 'Cargando ofertas',
    empty: 'Ahora mismo no hay ninguna oferta activa.',
    emptyAction: 'Ver todas las herramientas',
  },
};
