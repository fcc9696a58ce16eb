import { useMediaQuery } from '@mantine/hooks'

const phone = '(max-width: 767px)'

/** Whether the window is a phone's: below 768 px, as in the style sheets. */
export function usePhone(): boolean {
  return useMediaQuery(phone, false, { getInitialValueInEffect: false })
}

const narrow = '(max-width: 1179px)'

/** Whether there is no room for a column beside what a screen is about, as in the style sheets. */
export function useNarrow(): boolean {
  return useMediaQuery(narrow, false, { getInitialValueInEffect: false })
}

/** A phone either way round, a tablet upright, a laptop at 200 %. */
const handheld =
  '(max-width: 767px), (max-width: 1024px) and (orientation: portrait), (max-width: 1023px) and (max-height: 499px)'

/** Whether the studio has its panels in a sheet at the foot of the stage. */
export function useHandheld(): boolean {
  return useMediaQuery(handheld, false, { getInitialValueInEffect: false })
}

export const isHandheldNow = (): boolean => window.matchMedia(handheld).matches
