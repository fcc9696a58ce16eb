import { useEffect } from 'react'

/** The browser's title while a screen is shown: `Tour hoodie · Teamloom`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Teamloom` : 'Teamloom'
  }, [title])
}
