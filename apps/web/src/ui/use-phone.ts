import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is a phone's: below 768 px, as in the style sheets. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
}
