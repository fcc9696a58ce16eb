import { embroideryThread } from './embroidery-thread.ts'
import type { MadeSetting } from './settings-of.ts'

/** Undefined where staff write another thread, or nothing is sewn. */
export function threadOf(settings: readonly MadeSetting[]): typeof embroideryThread | undefined {
  const setting = settings.find(({ key }) => key === 'thread')
  return setting?.own === null &&
    'words' in setting.setting &&
    setting.setting.words === embroideryThread.words
    ? embroideryThread
    : undefined
}
