import { expect, test } from 'vitest'
import type { Asked, SettingsOf } from '../setting.ts'
import { defaultText } from '../settings-of.ts'
import { dye, dyedKnit, dyedPanel } from './dye.ts'

const asked: Asked = {
  cloth: { kind: 'polyester', isDark: true, isQuilted: false },
  order: { en: '', fr: '' },
  colorCount: 4,
  label: null,
  needlesRound: () => ({ en: '', fr: '' }),
  isHalftone: false,
  gramsPerM2: null,
  sewnAs: null,
}

const textsOf = (settings: SettingsOf, locale: 'en' | 'fr' = 'en') =>
  Object.fromEntries(settings(asked).map(setting => [setting.key, defaultText(setting, locale)]))

test('TP42: dye goes into polyester at 385 °F for 50 s, into a sock, which would yellow, 25 °F lower for 60 s', () => {
  for (const pressed of [dye, dyedPanel])
    expect(textsOf(pressed)).toMatchObject({
      pressTemperature: '385\u00a0°F (196\u00a0°C)',
      pressTime: '50\u00a0s',
      pressPressure: '40\u00a0psi (2.8\u00a0bar)',
    })
  expect(textsOf(dyedKnit)).toMatchObject({
    pressTemperature: '360\u00a0°F (182\u00a0°C)',
    pressTime: '60\u00a0s',
    pressPressure: '30\u00a0psi (2.1\u00a0bar)',
  })
  expect(textsOf(dye, 'fr').pressPressure).toBe('40\u00a0lb/po² (2,8\u00a0bar)')
})

test('TP42: dye has no white base on any cloth; its paper is mirrored; what is sewn in tells of its cloth and when', () => {
  for (const pressed of [dye, dyedPanel, dyedKnit]) {
    expect(textsOf(pressed).whiteBase).toContain('none')
    expect(textsOf(pressed).carrier).toContain('mirror')
    expect(textsOf(pressed, 'fr').carrier).toContain('miroir')
  }
  expect(Object.keys(textsOf(dye)).at(-1)).toBe('peel')
  expect(textsOf(dyedPanel)).toMatchObject({
    material: 'white polyester jersey, 160\u00a0g/m² (4.7\u00a0oz/yd²)',
    attaching: 'printed flat before it is cut and sewn in',
  })
  expect(textsOf(dyedKnit).attaching).toBe('on the sock’s form, one face after the other')
})
