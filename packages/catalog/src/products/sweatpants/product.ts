import { element, layer, part, style } from '../../build.ts'
import { type ClothStart, clothStyle, topstitchElement } from '../../elements/cloth.ts'
import { cordElements } from '../../elements/cords.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { pocketStyle } from '../../elements/pocket.ts'
import { sweatpantsLocations } from './locations.ts'
import { sweatpantsPrices } from './prices.ts'
import { sweatpantsSizes } from './sizes.ts'

const greyHeather = '1101'
const fleece: ClothStart = { fabric: 'fleece', color: greyHeather }
const ribbing: ClothStart = { fabric: 'ribbing', color: greyHeather }
const legs = { name: 'legs', label: { en: 'Legs', fr: 'Jambes' } }
const waistband = { name: 'waistband', label: { en: 'Waistband', fr: 'Ceinture' } }
const rib = { en: 'Rib', fr: 'Bord-côte' }
const stripe = layer('stripe', { en: 'Stripe', fr: 'Bande' }, 'jersey', '1010', {
  excludeFromInheritance: true,
})

export const sweatpants = defineGarment({
  name: 'sweatpants',
  family: families.sweatpants,
  label: { en: 'Sweatpants', fr: 'Pantalon de molleton' },
  summary: {
    en: 'Rib, elastic or open ankle, side stripe',
    fr: 'Cheville côtelée, élastiquée ou droite, bande latérale',
  },
  cloth: { en: 'Fleece 340 g', fr: 'Molleton 340 g' },
  mainPart: 'legs',
  parts: [
    part('legs', legs.label, [
      element('legs', legs.label, clothStyle('regular', { en: 'Regular', fr: 'Régulier' }, legs, fleece)),
      element(
        'sideStripe',
        { en: 'Side stripe', fr: 'Bande latérale' },
        style('none', { en: 'No stripe', fr: 'Sans bande' }, []),
        style('single', { en: 'Single', fr: 'Simple' }, [stripe], { credits: 2 }),
        style('double', { en: 'Double', fr: 'Double' }, [stripe], { credits: 3 }),
      ),
      topstitchElement('2006'),
    ]),
    part('waist', { en: 'Waist', fr: 'Taille' }, [
      element('waistband', waistband.label, clothStyle('rib', rib, waistband, ribbing)),
      ...cordElements('waist', { cord: '3001', metal: '4001' }),
    ]),
    part('ankles', { en: 'Ankles', fr: 'Chevilles' }, [
      element(
        'ankles',
        { en: 'Ankles', fr: 'Chevilles' },
        clothStyle('rib', rib, { name: 'ankle', label: { en: 'Ankle rib', fr: 'Bord-côte' } }, ribbing),
        style('open', { en: 'Open', fr: 'Droites' }, []),
        style('elastic', { en: 'Elastic', fr: 'Élastiquées' }, []),
      ),
    ]),
    part('pockets', { en: 'Pockets', fr: 'Poches' }, [
      element(
        'sidePockets',
        { en: 'Side pockets', fr: 'Poches latérales' },
        clothStyle(
          'slash',
          { en: 'Slash', fr: 'Passepoilées' },
          { name: 'welt', label: { en: 'Pocket edge', fr: 'Bord de poche' } },
          fleece,
        ),
        style('none', { en: 'No pockets', fr: 'Sans poches' }, []),
      ),
      element(
        'backPocket',
        { en: 'Back pocket', fr: 'Poche arrière' },
        style('none', { en: 'No pocket', fr: 'Sans poche' }, []),
        pocketStyle('patch', { en: 'Patch', fr: 'Plaquée' }, fleece, 2),
      ),
    ]),
  ],
  sizes: sweatpantsSizes,
  locations: sweatpantsLocations,
  pricing: sweatpantsPrices,
})
