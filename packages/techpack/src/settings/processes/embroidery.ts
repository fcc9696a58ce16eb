import { cloths } from '@teamloom/embroidery/cloths/index.ts'
import { backingWords, needleWords, toppingWords } from '../../machine/run-sheet-words.ts'
import { figure, type SettingsOf, said } from '../setting.ts'

/** MF7: how a machine is set for the cloth that is sewn on, which its run sheet tells too. */
export const embroidery: SettingsOf = ({ sewnAs }) => {
  const { backing, topping, needle, stitchesPerMinute } = cloths[sewnAs ?? 'jersey']
  return [
    { key: 'backing', words: backingWords[backing] },
    { key: 'topping', words: toppingWords[topping ?? 'none'] },
    { key: 'needle', words: needleWords[needle] },
    said('thread', 'polyester, weight 40; bobbin weight 60', 'polyester, grosseur 40; canette grosseur 60'),
    figure('speed', stitchesPerMinute, 'perMinute'),
  ]
}
