import { useMediaQuery } from '@mantine/hooks'

const phone = '(max-width: 767px)'

/** Whether the window is a phone's: below 768 px, as in the style sheets. */
export function usePhone(): boolean {
  return useMediaQuery(phone, false, { getInitialValueInEffect: false })
}

export const isPhoneNow = (): boolean => window.matchMedia(phone).matches
