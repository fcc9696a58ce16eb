import { panelCloth } from '../../cloth-facts.ts'
import { turnedWords } from '../../file-side.ts'
import { figure, type SettingsOf, said } from '../setting.ts'

const turned = turnedWords('dye')
const ink = said('ink', 'sublimation dye, four colours', 'colorant de sublimation, quatre couleurs')
const carrier = said('carrier', `transfer paper; ${turned.en}`, `papier transfert; ${turned.fr}`)
const noWhite = said('whiteBase', 'none: dye does not cover', 'aucune\u00a0: le colorant ne couvre pas')

const pressed = (temperature: number, time: number, pressure: number) => [
  figure('pressTemperature', temperature, 'F'),
  figure('pressTime', time, 's'),
  figure('pressPressure', pressure, 'psi'),
]

export const dye: SettingsOf = () => [
  ink,
  carrier,
  noWhite,
  ...pressed(385, 50, 40),
  said('peel', 'hot', 'à chaud'),
]

/** A panel of white polyester that is printed before it is sewn in. */
export const dyedPanel: SettingsOf = () => [
  ink,
  carrier,
  noWhite,
  { key: 'material', words: panelCloth },
  ...pressed(385, 50, 40),
  said(
    'attaching',
    'printed flat before it is cut and sewn in',
    'imprimé à plat avant d’être coupé et cousu',
  ),
]

/** On both faces of a sock, stretched on its form. */
export const dyedKnit: SettingsOf = () => [
  ink,
  carrier,
  noWhite,
  ...pressed(360, 60, 30),
  said(
    'attaching',
    'on the sock’s form, one face after the other',
    'sur la forme de la chaussette, une face après l’autre',
  ),
]
