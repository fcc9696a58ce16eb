import { element, style } from '../../build.ts'
import { accent, defineSocks, heelElement, knit, toeElement, zones } from '../../elements/socks.ts'
import { sportSocksLocations } from './locations.ts'
import { sportSocksPrices } from './prices.ts'
import { sportSocksSizes } from './sizes.ts'

const white = '1001'
const navy = '1010'
const silver = '1006'

const stripe = accent('stripe', { fabric: 'sportRib', color: navy })
const second = accent('second', { fabric: 'sportRib', color: navy })
const arch = accent('arch', { fabric: 'sportRib', color: silver })
const terry = { fabric: 'terry', color: white } as const

export const sportSocks = defineSocks({
  name: 'sportSocks',
  label: { en: 'Sport socks', fr: 'Bas de sport' },
  summary: { en: 'Tall ribbed leg, cushioned foot', fr: 'Jambe haute côtelée, pied coussiné' },
  cloth: { en: 'Cotton, polyester and spandex', fr: 'Coton, polyester et spandex' },
  leg: [
    element(
      'leg',
      { en: 'Knit', fr: 'Tricot' },
      knit('leg', 'rib', { en: 'Broad rib', fr: 'Grosses côtes' }, { fabric: 'sportRib', color: white }),
      knit('leg', 'flat', { en: 'Flat', fr: 'Uni' }, { fabric: 'sockKnit', color: white }),
    ),
    element(
      'cuff',
      zones.cuff,
      style('matching', { en: 'Matching', fr: 'Assorti' }, []),
      style('contrast', { en: 'Contrast', fr: 'Contrasté' }, [
        accent('cuff', { fabric: 'sportRib', color: navy }),
      ]),
    ),
    element(
      'stripes',
      { en: 'Stripes', fr: 'Rayures' },
      style('double', { en: 'Two', fr: 'Deux' }, [stripe, second], { credits: 2 }),
      style('single', { en: 'One, wide', fr: 'Une, large' }, [stripe], { credits: 2 }),
      style('triple', { en: 'Three', fr: 'Trois' }, [stripe, second], { credits: 3 }),
      style('none', { en: 'No stripe', fr: 'Sans rayure' }, []),
    ),
  ],
  foot: [
    element(
      'foot',
      { en: 'Sole', fr: 'Semelle' },
      knit('foot', 'terry', { en: 'Cushioned', fr: 'Coussinée' }, terry),
      knit('foot', 'flat', { en: 'Light', fr: 'Légère' }, { fabric: 'sockKnit', color: white }),
    ),
    element(
      'instep',
      zones.instep,
      knit('instep', 'terry', { en: 'Cushioned', fr: 'Coussiné' }, terry),
      knit(
        'instep',
        'mesh',
        { en: 'Vented mesh', fr: 'Aéré' },
        { fabric: 'sockMesh', color: white },
        { credits: 1 },
      ),
    ),
    heelElement({ fabric: 'terry', color: silver }),
    toeElement({ fabric: 'terry', color: silver }),
    element(
      'arch',
      zones.arch,
      style('band', { en: 'Ribbed band', fr: 'Bande côtelée' }, [arch], { credits: 1 }),
      style('stripes', { en: 'Stripes', fr: 'Rayures' }, [arch], { credits: 2 }),
      style('none', { en: 'Plain', fr: 'Unie' }, []),
    ),
  ],
  sizes: sportSocksSizes,
  locations: sportSocksLocations,
  pricing: sportSocksPrices,
})
