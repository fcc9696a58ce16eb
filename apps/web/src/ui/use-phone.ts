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

/** A laptop at 200 % is 640 px wide, a small tablet upright 744. */
const studioRoom = '(min-width: 640px)'

/** Whether a design can be changed here: the studio folds down to 640 px, below that there is no room for it. */
export function useStudioRoom(): boolean {
  return useMediaQuery(studioRoom, true, { getInitialValueInEffect: false })
}

export const hasStudioRoomNow = (): boolean => window.matchMedia(studioRoom).matches
