import { cloths } from '@teamloom/embroidery/cloths/index.ts'
import { backingWords, needleWords, toppingWords } from '../../machine/run-sheet-words.ts'
import { embroideryThread } from '../embroidery-thread.ts'
import { figure, type SettingsOf } from '../setting.ts'

/** MF7: how a machine is set for the cloth that is sewn on, which its run sheet tells too. */
export const embroidery: SettingsOf = ({ sewnAs }) => {
  const { backing, topping, needle, stitchesPerMinute } = cloths[sewnAs ?? 'jersey']
  return [
    { key: 'backing', words: backingWords[backing] },
    { key: 'topping', words: toppingWords[topping ?? 'none'] },
    { key: 'needle', words: needleWords[needle] },
    { key: 'thread', words: embroideryThread.words },
    figure('speed', stitchesPerMinute, 'perMinute'),
  ]
}
