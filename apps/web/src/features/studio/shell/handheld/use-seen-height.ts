import { useEffect } from 'react'

/** Less than so many pixels are a bar of the browser, no keyboard. */
const leastKeyboard = 120

/**
 * A keyboard on the screen lies over the page: the studio is as high as what is seen above it, and the field that is
 * typed in is in that.
 */
export function useSeenHeight(onKeyboard: (isOpen: boolean) => void): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    let isOpen = false
    const measure = () => {
      const hidden = window.innerHeight - seen.height
      // Where the page is enlarged by two fingers, less of it is seen and none is hidden.
      const has = seen.scale < 1.05 && hidden > leastKeyboard
      if (has) style.setProperty('--seen', `${Math.round(seen.height)}px`)
      else style.removeProperty('--seen')
      if (has !== isOpen) {
        isOpen = has
        onKeyboard(has)
      }
      if (!has) return
      window.scrollTo(0, 0)
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    }
    measure()
    seen.addEventListener('resize', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      style.removeProperty('--seen')
    }
  }, [onKeyboard])
}
